import type { Division } from '../../directory/domain/division.js';
import { nameKey } from '../../directory/domain/name-key.js';
import { letterPairs, likeness } from './likeness.js';
import { plainName, type PlainName } from './plain-name.js';

export interface MatchedSchool {
  id: number;
  name: string;
  state: string;
  division: Division;
}

export interface MatchableSchool extends MatchedSchool {
  nameKey: string;
  /** Other names of the school. */
  aliases: string[];
}

interface PlainSchool {
  school: MatchableSchool;
  name: PlainName;
  pairs: ReadonlySet<string>;
}

export type SchoolMatch =
  | { school: MatchedSchool }
  | { candidates: MatchedSchool[] }
  /** Likeliest first; maybe none. */
  | { suggestions: MatchedSchool[] };

const SUGGESTED = 3;
const LIKE_ENOUGH = 0.45;
const SAME_STATE = 0.15;

/** Finds the schools that an athlete's own spreadsheet refers to. */
export class SchoolMatcher {
  private readonly byKey = new Map<string, MatchableSchool[]>();
  private readonly byAlias = new Map<string, MatchableSchool[]>();
  private readonly byNumber: Map<number, MatchableSchool>;
  private readonly plain: PlainSchool[];
  private readonly byWords = new Map<string, PlainSchool[]>();

  constructor(schools: MatchableSchool[]) {
    for (const school of schools) {
      put(this.byKey, school.nameKey, school);
      for (const alias of school.aliases) put(this.byAlias, nameKey(alias), school);
    }
    this.byNumber = new Map(schools.map((school) => [school.id, school]));
    this.plain = schools.map(plainSchool);
    for (const one of this.plain) put(this.byWords, one.name.words, one);
  }

  /**
   * `state` as postal code, or null when the file has none. An exact name goes before an alias; a similar
   * name is a match when the state is the same, and a suggestion otherwise. Suggestions take time; without
   * `suggest` there are none.
   */
  find(name: string, state: string | null, suggest = true): SchoolMatch {
    const key = nameKey(name);
    for (const names of [this.byKey, this.byAlias]) {
      const found = inState(names.get(key) ?? [], state);
      if (found.length > 0) return oneOf(found);
    }
    const alike = state === null ? [] : inState(this.alike(name), state);
    if (alike.length > 0) return oneOf(alike);
    return { suggestions: suggest ? this.suggestions(name, state) : [] };
  }

  byId(id: number | undefined): MatchedSchool | undefined {
    const school = id === undefined ? undefined : this.byNumber.get(id);
    return school && shown(school);
  }

  /** Whether this is a name or an alias of some school. */
  hasName(name: string): boolean {
    const key = nameKey(name);
    return this.byKey.has(key) || this.byAlias.has(key);
  }

  private alike(name: string): MatchableSchool[] {
    const { words, sort } = plainName(name);
    if (words === '') return [];
    return (this.byWords.get(words) ?? [])
      .filter((one) => sort === null || one.name.sort === null || one.name.sort === sort)
      .map(({ school }) => school);
  }

  private suggestions(name: string, state: string | null): MatchedSchool[] {
    const pairs = letterPairs(plainName(name).words);
    return this.plain
      .map(({ school, pairs: others }) => {
        const bonus = state === school.state ? SAME_STATE : 0;
        return { school, score: likeness(pairs, others) + bonus };
      })
      .filter(({ score }) => score >= LIKE_ENOUGH)
      .sort((one, other) => other.score - one.score || one.school.id - other.school.id)
      .slice(0, SUGGESTED)
      .map(({ school }) => shown(school));
  }
}

function plainSchool(school: MatchableSchool): PlainSchool {
  const name = plainName(school.name);
  return { school, name, pairs: letterPairs(name.words) };
}

function put<T>(map: Map<string, T[]>, key: string, one: T): void {
  const known = map.get(key);
  if (!known) map.set(key, [one]);
  else if (!known.includes(one)) known.push(one);
}

function inState(schools: MatchableSchool[], state: string | null): MatchableSchool[] {
  return schools.filter((school) => state === null || school.state === state);
}

function oneOf(found: MatchableSchool[]): SchoolMatch {
  const [school] = found;
  return found.length === 1 && school ? { school: shown(school) } : { candidates: found.map(shown) };
}

function shown({ id, name, state, division }: MatchableSchool): MatchedSchool {
  return { id, name, state, division };
}
