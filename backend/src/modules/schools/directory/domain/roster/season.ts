const AUGUST = 7;
const YEAR = /^(20\d\d)(?:\s*[-/]\s*\d{2,4})?$/;

/** The season that is played or was played last: a season begins in August. */
export function seasonAt(now: Date): number {
  return now.getUTCMonth() >= AUGUST ? now.getUTCFullYear() : now.getUTCFullYear() - 1;
}

/** Reads "2025" or "2025-26"; null when it is no season. */
export function readSeason(text: string): number | null {
  const year = YEAR.exec(text.trim())?.[1];
  return year === undefined ? null : Number(year);
}
