import type { Choice } from './choice';
import { divisionName, type School, stateNames } from '@/entities/school';
import { countText } from '@/shared/lib/figures';
import { associationChoices } from './association-choices';
import { hasNoCoachEmail } from './filter-schools';
import { positionCodes } from './position-codes';

export interface FilterChoices {
  divisions: readonly Choice[];
  associations: readonly Choice[];
  states: readonly Choice[];
  conferences: readonly Choice[];
  subdivisions: readonly Choice[];
  positions: readonly Choice[];
  /** Schools without the email address of a coach. */
  withoutCoach: number;
}

/** '' stands for schools outside both. */
const subdivisionGroups = [
  ['FBS', 'FBS'],
  ['FCS', 'FCS'],
  ['', 'Neither'],
] as const;

const { compare } = new Intl.Collator('en', { sensitivity: 'base' });

function distinct(schools: readonly School[], valueOf: (school: School) => string | null): string[] {
  const values = new Set(schools.map(valueOf));
  return [...values].filter((value): value is string => value !== null && value !== '');
}

/** What the filters offer: the states and conferences that stand in the directory; "unknown" is no state. */
export function filterChoices(schools: readonly School[]): FilterChoices {
  const states = distinct(schools, ({ state }) => state).filter((state) => state !== 'unknown');
  return {
    divisions: (['D1', 'D2', 'D3', 'na'] as const).map((value) => ({ value, label: divisionName(value) })),
    associations: associationChoices(schools),
    states: states.map((value) => ({ value, label: stateNames[value] ?? value })).sort((a, b) => compare(a.label, b.label)),
    conferences: distinct(schools, ({ conference }) => conference)
      .sort(compare)
      .map((value) => ({ value, label: value })),
    subdivisions: subdivisionGroups.map(([value, label]) => ({
      value,
      label: `${label} (${countText(schools.filter(({ subdivision }) => (subdivision ?? '') === value).length)})`,
    })),
    withoutCoach: schools.filter(hasNoCoachEmail).length,
    positions: positionCodes.map(({ code, words }) => ({ value: code, label: `${code} · ${words}` })),
  };
}
