import type { Decision, Fact } from '../game.ts';
import { canonicalJson } from '../json.ts';
import type { Message } from '../text.ts';
import { notPlain } from './plain.ts';
import { oneOf, some } from './sample.ts';
import type { Scene } from './scene.ts';
import { unspeakable } from './vocabulary.ts';

/** Decisions and actions at a position have words. */
export function checkQuestions(scene: Scene, decision: Decision, list: readonly unknown[]): void {
  const { words } = scene;
  if (words === undefined) return;
  const { game } = scene.match;
  scene.verify('describes', () => unspeakable(words, game.describeDecision(decision)));
  for (const action of some(list, 3, scene.chance))
    scene.verify('describes', () => unspeakable(words, game.describeAction(action)));
}

/** What was told has words. */
export function checkTold(scene: Scene, facts: readonly Fact[]): void {
  const { words } = scene;
  if (words === undefined) return;
  for (const fact of facts)
    scene.verify('describes', () =>
      unspeakable(
        words,
        fact.kind.startsWith('match.')
          ? { key: fact.kind, args: { ...fact } as Message['args'] }
          : scene.match.game.describeFact(fact),
      ),
    );
}

/** Actions survive being written as text, no two read alike, and text that is no action is none. */
export function checkNotation(scene: Scene, list: readonly unknown[]): void {
  const { game } = scene.match;
  scene.verify('notation', () => {
    const written = new Map<string, string>();
    for (const action of some(list, scene.effort.listed, scene.chance)) {
      const name = canonicalJson(action);
      const text: string = game.format(action);
      const other = written.get(text);
      if (other !== undefined) return `${name} and ${other} are both written ${text}`;
      written.set(text, name);
      const back = game.parse(text);
      if (back === undefined || canonicalJson(back) !== name)
        return `${name} is written ${text} and read as ${back === undefined ? 'nothing' : canonicalJson(back)}`;
    }
    const text: string = game.format(oneOf(list, scene.chance));
    for (const wrong of [
      '',
      ' ',
      'undefined',
      text.slice(0, scene.chance.pick(text.length)),
      `${text}${text}`,
      `${text}!`,
    ]) {
      const back = game.parse(wrong);
      if (back !== undefined && (notPlain(back) !== undefined || game.parse(game.format(back)) === undefined))
        return `"${wrong}" is read as ${JSON.stringify(back)}, which is no action`;
    }
    return undefined;
  });
}
