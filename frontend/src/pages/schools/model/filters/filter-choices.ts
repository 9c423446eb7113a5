import type { Choice } from './choice';
import { divisionName, type School, stateNames } from '@/entities/school';
import { countText } from '@/shared/lib/figures';
import { associationChoices } from './association-choices';
import { contactGroup } from './filter-schools';
import { positionCodes } from './position-codes';

export interface FilterChoices {
  divisions: readonly Choice[];
  associations: readonly Choice[];
  states: readonly Choice[];
  conferences: readonly Choice[];
  subdivisions: readonly Choice[];
  positions: readonly Choice[];
  contacts: readonly Choice[];
}

/** '' means schools in neither subdivision. */
const subdivisionGroups = [
  ['FBS', 'FBS'],
  ['FCS', 'FCS'],
  ['', 'Neither'],
] as const;

const contactGroups = [
  ['known', 'Known'],
  ['none', 'Not known'],
] as const;

/** The groups with their number of schools. */
function counted(
  groups: readonly (readonly [string, string])[],
  schools: readonly School[],
  groupOf: (school: School) => string,
): Choice[] {
  const counts = new Map<string, number>();
  for (const school of schools) counts.set(groupOf(school), (counts.get(groupOf(school)) ?? 0) + 1);
  return groups.map(([value, label]) => ({ value, label: `${label} (${countText(counts.get(value) ?? 0)})` }));
}

const { compare } = new Intl.Collator('en', { sensitivity: 'base' });

function distinct(schools: readonly School[], valueOf: (school: School) => string | null): string[] {
  const values = new Set(schools.map(valueOf));
  return [...values].filter((value): value is string => value !== null && value !== '');
}

/** What the filters offer: the states and conferences that are in the directory; "unknown" is no state. */
export function filterChoices(schools: readonly School[]): FilterChoices {
  const states = distinct(schools, ({ state }) => state).filter((state) => state !== 'unknown');
  return {
    divisions: (['D1', 'D2', 'D3', 'na'] as const).map((value) => ({ value, label: divisionName(value) })),
    associations: associationChoices(schools),
    states: states.map((value) => ({ value, label: stateNames[value] ?? value })).sort((a, b) => compare(a.label, b.label)),
    conferences: distinct(schools, ({ conference }) => conference)
      .sort(compare)
      .map((value) => ({ value, label: value })),
    subdivisions: counted(subdivisionGroups, schools, ({ subdivision }) => subdivision ?? ''),
    contacts: counted(contactGroups, schools, contactGroup),
    positions: positionCodes.map(({ code, words }) => ({ value: code, label: `${code} · ${words}` })),
  };
}
