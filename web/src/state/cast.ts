import type { MatchInfo, SeatInfo } from '@pentapolis/wire';
import { useMemo } from 'react';
import { plainSpeaker, useLanguage } from '../text/words.tsx';

function givenName(seat: SeatInfo): string {
  return seat.filled === 'open' ? '' : seat.name;
}

/** Display names by seat, "Player 2" where nobody gave one. The same array for as long as nobody is renamed. */
export function useCast(info: MatchInfo): readonly string[] {
  return useShownNames(info.seats.map(givenName));
}

/** As {@link useCast}, from the names as they were given; '' where there is none. */
export function useShownNames(names: readonly string[]): readonly string[] {
  const language = useLanguage();
  const given = JSON.stringify(names);
  return useMemo(() => {
    const { seat: numbered } = plainSpeaker(language);
    return (JSON.parse(given) as string[]).map((name, seat) => name || numbered(seat));
  }, [given, language]);
}
