import type { User } from '@/entities/athlete';
import { profileFields } from './profile-fields';
import { type ProfileForm, profileForm } from './profile-form';
import type { ProfileUpdate } from './profile-update';

const fields = [...profileFields.personal, ...profileFields.athletic, ...profileFields.external];
const numbers = new Set(['graduationYear', 'gpa', 'coreGpa', 'satScore', 'actScore', 'weight']);

/** null for an emptied number, undefined for what is none. */
function numberOf(text: string): number | null | undefined {
  if (text === '') return null;
  const value = Number(text);
  return Number.isFinite(value) ? value : undefined;
}

/**
 * What to send: only fields that differ from what the server knows. What was blank and stays blank is left out, what
 * was emptied is null, what is no number is dropped. The server alone judges the values.
 */
export function profileChanges(form: ProfileForm, user: User): ProfileUpdate {
  const before = profileForm(user);
  const changes: Record<string, string | number | null> = {};
  for (const { name } of fields) {
    const text = form[name].trim();
    if (text === before[name]) continue;
    const value = numbers.has(name) ? numberOf(text) : text || null;
    if (value !== undefined) changes[name] = value;
  }
  if ('email' in changes) changes['currentPassword'] = form.currentPassword;
  return changes as ProfileUpdate;
}
