import { dayInZone } from '../../../../shared-kernel/day-in-zone.js';
import { zonesOfState } from '../../../../shared-kernel/state-zones.js';
import type { NextGame } from './next-game.js';

/** The athlete's day. A state with several zones, or none that is known: the day that is still on somewhere in them. */
export function homeDay(now: Date, state: string | null): string {
  return zonesOfState(state ?? '')
    .map((zone) => dayInZone(now, zone))
    .reduce((earliest, day) => (day < earliest ? day : earliest));
}

/** Those that are not over, the next one first; one without a time is before those of its day. */
export function upcoming<G extends NextGame>(games: readonly G[], today: string): G[] {
  const place = ({ date, time, opponent }: NextGame) => `${date} ${time ?? ''} ${opponent}`;
  return games.filter(({ date }) => date >= today).sort((a, b) => (place(a) < place(b) ? -1 : 1));
}

/** "Home, 7:30 PM, Westlake Stadium" */
export function whereAndWhen({ venue, time, place }: NextGame): string {
  const names = { home: 'Home', away: 'Away', neutral: 'Neutral field' };
  return [names[venue], time && clockText(time), place].filter(Boolean).join(', ');
}

function clockText(time: string): string {
  const [hours = 0, minutes = '00'] = [Number(time.slice(0, 2)), time.slice(3, 5)];
  return `${hours % 12 === 0 ? 12 : hours % 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`;
}
