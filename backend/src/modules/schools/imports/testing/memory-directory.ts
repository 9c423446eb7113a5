import type { ImportChange, SchoolKey } from '../application/ports/import-store.js';
import type { ImportedCoach, ImportedSchool } from '../domain/import-batch.js';
import type { StaffRecord } from '../domain/staff-record.js';
import type { IncomingPlayer } from '../../directory/domain/roster/incoming-player.js';
import type { RosterPlayer } from '../../directory/domain/roster/roster-player.js';

export type MemoryEntity = 'school' | 'coach' | 'roster' | 'incoming';

interface Touch {
  entity: MemoryEntity;
  row: object;
  changes: ImportChange[];
}

type School = ImportedSchool & { id: number };
type Coach = StaffRecord & { isExample: boolean };

interface Roster {
  schoolId: number;
  season: number;
  /** The players as text, in no order. */
  print: string;
}

/** The shared directory in memory, and what one import did to it. */
export class MemoryDirectory {
  readonly touched: Touch[] = [];

  constructor(
    readonly schools: School[] = [],
    private readonly coaches: Coach[] = [],
    private readonly rosters: Roster[] = [],
    private readonly incoming: Roster[] = [],
  ) {}

  /** The same content, of which nothing is touched yet. */
  copy(): MemoryDirectory {
    const { schools, coaches, rosters, incoming } = structuredClone({ ...this });
    return new MemoryDirectory(schools, coaches, rosters, incoming);
  }

  coachNames(): string[] {
    return this.coaches.map(({ name }) => name);
  }

  hasSchool(key: SchoolKey): boolean {
    return this.find(key) !== undefined;
  }

  putSchool(school: ImportedSchool): void {
    const there = this.find(school);
    if (!there) {
      const created = { ...school, id: this.schools.length + 1 };
      this.schools.push(created);
      this.touch('school', created, [added(school.name, null)]);
      return;
    }
    const { division, city, conference, websiteUrl, association } = school;
    const next = {
      ...{ division, city, conference: conference ?? there.conference, websiteUrl: websiteUrl ?? there.websiteUrl },
      association: division === 'na' ? (association ?? there.association) : null,
    };
    this.change('school', there, next, { school: there.name, coach: null });
  }

  putCoachByName({ schoolNameKey, state, ...coach }: ImportedCoach, kind: { example: boolean }): void {
    const school = this.find({ nameKey: schoolNameKey, state });
    if (school) this.putCoach({ ...coach, schoolId: school.id, phone: null, xHandle: null }, kind);
  }

  putCoach(coach: StaffRecord, { example }: { example: boolean }): void {
    const school = this.schools.find(({ id }) => id === coach.schoolId);
    if (!school) return;
    const there = this.coaches.find(({ schoolId, nameKey }) => schoolId === school.id && nameKey === coach.nameKey);
    if (!there) {
      const created = { ...coach, isExample: example };
      this.coaches.push(created);
      this.touch('coach', created, [added(school.name, coach.name)]);
      return;
    }
    if (example) return;
    const { title, position, isHeadCoach } = coach.title === '' ? there : coach;
    const { email, phone, xHandle } = there;
    const next = {
      title,
      position,
      isHeadCoach,
      email: coach.email ?? email,
      phone: coach.phone ?? phone,
      xHandle: coach.xHandle ?? xHandle,
    };
    this.change('coach', there, next, { school: school.name, coach: there.name });
  }

  /** Returns how many players were stored. */
  putRosters(players: readonly RosterPlayer[]): number {
    const groups = new Map<string, RosterPlayer[]>();
    for (const player of players) {
      const key = `${player.schoolId} ${player.season}`;
      groups.set(key, [...(groups.get(key) ?? []), player]);
    }
    return [...groups.values()].map((group) => this.putRoster('roster', this.rosters, group)).reduce((sum, count) => sum + count, 0);
  }

  /** Returns how many players were stored. */
  putIncoming(players: readonly IncomingPlayer[]): number {
    const groups = new Map<string, (IncomingPlayer & { season: number })[]>();
    for (const player of players) {
      const key = `${player.schoolId} ${player.entryYear}`;
      groups.set(key, [...(groups.get(key) ?? []), { ...player, season: player.entryYear }]);
    }
    return [...groups.values()].map((group) => this.putRoster('incoming', this.incoming, group)).reduce((sum, count) => sum + count, 0);
  }

  private putRoster(entity: MemoryEntity, kept: Roster[], players: readonly { schoolId: number; season: number; place: number }[]): number {
    const [first] = players;
    if (!first) return 0;
    const { schoolId, season } = first;
    const print = players
      .map(({ place: _, ...player }) => JSON.stringify(player))
      .sort()
      .join();
    const there = kept.find((roster) => roster.schoolId === schoolId && roster.season === season);
    if (there?.print === print) return 0;
    const name = this.schools.find(({ id }) => id === schoolId)?.name ?? '';
    if (there) this.change(entity, there, { print }, { school: name, coach: null });
    else this.touch(entity, kept[kept.push({ schoolId, season, print }) - 1] ?? {}, [added(name, null)]);
    return players.length;
  }

  private find({ nameKey, state }: SchoolKey): School | undefined {
    return this.schools.find((school) => school.nameKey === nameKey && school.state === state);
  }

  private change<Row extends object>(
    entity: MemoryEntity,
    row: Row,
    next: Partial<Row>,
    where: Pick<ImportChange, 'school' | 'coach'>,
  ): void {
    const fields = Object.keys(next).filter((key) => next[key as keyof Row] !== row[key as keyof Row]);
    const text = (from: Partial<Row>, key: string) => (from[key as keyof Row] as string | null | undefined) ?? null;
    const changes = fields.map((field): ImportChange => ({
      kind: 'change',
      ...where,
      field,
      before: text(row, field),
      after: text(next, field),
    }));
    Object.assign(row, next);
    if (changes.length > 0) this.touch(entity, row, changes);
  }

  private touch(entity: MemoryEntity, row: object, changes: ImportChange[]): void {
    const before = this.touched.find((touch) => touch.row === row);
    if (!before) this.touched.push({ entity, row, changes });
    else if (before.changes[0]?.kind === 'change') before.changes.push(...changes);
  }
}

function added(school: string, coach: string | null): ImportChange {
  return { kind: 'add', school, coach, field: null, before: null, after: null };
}
