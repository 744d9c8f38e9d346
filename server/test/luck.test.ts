import { chainLink, commitment, namesHold, openMatch, type StartEvent, startEvent } from '@pentapolis/kernel';
import { hush } from '@pentapolis/kernel/toys';
import type { AddedLuck, ReplayFile } from '@pentapolis/wire';
import { describe, expect, it } from 'vitest';
import { info, join, make, post, promise, request, tokenOf } from './support/api.ts';
import { connect } from './support/client.ts';
import { start } from './support/start.ts';

const HERE = { fill: 'you', name: 'Ada' } as const;
const BOT = { fill: 'bot', level: 'master' } as const;
const OPEN = { fill: 'open' } as const;
const body = { game: 'hush', visibility: 'private' };
const closed = (salt: string): AddedLuck => ({ saltCommitment: commitment(salt) });

const tell = (url: string, match: string, ...salts: readonly { token: string; salt: string }[]) =>
  post(`${url}/api/matches/${match}/salts`, { salts });

/** Ends a running match by a seat's leaving and reads what everybody may read then. */
async function replayOf(url: string, match: string, token: string): Promise<ReplayFile> {
  const client = await connect(url);
  await client.watch(match, [token]);
  await client.move(match, token, { kind: 'resign' });
  return (await request(`${url}/api/matches/${match}/replay`)).body;
}

function startOf({ events: [first] }: ReplayFile): StartEvent {
  if (first?.kind !== 'start') throw new Error('no start');
  return first;
}

/** Two people at one table, both with what they add still to be told. */
async function twoClosed(url: string) {
  const ada = await make(url, { seats: [{ ...HERE, ...closed('ada adds') }, OPEN] });
  const bo = await join(url, ada.match.id, 'Bo', undefined, closed('bo adds'));
  return { id: ada.match.id, ada: tokenOf(ada), bo: tokenOf(bo), full: bo.match };
}

describe('every match has a promise and the salts of all who sit down', () => {
  it.each([
    ['nothing', {}],
    ['both', { salt: 'mine', ...closed('mine') }],
  ])('making, joining and a rematch are refused with %s', async (_, luck) => {
    const { url } = await start();
    const wrong = { status: 400, body: { error: { key: 'api.salt' } } };
    const commitment = await promise(url);
    expect(
      await post(`${url}/api/matches`, { ...body, commitment, seats: [{ ...HERE, ...luck }] }),
    ).toMatchObject(wrong);
    const { match, tokens } = await make(url);
    expect(await post(`${url}/api/matches/${match.id}/join`, { name: 'Bo', ...luck })).toMatchObject(wrong);
    expect((await info(url, match.id)).status).toBe('open');
    const bo = await join(url, match.id, 'Bo');
    await replayOf(url, match.id, tokenOf(bo));
    const seats = [{ token: tokens[0]?.token, ...luck }];
    expect(await post(`${url}/api/matches/${match.id}/rematch`, { seats, commitment })).toMatchObject(wrong);
  });

  it('an empty salt, one that is too long and a commitment that is none are refused by name', async () => {
    const { url } = await start();
    for (const luck of [{ salt: '' }, { salt: 'x'.repeat(65) }, { saltCommitment: 'short' }])
      expect(await post(`${url}/api/matches`, { ...body, seats: [{ ...HERE, ...luck }] })).toMatchObject({
        status: 400,
        body: { error: { key: 'api.invalid' } },
      });
  });

  it('luck follows from the promised seed and everybody’s salt, seat by seat', async () => {
    const { url } = await start();
    const promised = await promise(url);
    const seats = [{ ...HERE, salt: 'ada' }, { fill: 'you', name: 'Di', salt: 'di' }, BOT, OPEN];
    const made = (await post(`${url}/api/matches`, { ...body, commitment: promised, seats })).body;
    expect(made.match.commitment).toBe(promised);
    const bo = await join(url, made.match.id, 'Bo', undefined, { salt: 'bo' });
    expect(bo.match.status).toBe('running');
    const client = await connect(url);
    await client.watch(made.match.id, [tokenOf(bo)]);
    for (const token of [made.tokens[0].token, made.tokens[1].token, tokenOf(bo)])
      await client.move(made.match.id, token, { kind: 'resign' });
    const file = (await request(`${url}/api/matches/${made.match.id}/replay`)).body as ReplayFile;
    const first = startOf(file);
    expect(first.salts).toEqual(['ada', 'di', '', 'bo']);
    expect(first.saltCommitments).toEqual(['ada', 'di', '', 'bo'].map((salt) => salt && commitment(salt)));
    expect(first.commitment).toBe(commitment(file.seed));
    expect(first.commitment).toBe(promised);
    expect(first.match).toBe(made.match.id);
    expect(startEvent(hush, first.setup, file.seed, first.salts).outcomes).toEqual(first.outcomes);
    expect(openMatch(hush, first).status).toBe('running');
  });

  it('a salt is not taken at once where no seed was promised before it', async () => {
    const { url } = await start();
    const answer = await post(`${url}/api/matches`, { ...body, seats: [{ ...HERE, salt: 'mine' }, BOT] });
    expect(answer).toMatchObject({ status: 400, body: { error: { key: 'api.promiseFirst' } } });
  });

  it('a promise serves once, and one that nobody made serves never', async () => {
    const { url } = await start();
    const commitment = await promise(url);
    const seats = [{ ...HERE, salt: 'mine' }, BOT];
    expect((await post(`${url}/api/matches`, { ...body, seats, commitment })).status).toBe(201);
    for (const used of [commitment, 'a'.repeat(64)])
      expect(await post(`${url}/api/matches`, { ...body, seats, commitment: used })).toMatchObject({
        status: 409,
        body: { error: { key: 'api.commitment' } },
      });
  });

  it('a rematch has a new promise and new salts of both', async () => {
    const { url } = await start();
    const ada = await make(url);
    const bo = await join(url, ada.match.id, 'Bo');
    await replayOf(url, ada.match.id, tokenOf(bo));
    const again = `${url}/api/matches/${ada.match.id}/rematch`;
    const first = (await post(again, { seats: [{ token: tokenOf(ada), ...closed('ada again') }] })).body;
    const second = (await post(again, { seats: [{ token: tokenOf(bo), ...closed('bo again') }] })).body;
    expect(second.match.id).toBe(first.match.id);
    expect(second.match.commitment).not.toBe(ada.match.commitment);
    const { id } = first.match;
    const adas = { token: first.tokens[0].token, salt: 'ada again' };
    const bos = { token: second.tokens[0].token, salt: 'bo again' };
    await tell(url, id, adas);
    expect((await tell(url, id, bos)).body.status).toBe('running');
    const { salts } = startOf(await replayOf(url, id, bos.token));
    expect(salts).toEqual(['bo again', 'ada again']);
  });

  it('a rematch against bots only takes the promise that was asked for', async () => {
    const { url } = await start();
    const { match, tokens } = await make(url, { seats: [HERE, BOT] });
    await replayOf(url, match.id, tokens[0]?.token ?? '');
    const promised = await promise(url);
    const seats = [{ token: tokens[0]?.token, salt: 'again' }];
    const made = await post(`${url}/api/matches/${match.id}/rematch`, { seats, commitment: promised });
    expect(made.body.match).toMatchObject({ status: 'running', commitment: promised });
  });

  it('a challenge link is a page: fetching it makes no match', async () => {
    const { url } = await start();
    expect((await request(`${url}/challenge/hush/master`)).status).toBe(404); // this server has no pages
    expect((await request(`${url}/api/matches?status=running`)).body.matches).toEqual([]);
  });
});

