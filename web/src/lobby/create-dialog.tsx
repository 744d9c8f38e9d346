import { defaultOptions, type Json } from '@pentapolis/kernel';
import type { GameInfo } from '@pentapolis/wire';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { createMatch } from '../net/api.ts';
import { takeSeats } from '../net/salts.ts';
import { changeSettings, useSettings } from '../state/settings.ts';
import { useDraftFields } from '../state/use-draft.ts';
import { useSpeaker, useWords } from '../text/words.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useFailureText } from '../ui/failure-notice.tsx';
import { ComponentsField } from './components-field.tsx';
import { isChanged, OptionEditor, type OptionValues } from './option-editor.tsx';
import { SeatEditor } from './seat-editor.tsx';
import { isLocal, type PlannedSeat, type Preset, planFor, requestFor } from './seat-plan.ts';
import { useCover } from './use-covers.ts';
import { useRules } from './use-rules.ts';
import './create-dialog.css';

export type { Preset } from './seat-plan.ts';

const NO_NAMES: readonly string[] = [];

/** What is filled in here. It survives closing and reloading until the match is made or the sheet is cancelled. */
interface Fields {
  readonly seats: readonly PlannedSeat[];
  readonly values: OptionValues;
  readonly visibility: 'public' | 'private';
  readonly name: string;
}

interface Props {
  readonly game: GameInfo;
  readonly preset: Preset;
  readonly close: () => void;
}

/** Everything about a new match on one sheet. What is wrong is said while it is chosen, with the rule. */
export function CreateDialog({ game, preset, close }: Props) {
  const words = useWords();
  const [, go] = useLocation();
  const rules = useRules(game.id);
  const cover = useCover(game.id);
  const say = useSpeaker(NO_NAMES, rules?.messages, cover?.messages);
  const failureText = useFailureText();
  const [fields, change, forget] = useDraftFields<Fields>(`create.${game.id}.${preset}`, () => ({
    seats: planFor(game, preset, useSettings.getState().name),
    values: {},
    visibility: preset === 'friends' ? 'private' : 'public',
    name: '',
  }));
  const { seats, values, visibility, name } = fields;
  const [components, setComponents] = useState<Json>(); // a file is chosen anew

  const defaults = defaultOptions(game.options, seats.length);
  const replaced = components === undefined ? {} : { components };
  const setup = { seats: seats.length, options: { ...defaults, ...values }, ...replaced };
  const problem = rules?.game.validate(setup);
  const changes = game.options.filter((spec) => isChanged(spec, values, seats.length)).length;
  const waits = seats.some(({ fill }) => fill === 'open');

  const create = useMutation({
    mutationFn: () =>
      createMatch({
        game: game.id,
        seats: seats.map(requestFor),
        options: values,
        ...replaced,
        visibility,
        ...(name.trim() === '' ? {} : { name: name.trim() }),
      }),
    onSuccess: ({ luck, ...seated }) => {
      const own = seats.find(({ fill }) => fill === 'me')?.name.trim();
      if (own) changeSettings({ name: own });
      takeSeats(seated, luck, true);
      forget();
      go(`/m/${seated.match.id}`);
    },
  });

  return (
    <Dialog
      title={cover ? `${words('create.title')} · ${say.term('cover.title')}` : words('create.title')}
      close={close}
      game={game.id}
      footer={
        <>
          <button
            type="button"
            className="button"
            onClick={() => {
              forget();
              close();
            }}
          >
            {words('create.cancel')}
          </button>
          <button
            type="button"
            className="button"
            data-look="accent"
            disabled={problem !== undefined || create.isPending}
            onClick={() => create.mutate()}
          >
            {words(waits ? 'create.start' : 'create.startNow')}
          </button>
        </>
      }
    >
      <div className="create">
        <SeatEditor game={game} seats={seats} change={(next) => change({ seats: next })} />
        {!seats.some(isLocal) && (
          <p className="notice" data-tone="warn">
            {words('create.needsYou')}
          </p>
        )}
        <div className="create-part create-two">
          <fieldset className="field">
            <legend className="field-label">{words('create.visibility')}</legend>
            {(['private', 'public'] as const).map((choice) => (
              <label key={choice} className="option-line">
                <input
                  type="radio"
                  name="visibility"
                  checked={visibility === choice}
                  onChange={() => change({ visibility: choice })}
                />
                {words(`create.${choice}`)}
              </label>
            ))}
          </fieldset>
          <label className="field">
            <span className="field-label">{words('create.tableName')}</span>
            <input
              className="input"
              maxLength={48}
              value={name}
              onChange={(event) => change({ name: event.target.value })}
            />
            <span className="field-help">{words('create.tableNameHint')}</span>
          </label>
        </div>
        <details className="create-options">
          <summary>
            <span>{words('create.options')}</span>
            <span className="field-help">
              {changes === 0
                ? words('create.optionsHelp')
                : words('create.optionsChanged', { count: changes })}
            </span>
          </summary>
          {rules && (
            <div className="create-option-list">
              <OptionEditor
                game={game.id}
                specs={game.options}
                seats={seats.length}
                values={values}
                change={(next) => change({ values: next })}
                say={say}
              />
              <ComponentsField game={rules.game} say={say} change={setComponents} />
            </div>
          )}
        </details>
        {problem && (
          <p className="notice" data-tone="bad" role="alert">
            {say(problem)}
          </p>
        )}
        {create.isError && (
          <p className="notice" data-tone="bad" role="alert">
            {failureText(create.error)}
          </p>
        )}
      </div>
    </Dialog>
  );
}
