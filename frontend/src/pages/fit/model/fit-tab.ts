/** The parts of the page, in their order (F-01). */
export const fitTabs = [
  { id: 'overview', label: 'Overview' },
  { id: 'roster', label: 'Roster Analysis' },
  { id: 'recruiting', label: 'Recruiting Profile' },
  { id: 'comparison', label: 'Player Comparison' },
] as const;

export type FitTab = (typeof fitTabs)[number]['id'];
