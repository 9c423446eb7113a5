import type { StaffPerson } from '@/entities/school';

/** One person of a pasted page, as the athlete ticked and corrected it. */
export interface StaffRow {
  /** Place on the page. */
  key: number;
  person: StaffPerson;
  ticked: boolean;
  /** The page gives the address to several people: true once the athlete said to use it anyway. */
  usesSharedEmail: boolean;
}

export type StaffFilter = 'all' | 'coaches' | 'check' | 'noEmail';

const isShared = ({ person }: StaffRow): boolean => person.checks.includes('shared_address') && person.email !== null;

/** Pure steps on the people of a pasted page. */
export const staffRows = {
  /** Only football's coaches are ticked by themselves. */
  of: (people: readonly StaffPerson[]): StaffRow[] =>
    people.map((person, key) => ({ key, person, ticked: person.sport === 'Football' && person.isCoach, usesSharedEmail: false })),

  /** Coaches of football first; the others follow under a heading of their own. Both in the order of the page. */
  divided(rows: readonly StaffRow[]): { coaches: StaffRow[]; others: StaffRow[] } {
    const isFootball = ({ person }: StaffRow) => person.sport === 'Football' && person.isCoach;
    return { coaches: rows.filter(isFootball), others: rows.filter((row) => !isFootball(row)) };
  },

  /** Whether the athlete still has to decide about a shared address. */
  needsDecision: (row: StaffRow): boolean => isShared(row) && !row.usesSharedEmail,

  /** Whether the row should be checked; false once the athlete has decided. */
  toCheck: (row: StaffRow): boolean => row.person.checks.length > 0 && !(isShared(row) && row.usesSharedEmail),

  shown(rows: readonly StaffRow[], filter: StaffFilter): StaffRow[] {
    const fits: Record<StaffFilter, (row: StaffRow) => boolean> = {
      all: () => true,
      coaches: ({ person }) => person.sport === 'Football' && person.isCoach,
      check: staffRows.toCheck,
      noEmail: (row) => staffRows.emailOf(row) === null,
    };
    return rows.filter(fits[filter]);
  },

  /** The address that would be saved. */
  emailOf: (row: StaffRow): string | null => (staffRows.needsDecision(row) ? null : row.person.email),

  changed: (rows: readonly StaffRow[], key: number, change: Partial<Omit<StaffRow, 'key'>>): StaffRow[] =>
    rows.map((row) => (row.key === key ? { ...row, ...change } : row)),

  /** Who is saved, and the names of those on the page who are not. */
  toSave(rows: readonly StaffRow[]) {
    const people = rows
      .filter(({ ticked }) => ticked)
      .map((row) => {
        const { firstName, lastName, title, phone, twitter } = row.person;
        return { firstName, lastName, title, phone, twitter, email: staffRows.emailOf(row) };
      });
    const others = rows.filter(({ ticked }) => !ticked).map(({ person }) => `${person.firstName} ${person.lastName}`.slice(0, 120));
    return { people, others };
  },

  /** With whom an address is shared, by name. */
  sharedWith(rows: readonly StaffRow[], row: StaffRow): string[] {
    const address = row.person.email?.toLowerCase();
    return rows
      .filter((other) => other.key !== row.key && address !== undefined && other.person.email?.toLowerCase() === address)
      .map(({ person }) => `${person.firstName} ${person.lastName}`);
  },
};
