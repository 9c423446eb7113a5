import type { RosterPlayer } from './roster-player';

export interface RosterGroup {
  position: string;
  players: RosterPlayer[];
}

const ORDER = ['QB', 'RB', 'WR', 'TE', 'OL', 'DL', 'LB', 'DB', 'K', 'P'];
const placeOf = (position: string) => (ORDER.includes(position) ? ORDER.indexOf(position) : ORDER.length);

/** The roster by position: the ten of the profile first, then the others by name; within one as the server sorts. */
export function rosterGroups(players: readonly RosterPlayer[]): RosterGroup[] {
  const groups = new Map<string, RosterPlayer[]>();
  for (const player of players) groups.set(player.position, [...(groups.get(player.position) ?? []), player]);
  return [...groups]
    .map(([position, members]) => ({ position, players: members }))
    .sort((one, other) => placeOf(one.position) - placeOf(other.position) || one.position.localeCompare(other.position));
}
