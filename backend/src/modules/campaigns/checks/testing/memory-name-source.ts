import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import { WorkPace } from '../../../../shared-kernel/work-pace.js';
import { CheckMails } from '../application/check-mails.js';
import { KnownNamesStore } from '../application/known-names-store.js';
import type { NamedCoach, NamedSchool } from '../domain/names/known-names.js';
import type { NameSource } from '../queries/name-source.query.js';

type Reads = { [Key in keyof NameSource]: NameSource[Key] };

/** Schools, coaches and an athlete's own names that a test sets. */
export class MemoryNameSource implements Reads {
  readonly all = {
    schools: [] as NamedSchool[],
    coaches: [] as NamedCoach[],
    contacts: [] as NamedCoach[],
    highSchoolCoaches: [] as string[],
  };
  /** Counts the changes of the directory. */
  changes = 0;
  /** How often all schools were read. */
  reads = 0;

  async version(): Promise<string> {
    return String(this.changes);
  }

  async schools(): Promise<NamedSchool[]> {
    this.reads += 1;
    return this.all.schools;
  }

  async coaches(after: number, limit: number): Promise<(NamedCoach & { id: number })[]> {
    return this.all.coaches.slice(after, after + limit).map((coach, at) => ({ ...coach, id: after + at + 1 }));
  }

  async contacts(): Promise<NamedCoach[]> {
    return this.all.contacts;
  }

  async highSchoolCoaches(): Promise<string[]> {
    return this.all.highSchoolCoaches;
  }

  /** The gates over these names. */
  checks(): CheckMails {
    const source = this as unknown as NameSource;
    return new CheckMails(new KnownNamesStore(source, new WorkPace(new FixedClock())), source);
  }
}
