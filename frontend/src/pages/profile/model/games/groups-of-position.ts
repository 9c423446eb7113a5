import type { StatGroup } from './stat-group';

const all: readonly StatGroup[] = ['passing', 'rushing', 'defensive', 'receiving', 'kicking', 'punting'];

const groups: Record<string, readonly StatGroup[]> = {
  QB: ['passing', 'rushing'],
  RB: ['rushing', 'receiving'],
  WR: ['receiving'],
  TE: ['receiving'],
  DL: ['defensive'],
  LB: ['defensive'],
  DB: ['defensive'],
  K: ['kicking'],
  P: ['punting'],
};

/** What an athlete of this position enters for a game; everything when that says nothing. */
export function groupsOfPosition(position: string | null): readonly StatGroup[] {
  return groups[position ?? ''] ?? all;
}