describe('salts are told when nobody can choose one any more', () => {
  it('the last seat does not begin the match; the last salt does', async () => {
    const { url } = await start();
    const { id, ada, bo, full } = await twoClosed(url);
    expect(full).toMatchObject({
      status: 'open',
      saltsDueAt: expect.any(Number),
      seats: [{ saltCommitment: commitment('ada adds') }, { saltCommitment: commitment('bo adds') }],
    });
    const one = await tell(url, id, { token: bo, salt: 'bo adds' });
    expect(one.body).toMatchObject({ status: 'open', seats: [{}, { saltOpened: true }] });
    expect(one.body.seats[0].saltOpened).toBeUndefined();
    expect(JSON.stringify(one.body)).not.toContain('bo adds');
    const both = await tell(url, id, { token: ada, salt: 'ada adds' });
    expect(both.body.status).toBe('running');
    expect(both.body.saltsDueAt).toBeUndefined();
    const first = startOf(await replayOf(url, id, ada));
    expect(first.salts).toEqual(['ada adds', 'bo adds']);
  });

  it('early ones are refused, so that nobody who comes later can know them', async () => {
    const { url } = await start();
    const ada = await make(url, { seats: [{ ...HERE, ...closed('ada adds') }, OPEN] });
    expect(await tell(url, ada.match.id, { token: tokenOf(ada), salt: 'ada adds' })).toMatchObject({
      status: 409,
      body: { error: { key: 'api.saltsEarly' } },
    });
  });

  it('a salt other than the one committed to is refused: not even who knows all others can choose', async () => {
    const { url } = await start();
    const { id, ada, bo } = await twoClosed(url);
    await tell(url, id, { token: bo, salt: 'bo adds' });
    expect(await tell(url, id, { token: ada, salt: 'something better' })).toMatchObject({
      status: 400,
      body: { error: { key: 'api.saltDiffers', args: { seat: 1 } } },
    });
    expect((await info(url, id)).status).toBe('open');
  });

  it('nobody leaves a full table to come back with another salt', async () => {
    const { url } = await start();
    const { id, ada, bo } = await twoClosed(url);
    await tell(url, id, { token: bo, salt: 'bo adds' });
    const client = await connect(url);
    await client.watch(id, [ada]);
    expect(await client.move(id, ada, { kind: 'resign' })).toMatchObject({ error: { key: 'api.sealed' } });
    expect((await info(url, id)).seats[0]).toMatchObject({ name: 'Ada' });
  });

  it('all salts of a device are taken, or none, and telling them again is harmless', async () => {
    const { url } = await start();
    const two = [
      { ...HERE, ...closed('one') },
      { fill: 'you', name: 'Di', ...closed('two') },
    ] as const;
    const { match, tokens } = await make(url, { seats: [...two, OPEN] });
    const [one = '', other = ''] = tokens.map(({ token }) => token);
    const bo = await join(url, match.id, 'Bo', undefined, { salt: 'bo' });
    const wrong = await tell(url, match.id, { token: one, salt: 'one' }, { token: other, salt: 'no' });
    expect(wrong.status).toBe(400);
    expect((await info(url, match.id)).seats[0]).not.toHaveProperty('saltOpened');
    expect(await tell(url, match.id, { token: tokenOf(bo), salt: 'bo' })).toMatchObject({ status: 200 });
    const both = [
      { token: one, salt: 'one' },
      { token: other, salt: 'two' },
    ];
    expect((await tell(url, match.id, ...both)).body.status).toBe('running');
    expect((await tell(url, match.id, ...both)).body.status).toBe('running');
    expect((await tell(url, match.id, { token: 'x'.repeat(32), salt: 'one' })).body.error.key).toBe(
      'api.token',
    );
  });

  it('a table filled with bots begins with the salt of who made it', async () => {
    const { url } = await start();
    const ada = await make(url, { seats: [{ ...HERE, ...closed('ada adds') }, OPEN] });
    const filled = await post(`${url}/api/matches/${ada.match.id}/bots`, {
      token: tokenOf(ada),
      level: 'master',
    });
    expect(filled.body).toMatchObject({ status: 'open', saltsDueAt: expect.any(Number) });
    expect((await tell(url, ada.match.id, { token: tokenOf(ada), salt: 'ada adds' })).body.status).toBe(
      'running',
    );
  });
});

