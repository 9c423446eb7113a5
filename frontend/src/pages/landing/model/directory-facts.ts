/**
 * The programs of the bundled directory that are open (season 2024), counted by division.
 * backend/data/schools.csv is the source; its README names where the rows come from.
 */
export const directoryFacts = { total: 672, D1: 263, D2: 167, D3: 242 } as const;
