import type { Speaker } from '@pentapolis/kernel';
import { Icon, Popover } from '@pentapolis/kit';
import type { ReactNode } from 'react';
import type { Clause } from '../../rules/deals/clauses.ts';
import type { Amounts } from '../../rules/resources.ts';
import { seatsOf } from '../../rules/state.ts';
import { lastTurn, turnOf } from '../../rules/turns.ts';
import type { View } from '../../rules/view.ts';
import {
  everOf,
  lendableOf,
  nameableCards,
  ownedBy,
  promisableOf,
  unbuiltOf,
  withParties,
} from '../model/draft.ts';
import { buildingName, cardName, cellsText, composeKey } from '../model/words.ts';
import { AmountSigns, AmountsField } from '../panels/amounts.tsx';
import { range, SiteSelect, WordSelect } from './fields.tsx';
import { Sentence } from './sentence.tsx';

interface ClauseEditorProps {
  readonly clause: Clause;
  readonly view: View;
  readonly say: Speaker;
  /** Its place is being pointed out in the town. */
  readonly pointing: boolean;
  change(clause: Clause): void;
  remove(): void;
  point(on: boolean): void;
}

/** A clause as a sentence whose words can be changed. */
export function ClauseEditor(props: ClauseEditorProps) {
  const { clause, say, remove } = props;
  return (
    <li className="cte-clause" data-kind={clause.kind}>
      <div className="cte-clause-words">
        <Sentence id={composeKey(clause)} slots={slotsOf(props)} say={say} />
      </div>
      {clause.kind === 'pay' ? <WhileToggle {...props} clause={clause} /> : undefined}
      <button type="button" className="cte-tool" aria-label={say.term('cite.clause.remove')} onClick={remove}>
        <Icon name="cross" size={16} />
      </button>
    </li>
  );
}

function AmountsWord({
  value,
  say,
  change,
}: {
  readonly value: Amounts;
  readonly say: Speaker;
  change(value: Amounts): void;
}) {
  return (
    <Popover
      className="cte-word cte-amounts-word"
      trigger={
        Object.keys(value).length === 0 ? (
          say.term('cite.field.amounts.none')
        ) : (
          <AmountSigns amounts={value} say={say} size={16} />
        )
      }
    >
      <div className="cte cte-form">
        <AmountsField label={say.term('cite.field.amounts')} value={value} say={say} change={change} />
      </div>
    </Popover>
  );
}

function slotsOf(props: ClauseEditorProps): Record<string, ReactNode> {
  const { clause, view, say, change } = props;
  const seats = seatsOf(view);
  const slots: Record<string, ReactNode> = {
    from: (
      <WordSelect
        label={say.term('cite.field.from')}
        value={clause.from}
        options={seats}
        words={say.seat}
        choose={(from) =>
          change(withParties(view, clause, from, clause.to === from ? clause.from : clause.to))
        }
      />
    ),
    to: (
      <WordSelect
        label={say.term('cite.field.to')}
        value={clause.to}
        options={seats.filter((seat) => seat !== clause.from)}
        words={say.seat}
        choose={(to) => change(withParties(view, clause, clause.from, to))}
      />
    ),
  };
  return { ...slots, ...ownSlots(props) };
}

function turnField(
  { view, say }: ClauseEditorProps,
  label: string,
  value: number,
  earliest: number,
  choose: (turn: number) => void,
): ReactNode {
  return (
    <WordSelect
      label={say.term(label)}
      value={value}
      options={range(earliest, lastTurn(view))}
      words={say.number}
      choose={choose}
    />
  );
}

