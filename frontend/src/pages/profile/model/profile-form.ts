import { profileFieldForms, type User } from '@/entities/athlete';

type ProfileFieldName = keyof typeof profileFieldForms;

/** The fields of the form, as the athlete types them; blank = not filled in. The password is only sent when the address changes. */
export type ProfileForm = Record<ProfileFieldName | 'email' | 'currentPassword', string>;

const names = Object.keys(profileFieldForms) as ProfileFieldName[];
const text = (value: string | number | null): string => (value === null ? '' : String(value));

/** The form for what the server stores. */
export function profileForm(user: User): ProfileForm {
  const fields = Object.fromEntries(names.map((name) => [name, text(user[name])])) as Record<ProfileFieldName, string>;
  return { ...fields, email: user.email, currentPassword: '' };
}
