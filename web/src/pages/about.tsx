import { type GameInfo, pages } from '@pentapolis/wire';
import { useQuery } from '@tanstack/react-query';
import { levelHelp, levelName } from '../lobby/level-help.ts';
import { useCover } from '../lobby/use-covers.ts';
import { getGames } from '../net/api.ts';
import { useSpeaker, useWords } from '../text/words.tsx';
import { SiteFrame } from '../ui/site-frame.tsx';
import { useTitle } from '../ui/use-title.ts';
import './pages.css';

const NO_NAMES: readonly string[] = [];

function Credit({ game }: { readonly game: string }) {
  const words = useWords();
  const cover = useCover(game);
  const say = useSpeaker(NO_NAMES, cover?.messages);
  if (cover === undefined) return undefined;
  return (
    <li data-game={game}>
      <h3>{say.term('cover.title')}</h3>
      <p>{words('lobby.credit', { authors: cover.credits.authors, publisher: cover.credits.publisher })}.</p>
      <p>{say.term('cover.about')}</p>
      <p className="field-help">{words('about.box', { publisher: cover.credits.publisher })}</p>
    </li>
  );
}

/** Links that anybody may pass on: opened, they begin a match against that bot. */
function Challenges({ game }: { readonly game: GameInfo }) {
  const words = useWords();
  const cover = useCover(game.id);
  const say = useSpeaker(NO_NAMES, cover?.messages);
  if (cover === undefined) return undefined;
  return (
    <div>
      <p>{words('about.challenge', { game: say.term('cover.title') })}</p>
      <ul className="page-bots">
        {game.levels.map((level) => (
          <li key={level.id}>
            <a href={pages.challenge(game.id, level.id)}>{levelName(level.id, words)}</a>
            <span className="field-help">{levelHelp(level, words)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What this is, whose the games are, how luck and secrets are kept honest, and the keys. */
export function AboutPage() {
  const words = useWords();
  useTitle(`${words('site.about')} · ${words('site.name')}`);
  const { data: games } = useQuery({ queryKey: ['games'], queryFn: getGames, staleTime: 60_000 });
  return (
    <SiteFrame>
      <article className="page">
        <h1>{words('about.title')}</h1>
        <p className="page-lead">{words('about.lead')}</p>
        <h2>{words('about.whose')}</h2>
        <p>{words('about.independent')}</p>
        <ul className="page-credits">
          {games?.map(({ id }) => (
            <Credit key={id} game={id} />
          ))}
        </ul>
        <h2>{words('about.fair')}</h2>
        <p>{words('about.luck')}</p>
        <p>{words('about.luckProven')}</p>
        <p>{words('about.luckNot')}</p>
        <p>{words('about.secrets')}</p>
        <h2>{words('about.bots')}</h2>
        <p>{words('about.botsText')}</p>
        {games?.map((game) => (
          <Challenges key={game.id} game={game} />
        ))}
        <h2>{words('about.privacy')}</h2>
        <p>{words('about.privacyText')}</p>
        <h2>{words('about.keys')}</h2>
        <dl className="page-keys">
          {(['w', 'esc', 'arrows', 'tab'] as const).map((key) => (
            <div key={key}>
              <dt>
                <kbd>{words(`about.key.${key}`)}</kbd>
              </dt>
              <dd>{words(`about.key.${key}.does`)}</dd>
            </div>
          ))}
        </dl>
        <p className="field-help">{words('about.fonts')}</p>
      </article>
    </SiteFrame>
  );
}
