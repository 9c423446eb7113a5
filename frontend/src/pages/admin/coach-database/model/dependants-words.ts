import type { SchoolDependantsDto } from '@/shared/api';
import { countOf } from '@/shared/lib/figures';

const names = [
  ['coaches', 'coach', 'coaches'],
  ['contacts', 'contact that athletes added for themselves', 'contacts that athletes added for themselves'],
  ['favorites', 'mark as a favorite', 'marks as a favorite'],
  ['trackings', 'athlete’s notes and tracking', 'athletes’ notes and tracking'],
  ['rosterPlayers', 'player of its rosters', 'players of its rosters'],
] as const;

/** What is deleted together with a school, one phrase for each kind; empty when there is nothing. */
export function dependantsWords(dependants: SchoolDependantsDto): string[] {
  return names.filter(([key]) => dependants[key] > 0).map(([key, one, many]) => countOf(dependants[key], one, many));
}
