import { nameKey } from '../../directory/domain/name-key.js';

export interface IndexedSchool {
  id: number;
  nameKey: string;
  state: string;
  /** Other names of the school. */
  aliases: string[];
}

export type SchoolMatch = { id: number } | { problem: 'unknown_school' } | { problem: 'ambiguous_school'; states: string[] };

/** Finds schools of the directory by the name that a file uses, its state where that is needed. */
export class SchoolIndex {
  private readonly byName = new Map<string, IndexedSchool[]>();
  private readonly byAlias = new Map<string, IndexedSchool[]>();

  /** Takes further schools in. */
  add(schools: Iterable<IndexedSchool>): this {
    for (const school of schools) {
      put(this.byName, school.nameKey, school);
      for (const alias of school.aliases) put(this.byAlias, nameKey(alias), school);
    }
    return this;
  }

  /** `state` as postal code, or null when the file has none. A school's own name goes before another's alias. */
  find(name: string, state: string | null): SchoolMatch {
    const key = nameKey(name);
    for (const names of [this.byName, this.byAlias]) {
      const found = (names.get(key) ?? []).filter((school) => state === null || school.state === state);
      if (found.length === 1 && found[0]) return { id: found[0].id };
      if (found.length > 1) {
        return { problem: 'ambiguous_school', states: found.map((school) => school.state).sort() };
      }
    }
    return { problem: 'unknown_school' };
  }
}

function put(map: Map<string, IndexedSchool[]>, key: string, school: IndexedSchool): void {
  const known = map.get(key);
  if (!known) map.set(key, [school]);
  else if (!known.includes(school)) known.push(school);
}
