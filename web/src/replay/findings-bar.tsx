import { type StartEvent, withholders } from '@pentapolis/kernel';
import { Icon } from '@pentapolis/kit';
import type { ReplayFile } from '@pentapolis/wire';
import type { ReactNode } from 'react';
import { useWords } from '../text/words.tsx';
import { NoteBar } from './note-bar.tsx';
import { CHECKS, type Findings, type OwnPart } from './verify.ts';

interface Props {
  readonly file: ReplayFile;
  readonly findings: Findings;
  /** Absent: this device took no part. */
  readonly own: OwnPart | undefined;
  /** How a seat is called. */
  readonly nameOf: (seat: number) => string;
  /** Shown below the checks. */
  readonly children?: ReactNode;
}

/** What the file says that neither holds nor fails, but has to be known. */
function useRemarks({ file, own, nameOf }: Props): string[] {
  const words = useWords();
  const start = file.events[0] as StartEvent;
  const withheld = withholders(start);
  return [
    ...(own === undefined ? [words('file.noPart')] : []),
    ...(own?.luck?.late ? [words('file.late')] : []),
    ...(withheld.length > 0 ? [words('file.withheld', { names: withheld.map(nameOf) })] : []),
    ...(start.saltCommitments === undefined ? [words('file.oldSalts')] : []),
    ...(start.occupants === undefined ? [words('file.oldNames')] : []),
  ];
}

/** Whether the file holds what it claims, in one line, and each check by itself on request. */
export function FindingsBar(props: Props) {
  const { findings, own, children } = props;
  const words = useWords();
  const remarks = useRemarks(props);
  const checks = CHECKS.filter((check) => findings[check] !== undefined);
  const sound = checks.every((check) => findings[check]);
  const summary = sound ? (own === undefined ? 'file.sound' : 'file.soundOwn') : 'file.unsound';
  return (
    <NoteBar tone={sound ? 'good' : 'bad'} icon={sound ? 'check' : 'cross'}>
      <details>
        <summary>{words(summary)}</summary>
        <ul>
          {checks.map((check) => (
            <li key={check} data-check={check} data-holds={findings[check]}>
              <Icon name={findings[check] ? 'check' : 'cross'} size={16} />
              <span>
                {words(
                  check === 'promise' && own?.luck === undefined
                    ? 'file.check.noPromise'
                    : `file.check.${check}`,
                )}
              </span>
              <span className="unseen">{words(findings[check] ? 'file.holds' : 'file.fails')}</span>
            </li>
          ))}
          {remarks.map((remark) => (
            <li key={remark} className="findings-remark">
              <Icon name="why" size={16} />
              <span>{remark}</span>
            </li>
          ))}
        </ul>
        {children}
      </details>
    </NoteBar>
  );
}
