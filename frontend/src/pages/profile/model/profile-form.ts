import { profileFieldForms, type User } from '@/entities/athlete';
import type { MeasuredDto } from '@/shared/api';
import { textOfMeasured } from './measured/measured-value';

type ProfileFieldName = keyof typeof profileFieldForms;

/** The fields of the form, as the athlete types them; blank = not filled in. The password is only sent when the address changes. */
export type ProfileForm = Record<ProfileFieldName | 'email' | 'currentPassword', string>;

const names = Object.keys(profileFieldForms) as ProfileFieldName[];
const inFeet = new Set<string>(names.filter((name) => 'inFeet' in profileFieldForms[name]));

/** A stored value as the form's text. */
export function formText(name: keyof ProfileForm, value: string | number | MeasuredDto | null): string {
  if (value === null) return '';
  return typeof value === 'object' ? textOfMeasured(value, inFeet.has(name)) : String(value);
}

/** The form for what the server stores. */
export function profileForm(user: User): ProfileForm {
  const fields = Object.fromEntries(names.map((name) => [name, formText(name, user[name])])) as Record<ProfileFieldName, string>;
  return { ...fields, email: user.email, currentPassword: '' };
}
