import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What operators can see of a server: `GET /api/metrics`. Nothing in it names a match or a person. */
export interface Metrics {
  readonly registry: Registry;
  readonly moves: Counter<'outcome'>;
  readonly moveSeconds: Histogram;
  readonly batchSize: Histogram;
  readonly batchSeconds: Histogram;
  readonly thoughtSeconds: Histogram;
  readonly requests: Counter<'method' | 'route' | 'status'>;
  /** What was too much for one client, by what it was. */
  readonly refused: Counter<'kind'>;
  /** Times that an address was shut out. */
  readonly shutOut: Counter;
}

const MILLISECONDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];

/** @param observed gauges that are read when somebody asks */
export function createMetrics(observed: Readonly<Record<'matches' | 'sockets', () => number>>): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  for (const [name, read] of Object.entries(observed)) {
    new Gauge({
      name: `pentapolis_${name}`,
      help: `${name} in memory`,
      registers,
      collect() {
        this.set(read());
      },
    });
  }
  const histogram = (name: string, help: string, buckets = MILLISECONDS): Histogram =>
    new Histogram({ name: `pentapolis_${name}`, help, buckets, registers });
  return {
    registry,
    moves: new Counter({
      name: 'pentapolis_moves_total',
      help: 'moves asked for by people, by outcome',
      labelNames: ['outcome'],
      registers,
    }),
    moveSeconds: histogram('move_seconds', 'from receipt of a move to its durable acknowledgement'),
    batchSize: histogram(
      'batch_size',
      'writes and reads in one transaction',
      [1, 2, 5, 10, 20, 50, 100, 200, 500],
    ),
    batchSeconds: histogram('batch_seconds', 'one transaction with its fsync'),
    thoughtSeconds: histogram('thought_seconds', 'how long a bot thought'),
    requests: new Counter({
      name: 'pentapolis_http_requests_total',
      help: 'HTTP requests',
      labelNames: ['method', 'route', 'status'],
      registers,
    }),
    refused: new Counter({
      name: 'pentapolis_refused_total',
      help: 'what was too much for one client, by what it was',
      labelNames: ['kind'],
      registers,
    }),
    shutOut: new Counter({
      name: 'pentapolis_shut_out_total',
      help: 'times that an address was disconnected and shut out for a while',
      registers,
    }),
  };
}
