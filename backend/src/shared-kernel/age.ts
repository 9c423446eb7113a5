/** The youngest that Recruit may keep an account of, after the law of the USA (16 CFR 312). */
export const YOUNGEST_AGE = 13;

/** The age of majority: no guardian is responsible from here on. */
export const ADULT_AGE = 18;

/** UTC-12: the last place on Earth where a day begins. */
const LAST_ZONE_MS = 12 * 3600_000;

/**
 * Returns full years since a birth date (YYYY-MM-DD). A time zone is only what a browser claims, so a birthday counts once it has
 * begun everywhere. A person born on 29 February is a year older on 1 March of a common year.
 */
export function ageOf(birthdate: string, now: Date): number {
  const today = new Date(now.getTime() - LAST_ZONE_MS).toISOString().slice(0, 10);
  const years = Number(today.slice(0, 4)) - Number(birthdate.slice(0, 4));
  return today.slice(5) < birthdate.slice(5) ? years - 1 : years;
}

/** Returns whether a person is under 18. An unknown age counts as under 18. */
export function isMinor(birthdate: string | null, now: Date): boolean {
  return birthdate === null || ageOf(birthdate, now) < ADULT_AGE;
}
