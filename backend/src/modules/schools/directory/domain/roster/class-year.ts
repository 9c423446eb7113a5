/** Years until graduation, counted from the season's fall: a senior of 2025 graduates in 2026. */
const YEARS_LEFT: Record<string, number> = {
  fr: 4,
  freshman: 4,
  '1': 4,
  so: 3,
  soph: 3,
  sophomore: 3,
  '2': 3,
  jr: 2,
  junior: 2,
  '3': 2,
  sr: 1,
  senior: 1,
  '4': 1,
  '5': 1,
  gr: 1,
  grad: 1,
  graduate: 1,
  '1st': 4,
  '2nd': 3,
  '3rd': 2,
  '4th': 1,
  '5th': 1,
  '6th': 1,
  '7th': 1,
};
const REDSHIRT = /^(redshirt|true|rs|r)[\s.-]*/;
/** "5th Year", "Graduate Student", and the experience that some rosters add: "Jr.-2L", "So.-TR". */
const ADDED = /(?:[\s.-]{1,3}(?:years?|yrs?|student)|\.?-(?:\dl|\dvl|vl|hs|tr|jc|sq|rs))$/;
const YEAR = /^20\d\d$/;

/** Reads a class ("Fr", "RS-So", "3", "2027") as the year of graduation; null when it is none. */
export function readClassYear(text: string, season: number): string | null {
  const folded = text.trim().toLowerCase().replace(/\.$/, '');
  if (YEAR.test(folded)) return folded;
  const bare = folded.replace(REDSHIRT, '').replace(ADDED, '').replace(/\.$/, '');
  const left = Object.hasOwn(YEARS_LEFT, bare) ? YEARS_LEFT[bare] : undefined;
  return left === undefined ? null : String(season + left);
}
