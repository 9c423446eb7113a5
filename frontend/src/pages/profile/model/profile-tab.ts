export const profileTabs = [
  { id: 'overview', label: 'Overview' },
  { id: 'data', label: 'Data' },
  { id: 'stats', label: 'Stats' },
  { id: 'film', label: 'Film' },
] as const;

export type ProfileTab = (typeof profileTabs)[number]['id'];
