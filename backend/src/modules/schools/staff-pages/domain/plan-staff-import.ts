import { nameKey } from '../../directory/domain/name-key.js';
import { ownContact, sharedEntry } from './match-coach.js';
import type { PastedContact } from './people/pasted-contact.js';

/** A coach of the school whom the athlete sees. */
export interface KnownCoach {
  id: number;
  name: string;
  nameKey: string;
  title: string;
  email: string | null;
  phone: string | null;
  xHandle: string | null;
  /** A contact of the athlete's own, not of the directory. */
  isOwn: boolean;
  /** Read from a staff page before. */
  isPasted: boolean;
  /** The athlete changed it since it was read from a page. */
  isChangedByHand: boolean;
  hasLeft: boolean;
}

export interface StaffImportPlan {
  add: PastedContact[];
  /** Contacts that the page has something new about; `id` is on the page, with or without news. */
  change: { id: number; contact: PastedContact }[];
  /** On the page again, with nothing new. */
  same: KnownCoach[];
  /** Changed by the athlete: stay as they are. */
  keep: KnownCoach[];
  /** In the directory already. */
  inDirectory: KnownCoach[];
  /** Read from a page before and not on it any more. */
  gone: KnownCoach[];
}

/**
 * Returns the changes from storing the people of a page. The same page again changes nothing; data missing from the page stays. `others`: names
 * on the page that are not to be stored.
 */
export function planStaffImport(known: KnownCoach[], pasted: PastedContact[], others: string[]): StaffImportPlan {
  const plan: StaffImportPlan = { add: [], change: [], same: [], keep: [], inDirectory: [], gone: [] };
  const people = onceEach(pasted);
  const names = new Set(people.map((person) => person.nameKey));
  for (const person of people) {
    const own = ownContact(known, person, names);
    const shared = sharedEntry(known, person);
    if (own) placeOwn(plan, own, person);
    else if (shared) plan.inDirectory.push(shared);
    else plan.add.push(person);
  }
  // A page without a coach to keep is no evidence of who left.
  if (people.length === 0) return plan;
  const onPage = new Set([...people.map((person) => person.nameKey), ...others.map(nameKey)]);
  const stays = new Set([...plan.change.map(({ id }) => id), ...[...plan.same, ...plan.keep].map(({ id }) => id)]);
  plan.gone = known.filter(({ id, isOwn, isPasted, nameKey: key }) => isOwn && isPasted && !stays.has(id) && !onPage.has(key));
  return plan;
}

function placeOwn(plan: StaffImportPlan, own: KnownCoach, person: PastedContact): void {
  const contact = filledIn(person, own);
  const isNews = own.hasLeft || !own.isPasted || FIELDS.some((field) => contact[field] !== own[field]);
  if (own.isChangedByHand) plan.keep.push(own);
  else if (isNews) plan.change.push({ id: own.id, contact });
  else plan.same.push(own);
}

const FIELDS = ['name', 'title', 'email', 'phone', 'xHandle'] as const;

function filledIn(person: PastedContact, own: KnownCoach): PastedContact {
  return {
    ...person,
    email: person.email ?? own.email,
    phone: person.phone ?? own.phone,
    xHandle: person.xHandle ?? own.xHandle,
  };
}

/** By name; the first one counts. */
function onceEach(pasted: PastedContact[]): PastedContact[] {
  const seen = new Set<string>();
  return pasted.filter(({ nameKey: key }) => (seen.has(key) ? false : Boolean(seen.add(key))));
}
