import {
  type AnyGame,
  isNestedTooDeep,
  isViolation,
  type Json,
  type Speaker,
  type Violation,
} from '@pentapolis/kernel';
import { useId, useState } from 'react';
import { useWords } from '../text/words.tsx';

interface Props {
  readonly game: AnyGame;
  readonly say: Speaker;
  /** Takes what the game's reader accepted; undefined = the game's own. */
  readonly change: (components: Json | undefined) => void;
}

type Trouble = { readonly kind: 'notJson' } | { readonly kind: 'refused'; readonly violation: Violation };

/**
 * For games whose components are reconstructed: who owns the box may bring what is printed in it, as a file. It is read
 * here by the game's own reader, which names the field that is wrong, and again by the server.
 */
export function ComponentsField({ game, say, change }: Props) {
  const words = useWords();
  const id = useId();
  const [trouble, setTrouble] = useState<Trouble>();
  const [name, setName] = useState<string>();
  const { readComponents } = game;
  if (readComponents === undefined) return undefined;

  const take = async (file: File | undefined): Promise<void> => {
    setTrouble(undefined);
    setName(undefined);
    change(undefined);
    if (file === undefined) return;
    const value = await file
      .text()
      .then((text): unknown => JSON.parse(text))
      .catch(() => undefined);
    if (value === undefined || isNestedTooDeep(value)) return setTrouble({ kind: 'notJson' });
    const read = readComponents(value);
    if (isViolation(read)) return setTrouble({ kind: 'refused', violation: read });
    setName(file.name);
    change(read);
  };

  return (
    <div className="create-part field">
      <label className="field-label" htmlFor={id}>
        {words('create.components')}
      </label>
      <p className="field-help" id={`${id}-help`}>
        {words('create.componentsHelp')}
      </p>
      <input
        id={id}
        className="input"
        type="file"
        accept="application/json,.json"
        aria-describedby={`${id}-help`}
        onChange={(event) => void take(event.target.files?.[0])}
      />
      {name !== undefined && <p className="field-help">{words('create.componentsRead', { name })}</p>}
      {trouble !== undefined && (
        <p className="notice" data-tone="bad" role="alert">
          {trouble.kind === 'notJson' ? words('create.componentsNotJson') : say(trouble.violation)}
        </p>
      )}
    </div>
  );
}
