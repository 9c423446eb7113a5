/** Blanks are single in what these read. */
const FEET_AND_INCHES = /^([4-7])(?: ?(?:-|'|’|ft\.?|feet) ?| )(?:(\d{1,2}) ?)?(?:"|”|''|in\.?)?$/i;
const INCHES = /^(\d{2}) ?(?:"|”|in\.?)?$/i;
const SHORTEST = 48;
const TALLEST = 95;

/** Reads 6-2, 6'2", 6 ft 2 or 74 as inches; null when it is no height of a player. */
export function readHeightInches(text: string): number | null {
  const value = text.replace(/\s+/g, ' ').trim();
  const parts = FEET_AND_INCHES.exec(value);
  const inches = parts ? feetAndInches(Number(parts[1]), Number(parts[2] ?? 0)) : Number(INCHES.exec(value)?.[1] ?? 0);
  return inches >= SHORTEST && inches <= TALLEST ? inches : null;
}

function feetAndInches(feet: number, inches: number): number {
  return inches < 12 ? feet * 12 + inches : 0;
}
