import type { FitRoster } from '../fit-school.js';

/** College rosters hold about a hundred; fewer than this are cut short. */
export const FEWEST_PLAYERS = 40;
/** A roster of two seasons ago counts half, an older one not at all. */
const HALF_FROM = 2;

/** The youngest players of a roster leave four years after its season began. */
const LAST_CLASS = 4;

/** How many players the roster names. */
export const playersOn = ({ counts }: FitRoster) => counts.reduce((sum, { players }) => sum + players, 0);

/** Whether the roster names so few players that no need can be read from it. */
export const isIncomplete = (roster: FitRoster) => playersOn(roster) < FEWEST_PLAYERS;

/** How much a roster counts for the need: 1, a half from two seasons ago, 0 when it is older. */
export function rosterShare({ season }: FitRoster, currentSeason: number): number {
  const age = currentSeason - season;
  if (age > HALF_FROM) return 0;
  return age === HALF_FROM ? 0.5 : 1;
}

/** What to keep in mind with a roster: its age, or that it is incomplete. Null when nothing. */
export function rosterCaution(roster: FitRoster, currentSeason: number): string | null {
  const players = playersOn(roster);
  const cautions = [
    ageSentence(roster, currentSeason),
    isIncomplete(roster)
      ? `The roster is incomplete: it names ${players} ${players === 1 ? 'player' : 'players'}, and need is counted from ${FEWEST_PLAYERS} on.`
      : null,
  ].filter((one) => one !== null);
  return cautions.length === 0 ? null : cautions.join(' ');
}

function ageSentence(roster: FitRoster, currentSeason: number): string | null {
  const age = currentSeason - roster.season;
  if (age < HALF_FROM) return null;
  return `This roster is ${age} seasons old, so it counts ${rosterShare(roster, currentSeason) > 0 ? 'half' : 'nothing'}.`;
}

/** Why nothing can be read from the roster, and what follows; null when something can. */
export function unusableRoster(roster: FitRoster, currentSeason: number, so: string): string | null {
  if (!isIncomplete(roster) && rosterShare(roster, currentSeason) > 0) return null;
  return `${rosterCaution(roster, currentSeason)} So ${so}.`;
}

/** Returns a sentence when the fall is too late for the roster, with the consequence; null when it is not. */
export function tooFar({ season }: FitRoster, entry: number, so: string): string | null {
  if (entry <= season + LAST_CLASS) return null;
  return `You would start in fall ${entry}. Everybody on the ${season} roster may have left by then, so ${so}.`;
}