describe('nobody is made to wait for ever', () => {
  it('a salt that is not told in time is withheld: the seat stays, and the log says so', async () => {
    const { url } = await start({ saltGraceMs: 60 });
    const { id, ada, bo } = await twoClosed(url);
    await tell(url, id, { token: bo, salt: 'bo adds' });
    await expect.poll(async () => (await info(url, id)).status).toBe('running');
    expect(await tell(url, id, { token: ada, salt: 'ada adds' })).toMatchObject({
      status: 409,
      body: { error: { key: 'api.notOpen' } },
    });
    const first = startOf(await replayOf(url, id, ada));
    expect(first.saltCommitments).toEqual([commitment('ada adds'), commitment('bo adds')]);
    expect(first.salts).toEqual(['', 'bo adds']);
  });

  it('a restart between committing and telling loses nothing, and time goes on', async () => {
    const before = await start();
    const { id, ada, bo } = await twoClosed(before.url);
    await tell(before.url, id, { token: bo, salt: 'bo adds' });
    await before.close();
    const patient = await start({ dataDir: before.dataDir });
    expect(await info(patient.url, id)).toMatchObject({ status: 'open', seats: [{}, { saltOpened: true }] });
    await patient.close();
    const hasty = await start({ dataDir: before.dataDir, saltGraceMs: 50 });
    await expect.poll(async () => (await info(hasty.url, id)).status).toBe('running');
    expect(startOf(await replayOf(hasty.url, id, ada)).salts).toEqual(['', 'bo adds']);
  });

  it('after a restart the last salt still begins the match', async () => {
    const before = await start();
    const { id, ada, bo } = await twoClosed(before.url);
    await tell(before.url, id, { token: bo, salt: 'bo adds' });
    await before.close();
    const { url } = await start({ dataDir: before.dataDir });
    expect((await tell(url, id, { token: ada, salt: 'ada adds' })).body.status).toBe('running');
  });
});

describe('who sat where is proven', () => {
  it('names and levels belong to digests in the chain, also of a seat that a bot plays on', async () => {
    const { url } = await start();
    const ada = await make(url, { seats: [HERE, OPEN, BOT] });
    const bo = await join(url, ada.match.id, 'Bo');
    const client = await connect(url);
    await client.watch(ada.match.id, [tokenOf(bo)]);
    await client.move(ada.match.id, tokenOf(bo), { kind: 'resign' });
    expect((await info(url, ada.match.id)).seats[1]).toMatchObject({ filled: 'bot', insteadOf: 'Bo' });
    const file = await replayOf(url, ada.match.id, tokenOf(ada));
    const first = startOf(file);
    expect(file.names).toEqual(['Ada', 'Bo', 'Agrippa']);
    expect(file.occupants?.map(({ level }) => level)).toEqual([undefined, undefined, 'master']);
    expect(new Set(file.occupants?.map(({ nonce }) => nonce)).size).toBe(3);
    expect(namesHold(first, file.names, file.occupants)).toBe(true);
    expect(namesHold(first, ['Ada', 'Eve', 'Agrippa'], file.occupants)).toBe(false);
    expect(file.chain[0]).toBe(chainLink('', first));
    for (const name of ['Ada', 'Bo', 'Agrippa']) expect(JSON.stringify(file.events)).not.toContain(name);
  });
});
