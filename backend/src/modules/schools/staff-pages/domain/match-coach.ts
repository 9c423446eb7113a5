/** What two entries are compared by. */
export interface Comparable {
  nameKey: string;
  email: string | null;
}

interface Known extends Comparable {
  isOwn: boolean;
}

/** `names`: of everybody on the page. The athlete's own contact for a person of a page: by name, else by an address whose name is gone. */
export function ownContact<T extends Known>(known: readonly T[], person: Comparable, names: ReadonlySet<string>): T | undefined {
  const own = known.filter(({ isOwn }) => isOwn);
  const isRenamed = (coach: T) => !names.has(coach.nameKey) && isSameAddress(coach.email, person.email);
  return own.find(({ nameKey }) => nameKey === person.nameKey) ?? own.find(isRenamed);
}

/** Returns the directory's entry with the same data as the page: with the same address when the page has one. */
export function sharedEntry<T extends Known>(known: readonly T[], person: Comparable): T | undefined {
  return known.find(
    (coach) => !coach.isOwn && (isSameAddress(coach.email, person.email) || (coach.nameKey === person.nameKey && person.email === null)),
  );
}

const isSameAddress = (one: string | null, other: string | null): boolean => one !== null && one.toLowerCase() === other?.toLowerCase();
