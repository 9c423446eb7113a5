/** What a coach can be responsible for, in the order of the filter, with the words for it. */
export const positionCodes = [
  { code: 'HC', words: 'Head Coach' },
  { code: 'QB', words: 'Quarterbacks' },
  { code: 'RB', words: 'Running Backs' },
  { code: 'WR', words: 'Wide Receivers' },
  { code: 'OL', words: 'Offensive Line' },
  { code: 'TE', words: 'Tight Ends' },
  { code: 'DL', words: 'Defensive Line' },
  { code: 'LB', words: 'Linebackers' },
  { code: 'DB', words: 'Defensive Backs' },
  { code: 'OC', words: 'Offensive Coordinator' },
  { code: 'DC', words: 'Defensive Coordinator' },
  { code: 'RC', words: 'Recruiting Coordinator' },
] as const;

const coachOf: Readonly<Record<string, string>> = { FB: 'RB', EDGE: 'DL', NT: 'DL', CB: 'DB', S: 'DB' };

/** Who coaches an athlete's position; null where the filter has no coach for it. */
export function coachCodeOf(position: string | null | undefined): string | null {
  const code = coachOf[position ?? ''] ?? position ?? '';
  return positionCodes.some((one) => one.code === code) ? code : null;
}
