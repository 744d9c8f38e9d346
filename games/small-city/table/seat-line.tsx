import { Glyph, type SeatProps } from '@pentapolis/kit';
import type { View } from '../rules/index.ts';
import { CARD_SIGNS } from './art/signs.data.ts';
import { Figure } from './panels/parts.tsx';
import './art/art.css';
import './seat-line.css';

/** A seat's votes, money, pollution, citizens in reserve, card and standing, for the players panel. */
export function SeatLine({ view, seat, say }: SeatProps<View>) {
  const player = view.players[seat];
  if (player === undefined) return undefined;
  const { votes, money, pollution, reserve, card, specialCount } = player;
  return (
    <div className="smc smc-seat-line">
      <Figure sign="votes" shown={say.number(votes)} label={say.term('small-city.votes.count', { votes })} />
      <Figure sign="money" shown={say.number(money)} label={say.term('small-city.dollars', { money })} />
      <Figure
        sign="smoke"
        shown={say.number(pollution)}
        label={say.term('small-city.pollution.count', { pollution, rise: 0 })}
      />
      <Figure
        sign="office"
        shown={say.number(reserve)}
        label={`${say.term('small-city.people.reserve')}: ${say.number(reserve)}`}
      />
      {specialCount === 0 ? undefined : (
        <Figure
          sign="promise"
          shown={say.number(specialCount)}
          label={say.term('small-city.specials', { count: specialCount })}
        />
      )}
      {card === '' ? undefined : (
        <span className="smc-figure" title={say.term(`cardHelp.${card}`)}>
          <Glyph d={CARD_SIGNS[card] ?? ''} size={16} />
          {say.term(`card.${card}`)}
        </span>
      )}
      {view.phase === 'founding' ? undefined : (
        <strong>{say.term('small-city.standing', { total: view.scores[seat]?.total ?? 0 })}</strong>
      )}
      {player.out ? <strong>{say.term('small-city.out')}</strong> : undefined}
    </div>
  );
}
