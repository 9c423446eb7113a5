export const divisionChoices = ['all', 'D1', 'D2', 'D3'] as const;
export const positionChoices = ['all', 'QB', 'RB', 'WR', 'TE', 'OL', 'DL', 'LB', 'DB'] as const;

export interface DatabaseFilters {
  search: string;
  division: (typeof divisionChoices)[number];
  position: (typeof positionChoices)[number];
}
