import type { RosterFit } from './strategy';

/** "2 in their last class year, 1 of them a starter"; starters are "unknown" when the roster does not mark them. */
export function rosterWords({ graduatingPlayers, startersGraduating }: RosterFit): string {
  if (graduatingPlayers === 0) return 'none in the last class year';
  const last = `${graduatingPlayers} in ${graduatingPlayers === 1 ? 'the' : 'their'} last class year`;
  if (startersGraduating === null) return `${last}, starters unknown`;
  return `${last}, ${startersGraduating} of them ${startersGraduating === 1 ? 'a starter' : 'starters'}`;
}
