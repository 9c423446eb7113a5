import { readMailAddress } from '../../../../shared-kernel/mail-address.js';
import { roleOfTitle } from './coach-title.js';
import { InvalidEntry } from './invalid-entry.js';
import { lineOfText } from './line-of-text.js';
import { nameKey } from './name-key.js';
import { splitName } from './person-name.js';
import { phoneOf, xHandleOf, type WayRefusal } from './ways-to-reach.js';

/** Data of a coach as entered; blank and null mean unknown. */
export interface CoachDraft {
  name: string;
  title?: string | null;
  email?: string | null;
  phone?: string | null;
  xHandle?: string | null;
}

/** A coach of the shared directory, with all that follows from name and title. */
export interface SharedCoach {
  name: string;
  nameKey: string;
  firstName: string;
  lastName: string;
  title: string;
  position: string;
  isHeadCoach: boolean;
  email: string | null;
  phone: string | null;
  /** On X, without @. */
  xHandle: string | null;
}

/** Throws InvalidEntry, which names the field. */
export function sharedCoachOf(draft: CoachDraft): SharedCoach {
  const name = lineOfText('name', draft.name);
  const title = lineOfText('title', draft.title);
  if (name === '') throw new InvalidEntry('name', 'required', 'Please enter a name.');
  const { first, last } = splitName(name);
  return {
    name,
    nameKey: nameKey(name),
    firstName: first,
    lastName: last,
    title,
    ...roleOfTitle(title),
    email: emailOf(draft.email),
    phone: phoneOf(draft.phone, invalid),
    xHandle: xHandleOf(draft.xHandle, invalid),
  };
}

function emailOf(value: string | null | undefined): string | null {
  const text = (value ?? '').trim();
  if (text === '') return null;
  const address = readMailAddress(text);
  if (address !== null) return address;
  throw new InvalidEntry('email', 'invalid_email', 'Please enter one email address, for example coach@school.edu.');
}

function invalid({ field, code, message }: WayRefusal): InvalidEntry {
  return new InvalidEntry(field, code, message);
}
