import type { AnyMatch } from '@pentapolis/kernel';

/**
 * Does a bot that is asked agree to the pending request to take back? Yes as long as nothing hidden was shown to anybody
 * since: then the same moves can be played again and nobody is better off. Otherwise no: a bot can't judge who gained.
 */
export function agreesToUndo({ undo, path }: Pick<AnyMatch, 'undo' | 'path'>): boolean {
  return undo !== undefined && path.every(({ event, learnt }) => event.seq < undo.to || learnt.length === 0);
}
