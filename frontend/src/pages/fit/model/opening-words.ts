import { countOf } from '@/shared/lib/figures';
import { dayWords } from '@/shared/lib/dates';
import type { Openings } from './fit-analysis';

type Position = Openings['positions'][number];

/** "1 to 3 of 8 leave", "3 of 8 leave", "None of 8 leaves" or "No players on the roster". */
function leaving({ players, leaveAtLeast, leaveAtMost }: Position): string {
  if (players === 0) return 'No players on the roster';
  if (leaveAtMost === 0) return `None of ${players} leaves`;
  if (leaveAtLeast < leaveAtMost) return `${leaveAtLeast} to ${leaveAtMost} of ${players} leave`;
  return `${leaveAtMost} of ${players} ${leaveAtMost === 1 ? 'leaves' : 'leave'}`;
}

function recruits({ incoming }: Openings): string {
  return incoming === null ? 'Unknown' : `${incoming.players} named${atYours(incoming.own)}`;
}

function transfers({ transfers: moved }: Openings): string {
  return moved === null ? 'Unknown' : `${moved.in} in, ${moved.out} out${atYours(moved.ownIn)}`;
}

const atYours = (own: number) => (own === 0 ? '' : `, ${own} at your position`);

/** Texts for the openings of a school. */
export const openingWords = {
  title: ({ entryYear }: Openings) => (entryYear === null ? 'Openings' : `Openings for fall ${entryYear}`),
  leaving,
  /** Who comes. The number of open places depends on it, so none is shown. */
  coming: (openings: Openings) => [
    { label: 'Recruits coming by then', value: recruits(openings) },
    { label: 'Transfers in and out', value: transfers(openings) },
  ],
  /** Where that is from: "Named in commits.csv, loaded on November 21, 2026. Others may come."; null while nothing is known. */
  origin: ({ incoming, transfers: moved }: Openings): string | null => {
    const files = [incoming, moved].filter((one) => one !== null);
    const [first] = files.map(({ asOf }) => asOf).sort();
    if (first === undefined) return null;
    return `Named in ${[...new Set(files.map(({ source }) => source))].join(', ')}, loaded on ${dayWords(first)}. Others may come.`;
  },
  /** "The 2025 roster names 112 players."; null without a roster. */
  roster: ({ season, rosterPlayers }: Openings) =>
    season === null || rosterPlayers === null ? null : `The ${season} roster names ${countOf(rosterPlayers, 'player')}.`,
};
