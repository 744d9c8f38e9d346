import { type Chance, fastChance } from '@pentapolis/kernel';
import type { Client } from './client.ts';

/** Somebody at a table. */
export interface Person {
  readonly client: Client;
  readonly seat: number;
  readonly token: string;
}

/** Everybody plays anything legal, as it comes to them, until the match is over. */
export async function playToTheEnd(match: string, people: readonly Person[], chance: Chance = fastChance(5)) {
  await Promise.all(
    people.map(async ({ client, seat, token }) => {
      for (;;) {
        await client.until(
          () => client.as(seat).frame.status !== 'running' || client.as(seat).frame.decision !== undefined,
          `a question to seat ${seat}`,
        );
        if (client.as(seat).frame.status !== 'running') return;
        const reply = await client.move(match, token, client.anyMove(seat, chance));
        if (!reply.ok) throw new Error(JSON.stringify(reply));
        const { n } = reply;
        await client.until(() => client.as(seat).n >= n, 'the step of the own move');
      }
    }),
  );
}
