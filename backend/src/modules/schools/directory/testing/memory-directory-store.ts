import type { DirectoryEntry } from '../application/directory-entry.js';
import { DirectoryStore } from '../application/ports/directory-store.js';
import type { SchoolFacts } from '../application/school-facts.js';

export type StoredSchool = Pick<DirectoryEntry, 'name' | 'nameKey' | 'state' | 'city' | 'unitid'> & { aliases: string[] };

/** The directory in memory. */
export class MemoryDirectoryStore extends DirectoryStore {
  readonly schools: StoredSchool[] = [];
  private readonly done = new Set<'directory' | 'facts'>();

  async isLoaded(): Promise<boolean> {
    return this.done.has('directory');
  }

  async loadOnce(entries: DirectoryEntry[]): Promise<number> {
    if (this.done.has('directory')) return 0;
    this.done.add('directory');
    const isThere = (entry: DirectoryEntry) =>
      this.schools.some(({ nameKey, state }) => nameKey === entry.nameKey && state === entry.state);
    const added = entries.filter((entry) => !isThere(entry));
    this.schools.push(...added.map(({ name, nameKey, state, city, unitid }) => ({ name, nameKey, state, city, unitid, aliases: [] })));
    return added.length;
  }

  async hasFacts(): Promise<boolean> {
    return this.done.has('facts');
  }

  async addFactsOnce({ aliases }: SchoolFacts): Promise<void> {
    if (this.done.has('facts')) return;
    this.done.add('facts');
    for (const school of this.schools) {
      if (school.aliases.length > 0) continue;
      school.aliases = aliases.find(({ unitid }) => unitid === school.unitid)?.aliases ?? [];
    }
  }
}
