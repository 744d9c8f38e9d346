import { proposedSeats } from '@pentapolis/kernel';
import type { GameInfo, SeatRequest } from '@pentapolis/wire';
import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { createMatch } from '../net/api.ts';
import { takeSeats } from '../net/salts.ts';
import { useSettings } from '../state/settings.ts';

/** The strength a newcomer meets first: it plays on, and can be beaten. */
const FIRST_RIVAL = 'citizen';

/** One press from the lobby to a running match: this person against one bot. */
export function usePlayNow(game: GameInfo) {
  const [, go] = useLocation();
  return useMutation({
    mutationFn: () => {
      const name = useSettings.getState().name.trim();
      const level = game.levels.find(({ id }) => id === FIRST_RIVAL) ?? game.levels[0];
      const bots: SeatRequest[] = Array.from({ length: proposedSeats(game.seats) - 1 }, () => ({
        fill: 'bot',
        level: level?.id ?? FIRST_RIVAL,
      }));
      return createMatch({
        game: game.id,
        seats: [{ fill: 'you', ...(name === '' ? {} : { name }) }, ...bots],
        visibility: 'private',
      });
    },
    onSuccess: ({ luck, ...seated }) => {
      takeSeats(seated, luck);
      go(`/m/${seated.match.id}`);
    },
  });
}
