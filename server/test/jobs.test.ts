import { expect, test } from 'vitest';
import { localJobs } from '../src/jobs/local.ts';
import { jobsSuite } from './jobs.suite.ts';
import { until } from './support/until.ts';

jobsSuite('Jobs of this process', async () => localJobs({ onError: () => undefined, retryMs: 5 }));

test('what fails is told, also when nobody handles it', async () => {
  const told: string[] = [];
  const jobs = localJobs({ onError: (error) => told.push(String(error)), retryMs: 10_000 });
  jobs.schedule({ key: 'a', kind: 'unknown', inMs: 0, match: 'm' });
  await until(() => expect(told).toEqual(['Error: nobody handles jobs of kind unknown']));
  await jobs.close();
});
