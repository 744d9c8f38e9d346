import type { StepName } from './state.ts';
import type { Step } from './step.ts';
import { beginYear, dealHands, firstLead, formStacks } from './steps/deal.ts';
import { operate, operatingOrder } from './steps/operate.ts';
import { chooseCompany, dealOrder, setValue } from './steps/set-up.ts';
import { speakingOrder, trade } from './steps/stock.ts';
import { drawForLoser, takeInOrder, takeLast } from './steps/take.ts';
import { nextTrick, playCards, rankCards } from './steps/trick.ts';
import { endYear, gatherCards, scrapTrains } from './steps/year-end.ts';
import type { Phase } from './view.ts';

interface Round {
  readonly phase: Phase;
  /** As the rulebook lists them. */
  readonly steps: readonly Step[];
}

/** The game, from the top: read it beside the rulebook. A step that doesn't lead to the next one says so itself. */
export const GAME: readonly Round[] = [
  // CTX-SETUP, CTX-START: companies, turn order cards, starting values
  { phase: 'setup', steps: [chooseCompany, dealOrder, setValue] },
  // CTX-DEAL: the hands, the stacks, who leads; then per trick CTX-TRICK, CTX-WIN and CTX-USE; nextTrick leads back to playCards
  {
    phase: 'trick',
    steps: [
      beginYear,
      dealHands,
      formStacks,
      firstLead,
      playCards,
      rankCards,
      takeInOrder,
      takeLast,
      drawForLoser,
      nextTrick,
    ],
  },
  // CTX-OPERATE, CTX-VALUE, CTX-DIVIDEND: company by company
  { phase: 'operating', steps: [operatingOrder, operate] },
  // CTX-ORDER, CTX-SELL, CTX-BUY: turn by turn until all have passed in a row
  { phase: 'stock', steps: [speakingOrder, trade] },
  // CTX-END: after the last year nothing is gathered; gatherCards leads back to beginYear
  { phase: 'end', steps: [endYear, scrapTrains, gatherCards] },
  { phase: 'over', steps: [{ name: 'over' }] },
];

const LISTED: readonly { readonly step: Step; readonly phase: Phase }[] = GAME.flatMap(({ phase, steps }) =>
  steps.map((step) => ({ step, phase })),
);

const PLACES: ReadonlyMap<StepName, number> = new Map(LISTED.map(({ step }, place) => [step.name, place]));

const listed = (name: StepName): (typeof LISTED)[number] => LISTED[PLACES.get(name) as number]!;

export const stepNamed = (name: StepName): Step => listed(name).step;

export const phaseOf = (name: StepName): Phase => listed(name).phase;

/** The step listed after this one. */
export const following = (name: StepName): StepName => LISTED[(PLACES.get(name) as number) + 1]!.step.name;
