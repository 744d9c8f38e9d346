import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Job, Jobs } from '../src/jobs/jobs.ts';
import { until } from './support/until.ts';

/** What every adapter of the Jobs port has to do. Its first pause before a repetition must be short. */
export function jobsSuite(name: string, open: () => Promise<Jobs>): void {
  const job = (key: string, inMs = 0, kind = 'do'): Job => ({ key, kind, inMs, match: 'm' });

  describe(name, () => {
    test('does things when they are due, not before', async () => {
      const jobs = await open();
      const done: { key: string; late: boolean }[] = [];
      const start = performance.now();
      jobs.handle(
        'do',
        async ({ key, inMs }) => void done.push({ key, late: performance.now() >= start + inMs - 1 }),
      );
      jobs.schedule(job('later', 60));
      jobs.schedule(job('now'));
      await until(() => expect(done.map(({ key }) => key)).toEqual(['now', 'later']));
      expect(done.every(({ late }) => late)).toBe(true);
      await jobs.close();
    });

    test.each([-3_600_000, 3_600_000])('a wall clock set by %i ms moves no job', async (byMs) => {
      const jobs = await open();
      const done: string[] = [];
      jobs.handle('do', async ({ key }) => {
        if (!done.includes(key)) {
          done.push(key);
          if (key === 'fails') throw new Error('the first time');
        } else done.push(`${key} again`);
      });
      jobs.schedule(job('soon', 30));
      jobs.schedule(job('later', 60_000));
      jobs.schedule(job('fails', 20));
      const wall = Date.now;
      vi.spyOn(Date, 'now').mockImplementation(() => wall() + byMs);
      onTestFinished(() => void vi.restoreAllMocks());
      jobs.schedule(job('after', 40));
      await until(() => expect(done.toSorted()).toEqual(['after', 'fails', 'fails again', 'soon']));
      await jobs.close();
    });

    test('a job replaces the waiting one of its key; a cancelled one is not done', async () => {
      const jobs = await open();
      const done: Job[] = [];
      jobs.handle('do', async (due) => void done.push(due));
      jobs.schedule(job('a', 10_000));
      jobs.schedule({ ...job('a'), seat: 1 });
      jobs.schedule(job('b', 20));
      jobs.cancel('b');
      jobs.schedule(job('c', 40));
      await until(() => expect(done.map(({ key }) => key)).toEqual(['a', 'c']));
      expect(done[0]?.seat).toBe(1);
      await jobs.close();
    });

    test('one key is never done twice at a time; what is scheduled meanwhile is done afterwards', async () => {
      const jobs = await open();
      let running = 0;
      let most = 0;
      let runs = 0;
      jobs.handle('do', async () => {
        most = Math.max(most, ++running);
        if (++runs === 1) jobs.schedule(job('a'));
        await new Promise((resolve) => setTimeout(resolve, 30));
        running--;
      });
      jobs.schedule(job('a'));
      await until(() => expect(runs).toBe(2));
      expect(most).toBe(1);
      await jobs.close();
    });

    test('what fails is done again until it succeeds, or is cancelled', async () => {
      const jobs = await open();
      const tries = { a: 0, b: 0 };
      jobs.handle('do', async ({ key }) => {
        if (++tries[key as 'a' | 'b'] < 3) throw new Error('not yet');
      });
      jobs.handle('never', async () => {
        tries.b++;
        jobs.cancel('b');
        throw new Error('never');
      });
      jobs.schedule(job('b', 0, 'never'));
      jobs.schedule(job('a'));
      await until(() => expect(tries.a).toBe(3));
      expect(tries.b).toBe(1);
      await jobs.close();
    });

    test('closing waits for what runs and begins nothing more', async () => {
      const jobs = await open();
      let done = 0;
      let began: () => void = () => undefined;
      const begun = new Promise<void>((resolve) => {
        began = resolve;
      });
      jobs.handle('do', async () => {
        began();
        await new Promise((resolve) => setTimeout(resolve, 30));
        done++;
      });
      jobs.schedule(job('a'));
      jobs.schedule(job('b', 50));
      await begun;
      await jobs.close();
      expect(done).toBe(1);
      jobs.schedule(job('c'));
      await new Promise((resolve) => setTimeout(resolve, 80));
      expect(done).toBe(1);
    });
  });
}
