import { readMailAddress } from '../../../../shared-kernel/mail-address.js';
import { roleOfTitle } from '../../directory/domain/coach-title.js';
import { ENTRY_LIMITS } from '../../directory/domain/entry-limits.js';
import { nameKey } from '../../directory/domain/name-key.js';
import { splitName } from '../../directory/domain/person-name.js';
import { InvalidContact, TooManyContacts } from '../../directory/domain/school-errors.js';
import { phoneOf, xHandleOf, type WayRefusal } from '../../directory/domain/ways-to-reach.js';

/** What an athlete typed. */
export interface ContactDraft {
  name: string;
  title: string;
  email: string;
  /** Left out, what is stored stays; blank removes it. */
  phone?: string;
  xHandle?: string;
}

/** A coach whom an athlete added for herself, with all that follows from name and title. */
export interface Contact {
  name: string;
  nameKey: string;
  firstName: string;
  lastName: string;
  title: string;
  position: string;
  isHeadCoach: boolean;
  email: string;
  phone: string | null;
  /** On X, without @. */
  xHandle: string | null;
}

/** At most this many private contacts for each athlete. */
export const MAX_CONTACTS = 500;

const CONTROL = /\p{Cc}/u;

/** `stored`: the contact before this change. Throws InvalidContact, which names the field. */
export function contactOf(draft: ContactDraft, stored: Pick<Contact, 'phone' | 'xHandle'> | null = null): Contact {
  const name = textOf('name', draft.name);
  const title = textOf('title', draft.title);
  if (name === '') throw new InvalidContact('name', 'required', 'Please enter a name.');
  const email = readMailAddress(draft.email.trim());
  if (email === null) {
    throw new InvalidContact('email', 'invalid_email', 'Please enter one email address, for example coach@school.edu.');
  }
  const { first, last } = splitName(name);
  return {
    name,
    nameKey: nameKey(name),
    firstName: first,
    lastName: last,
    title,
    ...roleOfTitle(title),
    email,
    phone: phoneOf(draft.phone ?? stored?.phone, invalid),
    xHandle: xHandleOf(draft.xHandle ?? stored?.xHandle, invalid),
  };
}

/** `total`: how many contacts the athlete has. Throws TooManyContacts when there is no room for one more. */
export function refuseBeyondContactCap(total: number): void {
  if (total >= MAX_CONTACTS) throw new TooManyContacts(MAX_CONTACTS);
}

function invalid({ field, code, message }: WayRefusal): InvalidContact {
  return new InvalidContact(field, code, message);
}

/**
 * Names and titles go into mail headers: a line break or another control character is refused, not mended.
 */
function textOf(field: 'name' | 'title', value: string): string {
  const text = value.trim();
  if (CONTROL.test(text)) {
    throw new InvalidContact(field, 'control_character', `The ${field} must be a single line of text.`);
  }
  if (text.length > ENTRY_LIMITS.line) {
    throw new InvalidContact(field, 'too_long', `The ${field} can have at most ${ENTRY_LIMITS.line} characters.`);
  }
  return text.replace(/ +/g, ' ');
}
