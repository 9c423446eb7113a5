import type { Fact } from './fact.js';

/** Farther away a family does not drive for one game. */
const NEAR_MILES = 250;

/** A share of leaving players that is worth a sentence. */
const MANY = 0.3;

/** What is read of an analysis of the fit. */
export interface Analysis {
  parts: readonly { key: string; score: number | null; inputs: readonly { label: string; value: string }[] }[];
  rosterSeason: number | null;
  entryYear: number | null;
}

/** Returns what an email may state about one school: the strongest true fact, with its source; null = nothing is known. */
export function schoolReason(analysis: Analysis, school: { name: string; conference: string | null }): Fact | null {
  return openings(analysis, school.name) ?? nearness(analysis, school.name) ?? conference(school);
}

/** "2 of the 5 quarterbacks on the 2026 roster of Akron are listed to graduate in 2027" */
function openings({ parts, rosterSeason, entryYear }: Analysis, name: string): Fact | null {
  const need = parts.find(({ key }) => key === 'need');
  const all = need?.inputs.find(({ label }) => label.startsWith('All '));
  const leaving = need?.inputs.find(({ label }) => label.startsWith(`Class of ${entryYear}`));
  const [players, graduating] = [Number(all?.value), Number(leaving?.value)];
  if (!all || need?.score === null || !isMany(graduating, players)) return null;
  const who = `${graduating} of the ${players} ${all.label.slice('All '.length)} on the ${rosterSeason} roster of ${name}`;
  return reason(
    `Roster of ${name}, ${rosterSeason} season`,
    `${who} ${graduating === 1 ? 'is' : 'are'} listed to graduate in ${entryYear}`,
  );
}

/** False of what is not known. */
function isMany(graduating: number, players: number): boolean {
  return graduating >= 1 && graduating >= players * MANY;
}

function nearness({ parts }: Analysis, name: string): Fact | null {
  const distance = parts.flatMap(({ inputs }) => inputs).find(({ label }) => label.startsWith('Distance'));
  const miles = Number(distance?.value.replace(/\D/g, '') || Number.NaN);
  return miles <= NEAR_MILES ? reason(distance?.label ?? '', `${name} is ${distance?.value} from my home`) : null;
}

function conference({ name, conference: league }: { name: string; conference: string | null }): Fact | null {
  if (league === null || /independent/i.test(league)) return null;
  // The last letter of "SEC" or "MIAA" is its conference or association; "American Athletic" lacks it.
  const isWhole = /conference|league|association/i.test(league) || !/\p{Ll}/u.test(league);
  const whole = isWhole ? league : `${league} Conference`;
  return reason(`Conference of ${name}`, `${name} plays in the ${whole}`);
}

function reason(label: string, value: string): Fact {
  return { key: 'school.reason', label, value, source: 'school', measures: [] };
}
