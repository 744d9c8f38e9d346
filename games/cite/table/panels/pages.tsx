import type { Speaker } from '@pentapolis/kernel';
import type { View } from '../../rules/view.ts';
import type { Page } from '../board/board-props.ts';

interface PagesProps {
  readonly view: View;
  readonly own: number | undefined;
  readonly page: Page;
  readonly say: Speaker;
  turnTo(page: Page): void;
}

const PAGES: readonly Page[] = ['town', 'purse', 'deals'];

/** On a phone: which part of the table is in sight. */
export function Pages({ view, own, page, say, turnTo }: PagesProps) {
  const waiting =
    own === undefined
      ? 0
      : view.offers.filter(
          ({ status, parties, signed }) =>
            status === 'open' && parties.includes(own) && !signed.includes(own),
        ).length;
  return (
    <nav className="cte-pages" aria-label={say.term('cite.pages')}>
      {PAGES.filter((name) => name !== 'purse' || own !== undefined).map((name) => (
        <button key={name} type="button" aria-pressed={page === name} onClick={() => turnTo(name)}>
          {say.term(`cite.pages.${name}`)}
          {name === 'deals' && waiting > 0 ? <b>{say.number(waiting)}</b> : undefined}
        </button>
      ))}
    </nav>
  );
}
