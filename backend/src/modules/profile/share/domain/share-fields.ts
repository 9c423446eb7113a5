import type { ProfileField, ShareGroup } from '../../fields/domain/profile-field.js';
import { PROFILE_FIELDS, type ProfileFieldName } from '../../fields/domain/profile-fields.js';

type Fields = typeof PROFILE_FIELDS;
type SharedName = { [F in ProfileFieldName]: Fields[F]['share'] extends null ? never : F }[ProfileFieldName];

/** What can be ticked beside fields of the profile. */
type OtherKey = 'name' | 'photo' | 'stats' | 'film' | 'email' | 'messages' | 'schedule';

export type ShareFieldKey = SharedName | OtherKey;

/** A field that an athlete can show on the shared profile. */
export interface ShareField {
  key: ShareFieldKey;
  label: string;
  group: ShareGroup;
  /** Ticked until the athlete changes it. */
  preticked: boolean;
}

/** `after`: the field of the profile that comes before it in its group; null = it comes first. */
const OTHERS: readonly (ShareField & { after: SharedName | null })[] = [
  { key: 'name', label: 'Name', group: 'about', preticked: true, after: null },
  { key: 'photo', label: 'Photo', group: 'about', preticked: true, after: null },
  { key: 'stats', label: 'Statistics', group: 'football', preticked: true, after: 'highSchool' },
  { key: 'schedule', label: 'Next games', group: 'football', preticked: false, after: 'highSchool' },
  { key: 'film', label: 'Film', group: 'football', preticked: true, after: 'highSchool' },
  { key: 'email', label: 'Email', group: 'contact', preticked: false, after: 'birthdate' },
  {
    key: 'messages',
    label: 'Form for coaches to write to you; your address stays hidden',
    group: 'contact',
    preticked: false,
    after: 'birthdate',
  },
];

const GROUPS: readonly ShareGroup[] = ['about', 'football', 'academics', 'contact'];

function fieldsOf(group: ShareGroup): ShareField[] {
  const others = (after: string | null): ShareField[] =>
    OTHERS.filter((one) => one.group === group && one.after === after).map(({ after: _, ...field }) => field);
  const profile = Object.entries<ProfileField>(PROFILE_FIELDS).flatMap(([name, { share }]) => {
    if (share?.group !== group) return [];
    const { label, preticked } = share;
    return [{ key: name as SharedName, label, group, preticked }, ...others(name)];
  });
  return [...others(null), ...profile];
}

/** Everything that can be ticked, one by one (requirement P-12). */
export const SHARE_FIELDS: readonly ShareField[] = GROUPS.flatMap(fieldsOf);

export const PRETICKED: readonly ShareFieldKey[] = SHARE_FIELDS.filter((one) => one.preticked).map(({ key }) => key);

export function isShareField(value: unknown): value is ShareFieldKey {
  return SHARE_FIELDS.some(({ key }) => key === value);
}