/** The slots that only this kind of clause has. */
function ownSlots(props: ClauseEditorProps): Record<string, ReactNode> {
  const { clause, view, say, change } = props;
  const { from, to } = clause;
  const name = (id: Parameters<typeof buildingName>[0]): string => buildingName(id, say);
  switch (clause.kind) {
    case 'give':
      return {
        amounts: (
          <AmountsWord
            value={clause.amounts}
            say={say}
            change={(amounts) => change({ ...clause, amounts })}
          />
        ),
      };
    case 'card':
      return {
        card: (
          <WordSelect
            label={say.term('cite.field.card')}
            value={clause.card}
            options={nameableCards(view, from)}
            words={(card) => cardName(view, card, say)}
            choose={(card) => change({ ...clause, card })}
          />
        ),
      };
    case 'pay': {
      const { first, last, when } = clause;
      const slots: Record<string, ReactNode> = {
        amounts: (
          <AmountsWord
            value={clause.amounts}
            say={say}
            change={(amounts) => change({ ...clause, amounts })}
          />
        ),
        first: turnField(props, 'cite.field.first', first, turnOf(view, from) + 1, (turn) =>
          change({ ...clause, first: turn, last: Math.max(turn, last) }),
        ),
        last: turnField(props, 'cite.field.last', last, first, (turn) => change({ ...clause, last: turn })),
      };
      if (when === undefined) return slots;
      const site = (part: 'one' | 'other'): ReactNode => (
        <SiteSelect
          label={say.term('cite.field.site')}
          value={when[part]}
          seats={seatsOf(view)}
          say={say}
          buildings={(seat) => everOf(view, seat)}
          choose={(chosen) => change({ ...clause, when: { ...when, [part]: chosen } })}
        />
      );
      return { ...slots, one: site('one'), other: site('other') };
    }
    case 'lend':
      return {
        building: (
          <WordSelect
            label={say.term('cite.field.building')}
            value={clause.building}
            options={lendableOf(view, from)}
            words={name}
            choose={(building) => change({ ...clause, building })}
          />
        ),
        times: (
          <WordSelect
            label={say.term('cite.field.times')}
            value={clause.times}
            options={range(1, 9)}
            words={say.number}
            choose={(times) => change({ ...clause, times })}
          />
        ),
        first: turnField(props, 'cite.field.first', clause.first, turnOf(view, to), (turn) =>
          change({ ...clause, first: turn, last: Math.max(turn, clause.last) }),
        ),
        last: turnField(props, 'cite.field.last', clause.last, clause.first, (turn) =>
          change({ ...clause, last: turn }),
        ),
      };
    case 'place': {
      const { beside } = clause;
      return {
        building: (
          <WordSelect
            label={say.term('cite.field.building')}
            value={clause.building}
            options={promisableOf(view, from)}
            words={name}
            choose={(building) => change({ ...clause, building })}
          />
        ),
        by: turnField(props, 'cite.field.by', clause.by, turnOf(view, from), (by) =>
          change({ ...clause, by }),
        ),
        ...(beside === undefined
          ? { at: <PointButton {...props} /> }
          : {
              beside: (
                <SiteSelect
                  label={say.term('cite.field.site')}
                  value={beside}
                  seats={seatsOf(view)}
                  say={say}
                  buildings={(seat) => everOf(view, seat)}
                  choose={(chosen) => change({ ...clause, beside: chosen })}
                />
              ),
            }),
      };
    }
    case 'refrain':
      return {
        until: turnField(props, 'cite.field.until', clause.until, turnOf(view, from), (until) =>
          change({ ...clause, until }),
        ),
        ...(clause.building === undefined
          ? { cells: <PointButton {...props} /> }
          : {
              building: (
                <WordSelect
                  label={say.term('cite.field.building')}
                  value={clause.building}
                  options={unbuiltOf(view, from)}
                  words={name}
                  choose={(building) => change({ ...clause, building })}
                />
              ),
            }),
      };
    case 'permit':
      return {
        building: (
          <WordSelect
            label={say.term('cite.field.building')}
            value={clause.building}
            options={unbuiltOf(view, to)}
            words={name}
            choose={(building) => change({ ...clause, building })}
          />
        ),
        at: <PointButton {...props} />,
      };
    case 'text':
      return {
        text: (
          <textarea
            className="cte-words-field"
            aria-label={say.term('cite.field.text')}
            rows={2}
            maxLength={200}
            value={clause.text}
            placeholder={say.term('cite.field.text.hint')}
            onChange={({ target }) => change({ ...clause, text: target.value })}
          />
        ),
      };
  }
}

/** Where in the town: a press, then a press there. */
function PointButton({ clause, say, pointing, point }: ClauseEditorProps) {
  return (
    <button type="button" className="cte-word" aria-pressed={pointing} onClick={() => point(!pointing)}>
      <Icon name="pin" size={16} /> {cellsText(clause, say)}
    </button>
  );
}

/** A payment may hang on two buildings standing side by side. */
function WhileToggle({
  clause,
  view,
  say,
  change,
}: ClauseEditorProps & { readonly clause: Extract<Clause, { kind: 'pay' }> }) {
  const { when, from, to } = clause;
  return (
    <label className="cte-check">
      <input
        type="checkbox"
        checked={when !== undefined}
        onChange={({ target }) => {
          const { when: _, ...plain } = clause;
          if (!target.checked) change(plain);
          else
            change({
              ...clause,
              when: {
                one: { owner: to, building: 'mill' },
                other: {
                  owner: from,
                  building: ownedBy(view, from).find((id) => id === 'largeShop') ?? 'smallShop',
                },
              },
            });
        }}
      />
      {say.term('cite.clause.while')}
    </label>
  );
}
