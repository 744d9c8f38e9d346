import type { Fact, Message, Seat } from '@pentapolis/kernel';
import type { CitadelsFact, View } from '../../rules/index.ts';

/** What others did to `own`, as phrases that address it; [] when a step did not touch it. */
export function noticesFor(facts: readonly Fact[], own: Seat, view: View): readonly Message[] {
  return (facts as readonly CitadelsFact[]).flatMap((fact) => {
    const notice = noticeOf(fact, own, view);
    return notice === undefined ? [] : [notice];
  });
}

const told = (kind: string, args: Message['args']): Message => ({ key: `citadels.victim.${kind}`, args });

function noticeOf(fact: CitadelsFact, own: Seat, view: View): Message | undefined {
  switch (fact.kind) {
    case 'found':
      return fact.seat === own ? told('found', { character: fact.character }) : undefined;
    case 'robbed':
      return fact.seat === own ? told('robbed', { by: fact.by, gold: fact.gold }) : undefined;
    case 'swappedHands':
      return fact.other === own ? told('swappedHands', { by: fact.seat }) : undefined;
    case 'looked':
      return fact.other === own ? told('looked', { by: fact.seat }) : undefined;
    case 'cardMoved':
      return fact.seat === own && view.turn?.seat !== own
        ? told('cardMoved', { by: fact.other, card: fact.card })
        : undefined;
    case 'destroyed':
      return fact.other === own && fact.seat !== own
        ? told(fact.by === 'armory' ? 'blownUp' : 'destroyed', { by: fact.seat, card: fact.card })
        : undefined;
    case 'exchanged':
      return fact.other === own
        ? told('exchanged', { by: fact.seat, lost: fact.card, got: fact.own, gold: fact.price })
        : undefined;
    case 'paid':
      return fact.seat === own && fact.why !== 'tribute'
        ? told(fact.why, { by: fact.other, gold: fact.gold })
        : undefined;
    case 'tookOver': {
      const call = view.calls.find(({ character }) => character === fact.character);
      return call?.seat === own ? told('tookOver', { by: fact.seat, character: fact.character }) : undefined;
    }
    case 'crowned':
      return fact.from === own && fact.seat !== own ? told('crowned', { by: fact.seat }) : undefined;
    default:
      return undefined;
  }
}
