import type { User } from '@/entities/athlete';
import type { MeasuredRequest } from '@/shared/api';
import { measuredOf } from './measured/measured-value';
import { tidyMeasured } from './measured/measured-parts';
import { profileFields } from './profile-fields';
import { type ProfileForm, profileForm } from './profile-form';
import type { ProfileUpdate } from './profile-update';

const fields = [...profileFields.personal, ...profileFields.athletic, ...profileFields.external];
type Value = string | number | MeasuredRequest | null;

const measured = new Set(fields.filter(({ input }) => input === 'measured').map(({ name }) => name));
const numbers = new Set(fields.filter(({ input }) => input === 'whole' || input === 'decimal').map(({ name }) => name));

/** null for an emptied number, undefined for a text that is not a number. */
function numberOf(text: string): number | null | undefined {
  if (text === '') return null;
  const value = Number(text);
  return Number.isFinite(value) ? value : undefined;
}

function valueOf(name: keyof ProfileForm, text: string): Value | undefined {
  if (measured.has(name)) return measuredOf(text);
  return numbers.has(name) ? numberOf(text) : text || null;
}

const tidy = (name: keyof ProfileForm, text: string): string => (measured.has(name) ? tidyMeasured(text) : text.trim());

/**
 * What to send: only fields that differ from the stored profile, with the values they were changed from (`seen`), so
 * that the server overwrites no other. What was blank and stays blank is left out, what was emptied is null, what is no
 * number is dropped. The server alone judges the values.
 */
export function profileChanges(form: ProfileForm, user: User, seen: ProfileForm): ProfileUpdate {
  const known = profileForm(user);
  const changes: Record<string, Value> = {};
  const before: Record<string, Value> = {};
  for (const { name } of fields) {
    const text = tidy(name, form[name]);
    const value = valueOf(name, text);
    if (text === known[name] || value === undefined) continue;
    changes[name] = value;
    // A new address is confirmed by the password instead.
    if (name !== 'email') before[name] = valueOf(name, seen[name]) ?? null;
  }
  if ('email' in changes) changes['currentPassword'] = form.currentPassword;
  return Object.keys(before).length > 0 ? { ...changes, before } : changes;
}
