const SEASON = new Date().getUTCFullYear() - (new Date().getUTCMonth() < 7 ? 1 : 0);

/** Of the ten positions each has one player more than the one before, every third a senior. */
export const steppedRoster = ['QB', 'RB', 'WR', 'TE', 'OL', 'DL', 'LB', 'DB', 'K', 'P']
  .flatMap((position, at) =>
    Array.from({ length: at + 1 }, (_, n) => `Akron,${SEASON},${position} ${n},${position},${n % 3 === 0 ? 'Sr' : 'So'},6-2,215,`),
  )
  .join('\n');
