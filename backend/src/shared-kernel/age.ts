/** The youngest that Recruit may keep an account of, after the law of the USA (16 CFR 312). */
export const YOUNGEST_AGE = 13;

/** From here on nobody else answers for what somebody does. */
export const ADULT_AGE = 18;

/** UTC-12: the last place on Earth where a day begins. */
const LAST_ZONE_MS = 12 * 3600_000;

/**
 * Full years since a day of birth (YYYY-MM-DD). What zone somebody is in is only what a browser says, so a birthday counts once it has
 * begun everywhere. Who was born on 29 February is a year older on 1 March of a common year.
 */
export function ageOf(birthdate: string, now: Date): number {
  const today = new Date(now.getTime() - LAST_ZONE_MS).toISOString().slice(0, 10);
  const years = Number(today.slice(0, 4)) - Number(birthdate.slice(0, 4));
  return today.slice(5) < birthdate.slice(5) ? years - 1 : years;
}

/** Whether somebody is under 18. An unknown age counts as under 18. */
export function isMinor(birthdate: string | null, now: Date): boolean {
  return birthdate === null || ageOf(birthdate, now) < ADULT_AGE;
}
