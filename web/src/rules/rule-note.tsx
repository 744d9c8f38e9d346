import { useState } from 'react';
import { useWords } from '../text/words.tsx';
import { RuleText } from './rule-text.tsx';
import { findRule, useRulebook } from './use-rulebook.ts';
import './rules.css';

/** "Rule AKR-…": opens the rule on the spot. */
export function RuleNote({ game, rule }: { readonly game: string; readonly rule: string }) {
  const words = useWords();
  const [open, setOpen] = useState(false);
  return (
    <details className="rule-note" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words('create.rule', { rule })}</summary>
      {open && <RuleBody game={game} rule={rule} />}
    </details>
  );
}

function RuleBody({ game, rule }: { readonly game: string; readonly rule: string }) {
  const words = useWords();
  const book = useRulebook(game);
  const found = findRule([...book.game, ...book.table], rule);
  if (found === undefined) return <p>{words(book.isPending ? 'net.loading' : 'rules.unknown')}</p>;
  return (
    <div className="rule-body">
      <h4>{found.title}</h4>
      <RuleText text={found.text} />
    </div>
  );
}
