import type { Standing } from '../own/standing.ts';
import type { OwnMatch } from '../state/own-match.ts';
import { dropMatch, takeBackMatch, useForgottenMatches } from '../state/seats.ts';
import { useWords } from '../text/words.tsx';
import { useStandingName } from './unknown-row.tsx';

/** Says which match has just left the list, and undoes it. */
export function TakeBack({ standing, done }: { readonly standing: Standing; readonly done: () => void }) {
  const words = useWords();
  const name = useStandingName(standing);
  return (
    <div className="notice own-removed" role="status">
      <p>{words('lobby.removed', { name })}</p>
      <button
        type="button"
        className="button"
        onClick={() => {
          takeBackMatch(standing.own.id);
          done();
        }}
      >
        {words('lobby.takeBack')}
      </button>
    </div>
  );
}

/** Where matches taken off the list can be found again for a while. */
export function ForgottenMatches() {
  const words = useWords();
  const forgotten = useForgottenMatches();
  if (forgotten.length === 0) return undefined;
  return (
    <details className="own-over">
      <summary>
        {words('lobby.forgotten')} <span className="numbers">({forgotten.length})</span>
      </summary>
      <p className="field-help">{words('lobby.forgottenHelp')}</p>
      <ul className="match-list own-match-list">
        {forgotten.map((own) => (
          <ForgottenRow key={own.id} own={own} />
        ))}
      </ul>
    </details>
  );
}

function ForgottenRow({ own }: { readonly own: OwnMatch }) {
  const words = useWords();
  const name = useStandingName({ own });
  return (
    <li className="match-row">
      <p className="name">{name}</p>
      <div className="match-row-action">
        <button
          type="button"
          className="button"
          aria-label={words('lobby.takeBackOf', { name })}
          onClick={() => takeBackMatch(own.id)}
        >
          {words('lobby.takeBack')}
        </button>
        <button
          type="button"
          className="button"
          data-look="quiet"
          aria-label={words('lobby.drop', { name })}
          onClick={() => dropMatch(own.id)}
        >
          {words('lobby.dropShort')}
        </button>
      </div>
    </li>
  );
}
