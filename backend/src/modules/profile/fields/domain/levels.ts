/** The teams of a high school, from the first one down. */
export const LEVELS = ['Varsity', 'JV', 'Freshman'] as const;

export type Level = (typeof LEVELS)[number];
