import type { DirectoryEntry } from '../application/directory-entry.js';
import { DirectoryStore } from '../application/ports/directory-store.js';
import type { SchoolFacts } from '../application/school-facts.js';

type Filled = Pick<DirectoryEntry, 'conference' | 'mascot' | 'association' | 'unitid'>;
export type StoredSchool = Pick<DirectoryEntry, 'name' | 'nameKey' | 'state' | 'city'> &
  Filled & { aliases: string[]; isChanged?: boolean };

const storedOf = ({ name, nameKey, state, city, unitid, conference, mascot, association }: DirectoryEntry): StoredSchool => ({
  ...{ name, nameKey, state, city, unitid, conference, mascot, association },
  aliases: [],
});

/** The directory in memory. */
export class MemoryDirectoryStore extends DirectoryStore {
  readonly schools: StoredSchool[] = [];
  private readonly versions = { directory: 0, facts: 0 };

  async version(): Promise<number> {
    return this.versions.directory;
  }

  async load(version: number, entries: DirectoryEntry[]): Promise<number> {
    const before = this.versions.directory;
    if (before >= version) return 0;
    this.versions.directory = version;
    if (before > 0) for (const school of this.schools) fill(school, entries, before);
    const added = entries.filter((entry) => entry.since > before && !this.schools.some((school) => isSame(school, entry)));
    this.schools.push(...added.map(storedOf));
    return added.length;
  }

  async factsVersion(): Promise<number> {
    return this.versions.facts;
  }

  async addFacts(version: number, { aliases }: SchoolFacts): Promise<void> {
    const before = this.versions.facts;
    if (before >= version) return;
    this.versions.facts = version;
    for (const school of this.schools) {
      if (school.aliases.length > 0) continue;
      school.aliases = aliases.find(({ unitid, since }) => since > before && unitid === school.unitid)?.aliases ?? [];
    }
  }
}

function isSame(school: StoredSchool, { nameKey, otherKeys, state, unitid }: DirectoryEntry): boolean {
  if (unitid !== null && school.unitid === unitid) return true;
  return school.state === state && [nameKey, ...otherKeys].includes(school.nameKey);
}

function fill(school: StoredSchool, entries: DirectoryEntry[], before: number): void {
  const entry = entries.find((one) => isSame(school, one));
  if (!entry) return;
  school.unitid ??= entry.unitid;
  if (!school.isChanged || before < 2) school.association ??= entry.association;
  if (school.isChanged) return;
  school.conference ??= entry.conference;
  school.mascot ??= entry.mascot;
}
