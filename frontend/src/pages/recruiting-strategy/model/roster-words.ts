import type { RosterFit } from './strategy';

/** "2 graduate, 1 of them starts"; what the roster does not mark is said. */
export function rosterWords({ graduatingPlayers, startersGraduating }: RosterFit): string {
  if (graduatingPlayers === 0) return 'nobody graduates';
  const graduate = `${graduatingPlayers} ${graduatingPlayers === 1 ? 'graduates' : 'graduate'}`;
  if (startersGraduating === null) return `${graduate}, starters unknown`;
  return `${graduate}, ${startersGraduating} of them ${startersGraduating === 1 ? 'a starter' : 'starters'}`;
}
