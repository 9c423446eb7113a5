import type { User } from '@/entities/athlete';
import { profileFields } from './profile-fields';
import { type ProfileForm, profileForm } from './profile-form';
import type { ProfileUpdate } from './profile-update';

const fields = [...profileFields.personal, ...profileFields.athletic, ...profileFields.external];
type Value = string | number | null;

const numbers = new Set(fields.filter(({ input }) => input === 'whole' || input === 'decimal').map(({ name }) => name));

/** null for an emptied number, undefined for what is none. */
function numberOf(text: string): number | null | undefined {
  if (text === '') return null;
  const value = Number(text);
  return Number.isFinite(value) ? value : undefined;
}

const valueOf = (name: keyof ProfileForm, text: string) => (numbers.has(name) ? numberOf(text) : text || null);

/**
 * What to send: only fields that differ from what the server knows, with the values they were changed from (`seen`), so
 * that the server overwrites no other. What was blank and stays blank is left out, what was emptied is null, what is no
 * number is dropped. The server alone judges the values.
 */
export function profileChanges(form: ProfileForm, user: User, seen: ProfileForm): ProfileUpdate {
  const known = profileForm(user);
  const changes: Record<string, Value> = {};
  const before: Record<string, Value> = {};
  for (const { name } of fields) {
    const text = form[name].trim();
    const value = valueOf(name, text);
    if (text === known[name] || value === undefined) continue;
    changes[name] = value;
    // A new address is confirmed by the password instead.
    if (name !== 'email') before[name] = valueOf(name, seen[name]) ?? null;
  }
  if ('email' in changes) changes['currentPassword'] = form.currentPassword;
  return Object.keys(before).length > 0 ? { ...changes, before } : changes;
}
