import type { RuleSection } from '@pentapolis/kernel';
import { useEffect, useId, useRef, useState } from 'react';
import { useWords } from '../text/words.tsx';
import { FailureNotice } from '../ui/failure-notice.tsx';
import { RuleText } from './rule-text.tsx';
import { useRulebook } from './use-rulebook.ts';
import './rules.css';

/** Lower case, without accents: "carriere" finds "carrière". */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Sections with the rules that hold every word of the query. */
function search(sections: readonly RuleSection[], query: string): readonly RuleSection[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return sections;
  const holds = (text: string): boolean => wanted.every((word) => plain(text).includes(word));
  return sections
    .map(({ title, rules }) => ({
      title,
      rules: rules.filter((rule) => holds(`${title} ${rule.id} ${rule.title} ${rule.text}`)),
    }))
    .filter(({ rules }) => rules.length > 0);
}

interface Props {
  readonly game: string;
  /** The rule to open the book at. `asked` changes with every request, so that the same rule can be asked for again. */
  readonly at?: { readonly rule: string; readonly asked: number } | undefined;
}

/** The rulebook: searchable, in the person's language, opened at the rule a refusal or a question cites. */
export function RulesPanel({ game, at }: Props) {
  const words = useWords();
  const book = useRulebook(game);
  const [query, setQuery] = useState('');
  const field = useId();
  const current = useRef<HTMLElement>(null);
  const ready = book.data !== undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `at` is a request; the search must not hide what it asks for
  useEffect(() => {
    setQuery('');
  }, [at]);
  useEffect(() => {
    if (at === undefined || !ready) return;
    current.current?.scrollIntoView({ block: 'start' });
    current.current?.focus({ preventScroll: true });
  }, [at, ready]);

  const sections = search([...book.game, ...book.table], query);
  return (
    <div className="rules">
      <div className="rules-search field">
        <label htmlFor={field}>{words('rules.search')}</label>
        <input
          id={field}
          type="search"
          className="input"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </div>
      {book.error && <FailureNotice error={book.error} retry={() => void book.refetch()} />}
      {ready && sections.length === 0 && <p role="status">{words('rules.none', { query })}</p>}
      {sections.map((section) => (
        <section key={section.title} className="rules-section">
          <h3>{section.title}</h3>
          {section.rules.map((rule) => {
            const marked = rule.id === at?.rule;
            return (
              <article
                key={rule.id}
                id={rule.id}
                ref={marked ? current : undefined}
                className="rule"
                data-current={marked || undefined}
                tabIndex={-1}
              >
                <h4>{rule.title}</h4>
                <RuleText text={rule.text} />
                <p className="rule-id">{rule.id}</p>
              </article>
            );
          })}
        </section>
      ))}
    </div>
  );
}
