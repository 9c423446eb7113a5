import { nameKey } from '../../directory/domain/name-key.js';

/** Data of a person on a page, or in the directory. */
export interface StaffFields {
  name: string;
  title: string;
  email: string | null;
  phone: string | null;
  /** On X, without @. */
  xHandle: string | null;
}

/** A coach of the shared directory. */
export interface SharedEntry extends StaffFields {
  id: number;
  nameKey: string;
}

/** A page that an athlete offered to everyone. */
export interface StaffOffer {
  people: StaffFields[];
  /** Names on the page that are not offered: they are not gone. */
  others: string[];
}

/** One difference between the page and the directory. */
export interface DifferenceRow {
  /** Names the row within its suggestion. */
  key: string;
  kind: 'new' | 'changed' | 'gone';
  /** Null for a new coach. */
  coachId: number | null;
  /** The directory's values; null for a new coach. */
  before: StaffFields | null;
  /** The values after the row is accepted; null for a coach who is gone. */
  after: StaffFields | null;
  /** The new address is outside the known domains of the school. */
  isOutside: boolean;
}

export interface StaffDifference {
  /** In the order of the page, those who are gone last. */
  rows: DifferenceRow[];
  /** IDs of the coaches whose data on the page is the same. */
  unchanged: number[];
}

/** Returns what accepting a page would change in the directory's coaches of its school. Data missing from the page stays. */
export function staffDifference(shared: readonly SharedEntry[], offer: StaffOffer, isKnown: (address: string) => boolean): StaffDifference {
  const names = new Set(offer.people.map(({ name }) => nameKey(name)));
  const difference: StaffDifference = { rows: [], unchanged: [] };
  const found = new Set<number>();
  for (const person of onceEach(offer.people)) {
    const entry = entryOf(shared, person, { names, found });
    if (entry) found.add(entry.id);
    const row = rowOf(entry, person, isKnown);
    if (row) difference.rows.push(row);
    else if (entry) difference.unchanged.push(entry.id);
  }
  const onPage = new Set([...names, ...offer.others.map(nameKey)]);
  const gone = shared.filter((entry) => !found.has(entry.id) && !onPage.has(entry.nameKey));
  difference.rows.push(...gone.map(goneRow));
  return difference;
}

/** Whether two spellings of an address reach the same person. */
const isSameAddress = (one: string | null, other: string | null): boolean => one !== null && one.toLowerCase() === other?.toLowerCase();

interface Matched {
  names: ReadonlySet<string>;
  found: ReadonlySet<number>;
}

/** By name, else by an address whose name is not on the page any more. */
function entryOf(shared: readonly SharedEntry[], person: StaffFields, { names, found }: Matched): SharedEntry | undefined {
  const key = nameKey(person.name);
  const isRenamed = (entry: SharedEntry) => !found.has(entry.id) && !names.has(entry.nameKey) && isSameAddress(entry.email, person.email);
  return shared.find((entry) => entry.nameKey === key) ?? shared.find(isRenamed);
}

function rowOf(entry: SharedEntry | undefined, person: StaffFields, isKnown: (address: string) => boolean): DifferenceRow | null {
  const isOutside = (after: StaffFields) => after.email !== null && after.email !== entry?.email && !isKnown(after.email);
  if (entry === undefined) {
    const after = fieldsOf(person);
    return { key: `new ${nameKey(person.name)}`, kind: 'new', coachId: null, before: null, after, isOutside: isOutside(after) };
  }
  const [before, after] = [fieldsOf(entry), merged(entry, person)];
  if (FIELDS.every((field) => before[field] === after[field])) return null;
  return { key: `changed ${entry.id}`, kind: 'changed', coachId: entry.id, before, after, isOutside: isOutside(after) };
}

function goneRow(entry: SharedEntry): DifferenceRow {
  return { key: `gone ${entry.id}`, kind: 'gone', coachId: entry.id, before: fieldsOf(entry), after: null, isOutside: false };
}

const FIELDS = ['name', 'title', 'email', 'phone', 'xHandle'] as const;

function fieldsOf({ name, title, email, phone, xHandle }: StaffFields): StaffFields {
  return { name, title, email, phone, xHandle };
}

function merged(before: StaffFields, page: StaffFields): StaffFields {
  return {
    name: page.name,
    title: page.title === '' ? before.title : page.title,
    email: page.email === null || isSameAddress(before.email, page.email) ? before.email : page.email,
    phone: page.phone ?? before.phone,
    xHandle: page.xHandle ?? before.xHandle,
  };
}

/** By name; the first one counts. */
function onceEach(people: readonly StaffFields[]): StaffFields[] {
  const seen = new Set<string>();
  return people.filter(({ name }) => (seen.has(nameKey(name)) ? false : Boolean(seen.add(nameKey(name)))));
}
