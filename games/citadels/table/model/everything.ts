import type { DistrictId, View } from '../../rules/index.ts';

/** What a card under the Museum is, if anybody knows. */
const known = (views: readonly View[], seat: number, at: number): DistrictId | 'hidden' =>
  views.map((view) => view.seats[seat]?.museum[at]).find((card) => card !== undefined && card !== 'hidden') ??
  'hidden';

/** The table with all hands and characters open, from what each seat sees. */
export function everything(spectator: View, views: readonly View[]): View {
  const choosing = views.find(({ draft }) => draft.offered !== undefined)?.draft.offered;
  return {
    ...spectator,
    draft: { ...spectator.draft, ...(choosing === undefined ? {} : { offered: choosing }) },
    seats: spectator.seats.map((shown, seat) => {
      const own = views[seat]?.seats[seat];
      return {
        ...shown,
        ...(own?.hand === undefined ? {} : { hand: own.hand }),
        ...(own?.characters === undefined ? {} : { characters: own.characters }),
        museum: shown.museum.map((_, at) => known(views, seat, at)),
      };
    }),
  };
}
