import { readMailAddress } from '../../../../../shared-kernel/mail-address.js';
import { roleOfTitle } from '../../../directory/domain/coach-title.js';
import { ENTRY_LIMITS } from '../../../directory/domain/entry-limits.js';
import { nameKey } from '../../../directory/domain/name-key.js';
import { InvalidContact } from '../../../directory/domain/school-errors.js';
import { phoneOf, xHandleOf } from '../../../directory/domain/ways-to-reach.js';
import type { Contact } from '../../../outreach/domain/contact.js';

/** A person of a staff page whom the athlete wants to keep. */
export interface PastedPerson {
  firstName: string;
  lastName: string;
  title: string;
  email: string | null;
  phone: string | null;
  /** Of X. */
  twitter: string | null;
}

/** A page may contain a person without an address. */
export type PastedContact = Omit<Contact, 'email'> & { email: string | null };

const CONTROL = /\p{Cc}/u;

/** `place`: the path of the person in the request ("people[3]"). Throws InvalidContact, which names the field. */
export function pastedContact(person: PastedPerson, place: string): PastedContact {
  const [firstName, lastName, title] = (['firstName', 'lastName', 'title'] as const).map((field) =>
    lineOf(person[field], `${place}.${field}`),
  );
  const name = `${firstName} ${lastName}`.trim();
  if (name === '') throw new InvalidContact(`${place}.lastName`, 'required', 'Please enter a name.');
  const refuse = ({ field, code, message }: { field: string; code: string; message: string }) =>
    new InvalidContact(`${place}.${field === 'xHandle' ? 'twitter' : field}`, code, message);
  return {
    name,
    nameKey: nameKey(name),
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    title: title ?? '',
    ...roleOfTitle(title ?? ''),
    email: emailOf(person.email, place),
    phone: phoneOf(person.phone, refuse),
    xHandle: xHandleOf(person.twitter, refuse),
  };
}

function emailOf(written: string | null, place: string): string | null {
  if (written === null || written.trim() === '') return null;
  const email = readMailAddress(written.trim());
  if (email !== null) return email;
  throw new InvalidContact(`${place}.email`, 'invalid_email', 'Please enter one email address, for example coach@school.edu.');
}

/** Names and titles go into mail headers. */
function lineOf(value: string, field: string): string {
  const text = value.trim().replace(/ +/g, ' ');
  if (CONTROL.test(text)) throw new InvalidContact(field, 'control_character', 'Names and titles must be a single line of text.');
  if (text.length <= ENTRY_LIMITS.line) return text;
  throw new InvalidContact(field, 'too_long', `Names and titles can have at most ${ENTRY_LIMITS.line} characters.`);
}
