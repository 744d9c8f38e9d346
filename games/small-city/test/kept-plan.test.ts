import { afterEach, expect, it, vi } from 'vitest';
import { remembered } from '../table/board/use-plan.ts';

const kept = (text: string | null): unknown => {
  vi.stubGlobal('sessionStorage', { getItem: () => text });
  return remembered('any');
};
afterEach(() => vi.unstubAllGlobals());

it('a plan that was kept comes back as far as it can be read', () => {
  const expand = { do: 'expand' };
  expect(kept(JSON.stringify([expand, expand]))).toEqual([expand, expand]);
  expect(kept(JSON.stringify([expand, { do: 'fly' }, expand]))).toEqual([expand]);
  for (const text of [null, '', 'null', '7', '{}', '{"0":{}}', '[null]', '[[[]]]', '[{"do":"expand"'])
    expect(kept(text)).toEqual([]);
});
