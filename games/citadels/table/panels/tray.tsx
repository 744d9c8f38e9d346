import type { Speaker } from '@pentapolis/kernel';
import { Popover } from '@pentapolis/kit';
import type { Action, DistrictId, View } from '../../rules/index.ts';
import { Arms, BlankArms } from '../art/emblem.tsx';
import type { BoardProps } from '../board/board-props.ts';
import type { Aiming } from '../board/use-aim.ts';
import { handKey, type Key, offerKey, placeKey } from '../model/keys.ts';
import { type Quote, quote } from '../model/price.ts';
import { Card } from './card.tsx';
import { CharacterHelp } from './help.tsx';

interface TrayProps {
  readonly props: BoardProps;
  readonly own: number;
  readonly aiming: Aiming;
}

/** What only I see: my characters, cards I choose among, my hand. */
export function Tray({ props, own, aiming }: TrayProps) {
  const { frame, say, showRule } = props;
  const { view } = frame;
  const hand = view.seats[own]?.hand ?? [];
  const offer = offerOf(view, own, props.legal);
  const redrawing = aiming.aim.kind === 'redraw';
  const building = view.turn?.seat === own && view.pending.length === 0 && props.legal.length > 0;
  return (
    <div className="cit-tray" data-offer={offer !== undefined}>
      <OwnCharacters view={view} own={own} say={say} showRule={showRule} />
      {offer === undefined ? undefined : (
        <section
          className="cit-row cit-offer"
          data-kind={offer.kind}
          aria-label={say.term(`citadels.offer.${offer.kind}`)}
        >
          <h2>{say.term(`citadels.offer.${offer.kind}`)}</h2>
          <ul data-rove>
            {offer.cards.map((card, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cards on offer stay in place
              <li key={at}>
                <Card
                  district={card}
                  targetKey={offer.kind === 'keep' ? placeKey(at) : offerKey(card)}
                  aiming={aiming}
                  plate={offer.kind === 'pick'}
                  say={say}
                  showRule={showRule}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section
        className="cit-row cit-hand"
        aria-label={say.term('citadels.hand.yours', { hand: hand.length })}
      >
        <h2>{say.term('citadels.hand.yours', { hand: hand.length })}</h2>
        <ul data-rove>
          {hand.map((card, at) => {
            const priced: Quote | undefined = building
              ? quote({ kind: 'build', card }, view, own, props)
              : undefined;
            const key: Key = redrawing ? placeKey(at) : handKey(card);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: the hand is sorted, copies are alike
              <li key={at}>
                <Card
                  district={card}
                  targetKey={key}
                  aiming={aiming}
                  price={priced?.price}
                  refusal={priced?.refusal}
                  say={say}
                  showRule={showRule}
                />
              </li>
            );
          })}
        </ul>
      </section>
    </div>
  );
}

interface Offer {
  readonly kind: 'keep' | 'wizard' | 'pick';
  readonly cards: readonly DistrictId[];
}

/** Cards that lie before `own` to choose among, apart from its hand. */
function offerOf(view: View, own: number, legal: readonly Action[]): Offer | undefined {
  const asked = view.pending.at(-1);
  if (asked?.seat !== own) return undefined;
  if (asked.kind === 'keep') return { kind: 'keep', cards: asked.cards ?? [] };
  if (asked.kind === 'wizard' && asked.other !== undefined)
    return { kind: 'wizard', cards: view.seats[asked.other]?.known ?? [] };
  if (asked.kind === 'pick')
    return { kind: 'pick', cards: legal.flatMap((action) => (action.kind === 'pick' ? [action.card] : [])) };
  return undefined;
}

interface OwnCharactersProps {
  readonly view: View;
  readonly own: number;
  readonly say: Speaker;
  showRule(id: string): void;
}

function OwnCharacters({ view, own, say, showRule }: OwnCharactersProps) {
  const characters = view.seats[own]?.characters ?? [];
  return (
    <section className="cit-row cit-mine" aria-label={say.term('citadels.mine')}>
      <h2>{say.term(characters.length > 1 ? 'citadels.mine.several' : 'citadels.mine')}</h2>
      <ul>
        {characters.map((character) => (
          <li key={character}>
            <Popover
              className="cit-card-button"
              label={`${say.term(`character.${character}`)}. ${say.term(`characterHelp.${character}`)}`}
              trigger={
                <span
                  className="cit-portrait"
                  data-now={view.turn?.seat === own && view.turn.character === character}
                >
                  <Arms character={character} size={56} />
                  <span className="cit-card-name">{say.term(`character.${character}`)}</span>
                  <span className="cit-card-note">{say.term(`characterHelp.${character}`)}</span>
                </span>
              }
            >
              <CharacterHelp character={character} say={say} showRule={showRule} />
            </Popover>
          </li>
        ))}
        {characters.length === 0 ? (
          <li>
            <span className="cit-portrait" data-none>
              <BlankArms size={56} />
              <span className="cit-card-name">{say.term('citadels.mine.none')}</span>
            </span>
          </li>
        ) : undefined}
      </ul>
    </section>
  );
}
