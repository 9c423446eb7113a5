import { countOf } from '@/shared/lib/figures';
import type { Openings } from './fit-analysis';

type Position = Openings['positions'][number];

/** "1 to 3 of 8 leave", "3 of 8 leave", "None of 8 leaves" or "Nobody on the roster". */
function leaving({ players, leaveAtLeast, leaveAtMost }: Position): string {
  if (players === 0) return 'Nobody on the roster';
  if (leaveAtMost === 0) return `None of ${players} leaves`;
  if (leaveAtLeast < leaveAtMost) return `${leaveAtLeast} to ${leaveAtMost} of ${players} leave`;
  return `${leaveAtMost} of ${players} ${leaveAtMost === 1 ? 'leaves' : 'leave'}`;
}

const known = (count: number | null) => (count === null ? 'Unknown' : String(count));

/** The openings of a school in words. */
export const openingWords = {
  title: ({ entryYear }: Openings) => (entryYear === null ? 'Openings' : `Openings for fall ${entryYear}`),
  leaving,
  /** Who comes. The number of open places depends on it, so none is shown. */
  coming: ({ incoming, transfers }: Openings) => [
    { label: 'Recruits coming before', value: known(incoming) },
    { label: 'Transfers in and out', value: known(transfers) },
  ],
  /** "The 2025 roster names 112 players."; null without a roster. */
  roster: ({ season, rosterPlayers }: Openings) =>
    season === null || rosterPlayers === null ? null : `The ${season} roster names ${countOf(rosterPlayers, 'player')}.`,
};
