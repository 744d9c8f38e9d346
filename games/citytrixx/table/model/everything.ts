import type { View } from '../../rules/index.ts';

/** The table with all hands and concealed cards open, from what each seat sees. */
export function everything(spectator: View, views: readonly View[]): View {
  return {
    ...spectator,
    seats: spectator.seats.map((shown, seat) => {
      const own = views[seat]?.seats[seat];
      return {
        ...shown,
        ...(own?.hand === undefined ? {} : { hand: own.hand }),
        ...(own?.concealed === undefined ? {} : { concealed: own.concealed }),
      };
    }),
  };
}
