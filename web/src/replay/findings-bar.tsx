import { Icon } from '@pentapolis/kit';
import { useState } from 'react';
import { useWords } from '../text/words.tsx';
import { CHECKS, type Findings } from './verify.ts';

/** Whether the file holds what it claims, in one line, and each check by itself on request. */
export function FindingsBar({ findings }: { readonly findings: Findings }) {
  const words = useWords();
  const [shown, setShown] = useState(true);
  const checks = CHECKS.filter((check) => findings[check] !== undefined);
  const sound = checks.every((check) => findings[check]);
  if (!shown) return undefined;
  return (
    <div className="findings" data-tone={sound ? 'good' : 'bad'} role="status">
      <Icon name={sound ? 'check' : 'cross'} />
      <details>
        <summary>{words(sound ? 'file.sound' : 'file.unsound')}</summary>
        <ul>
          {checks.map((check) => (
            <li key={check}>
              <Icon name={findings[check] ? 'check' : 'cross'} size={16} />
              {words(`file.check.${check}`)}
              <span className="unseen">{words(findings[check] ? 'file.holds' : 'file.fails')}</span>
            </li>
          ))}
        </ul>
      </details>
      <button
        type="button"
        className="button"
        data-look="icon"
        aria-label={words('dialog.close')}
        onClick={() => setShown(false)}
      >
        <Icon name="cross" size={16} />
      </button>
    </div>
  );
}
