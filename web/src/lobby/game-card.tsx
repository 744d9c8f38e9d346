import { proposedSeats } from '@pentapolis/kernel';
import { Glyph } from '@pentapolis/kit';
import type { GameInfo } from '@pentapolis/wire';
import { useId } from 'react';
import { Link } from 'wouter';
import { changeSettings, useSettings } from '../state/settings.ts';
import { useSpeaker, useWords } from '../text/words.tsx';
import { useFailureText } from '../ui/failure-notice.tsx';
import { SIGNS } from '../ui/signs.data.ts';
import type { Preset } from './create-dialog.tsx';
import { useCover } from './use-covers.ts';
import { usePlayNow } from './use-play-now.ts';
import './game-card.css';

const NO_NAMES: readonly string[] = [];

interface Props {
  readonly game: GameInfo;
  /** The card that also asks for the name; one is enough. */
  readonly first: boolean;
  readonly create: (preset: Preset) => void;
}

/** A game as a picture, one sentence, and the two ways in. */
export function GameCard({ game, first, create }: Props) {
  const words = useWords();
  const cover = useCover(game.id);
  const say = useSpeaker(NO_NAMES, cover?.messages);
  const name = useSettings((settings) => settings.name);
  const playNow = usePlayNow(game);
  const failureText = useFailureText();
  const title = useId();
  const nameField = useId();
  const solo = game.seats.min === 1;
  const fewer = !solo && game.seats.min < proposedSeats(game.seats);
  return (
    <section
      className="game-card"
      data-game={game.id}
      aria-labelledby={title}
      aria-busy={cover === undefined}
    >
      <div className="game-picture">{cover && <cover.Picture />}</div>
      <div className="game-words">
        <h2 id={title}>{cover ? say.term('cover.title') : game.id}</h2>
        <p className="game-sentence">{cover && say.term('cover.sentence')}</p>
        <p className="game-about">{cover && say.term('cover.about')}</p>
        <ul className="game-facts">
          <li>
            <Glyph d={SIGNS.people} size={18} />
            {words('lobby.players', { min: proposedSeats(game.seats), max: game.seats.max })}
            {solo && <span>({words('lobby.alone')})</span>}
            {fewer && <span>({words('lobby.fewer', { min: game.seats.min })})</span>}
          </li>
          {cover && (
            <li>
              <Glyph d={SIGNS.clock} size={18} />
              {words('lobby.minutes', { from: cover.minutes[0], to: cover.minutes[1] })}
            </li>
          )}
        </ul>
        <form
          className="game-actions"
          onSubmit={(event) => {
            event.preventDefault();
            playNow.mutate();
          }}
        >
          {first && (
            <>
              <label htmlFor={nameField}>
                {words('lobby.name')} <span className="field-help">({words('lobby.nameHint')})</span>
              </label>
              <input
                id={nameField}
                className="input"
                value={name}
                maxLength={24}
                autoComplete="nickname"
                onChange={(event) => changeSettings({ name: event.target.value })}
              />
            </>
          )}
          <button
            type="submit"
            className="button"
            data-look="accent"
            data-size="large"
            disabled={playNow.isPending}
          >
            <Glyph d={SIGNS.play} />
            {words('lobby.playNow')}
          </button>
          <button type="button" className="button" data-size="large" onClick={() => create('friends')}>
            <Glyph d={SIGNS.link} />
            {words('lobby.invite')}
          </button>
        </form>
        {playNow.isError && (
          <p role="alert" className="game-problem">
            {failureText(playNow.error)}
          </p>
        )}
        <p className="game-more">
          <button type="button" className="link-button" onClick={() => create('custom')}>
            {words('lobby.custom')}
          </button>
          <Link href={`/pad/${game.id}`}>{words('lobby.pad')}</Link>
        </p>
        {cover && (
          <p className="game-credit">
            {words('lobby.credit', { authors: cover.credits.authors, publisher: cover.credits.publisher })}
          </p>
        )}
      </div>
    </section>
  );
}
