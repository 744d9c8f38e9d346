import type { Violation } from '@pentapolis/kernel';
import { SeatMark } from '@pentapolis/kit';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { tokensOf } from '../state/seats.ts';
import { useSettings } from '../state/settings.ts';
import { useDraft } from '../state/use-draft.ts';
import { useNow } from '../state/use-now.ts';
import { MomentTime } from '../text/moment-time.tsx';
import { useWords } from '../text/words.tsx';
import type { PanelContext } from './panel-context.ts';
import { useLive } from './use-live-match.ts';
import './chat-panel.css';

const LONGEST = 500;

/** Talk at the table. Whoever holds no seat speaks as a spectator. */
export function ChatPanel({ context }: { readonly context: PanelContext }) {
  const words = useWords();
  const { live, info, viewer, say } = context;
  const lines = useLive(live, ({ chat }) => chat);
  const [text, setText] = useDraft(`chat.${info.id}`);
  const now = useNow();
  const [failure, setFailure] = useState<Violation>();
  const end = useRef<HTMLLIElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line moves the end
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'end' });
  }, [lines.length]);

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const said = text.trim();
    if (said === '') return;
    const token = tokensOf(info.id).find(({ seat }) => seat === viewer)?.token;
    const name = useSettings.getState().name.trim();
    const speaker = token === undefined ? { name } : { token };
    const refused = await live.chat(said, speaker);
    setFailure(refused);
    if (refused === undefined) setText('');
  };

  return (
    <div className="chat">
      <ol className="chat-lines" aria-live="polite">
        {lines.length === 0 && <li className="field-help">{words('chat.empty')}</li>}
        {lines.map((line) => (
          <li key={line.id}>
            <p className="chat-who">
              {line.seat !== undefined && <SeatMark seat={line.seat} size={12} />}
              <span className="name">
                {line.name || (line.seat === undefined ? words('chat.guest') : say.seat(line.seat))}
              </span>
              <MomentTime at={line.at} now={now} />
            </p>
            <p>{line.text}</p>
          </li>
        ))}
        <li ref={end} aria-hidden="true" />
      </ol>
      <form className="chat-form" onSubmit={(event) => void send(event)}>
        <input
          className="input"
          aria-label={words('chat.label')}
          placeholder={words('chat.hint')}
          maxLength={LONGEST}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="button">
          {words('chat.send')}
        </button>
        {failure && <p role="alert">{say.has(failure.key) ? say(failure) : words('net.unreachable')}</p>}
      </form>
    </div>
  );
}
