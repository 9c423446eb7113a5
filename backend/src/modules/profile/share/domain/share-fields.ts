/** A field that an athlete can show on the shared profile. */
export interface ShareField {
  key: ShareFieldKey;
  label: string;
  group: 'about' | 'football' | 'academics' | 'contact';
  /** Ticked until the athlete says otherwise. */
  preticked: boolean;
}

export type ShareFieldKey =
  | 'name'
  | 'photo'
  | 'position'
  | 'graduationYear'
  | 'jerseyNumber'
  | 'height'
  | 'weight'
  | 'highSchool'
  | 'highSchoolHeadCoach'
  | 'highSchoolPositionCoach'
  | 'stats'
  | 'film'
  | 'gpa'
  | 'coreGpa'
  | 'satScore'
  | 'actScore'
  | 'city'
  | 'state'
  | 'birthdate'
  | 'email'
  | 'twitterHandle'
  | 'maxPrepsId';

function fieldsOf(group: ShareField['group'], rows: [ShareFieldKey, string, boolean][]): ShareField[] {
  return rows.map(([key, label, preticked]) => ({ key, label, group, preticked }));
}

/**
 * Everything that can be ticked, one by one. Not ticked by themselves: what leads to the athlete's home or mailbox,
 * and other people's names (requirement P-12; athletes are minors).
 */
export const SHARE_FIELDS: readonly ShareField[] = [
  ...fieldsOf('about', [
    ['name', 'Name', true],
    ['photo', 'Photo', true],
    ['position', 'Position', true],
    ['graduationYear', 'Graduation year', true],
    ['jerseyNumber', 'Jersey number', true],
  ]),
  ...fieldsOf('football', [
    ['height', 'Height', true],
    ['weight', 'Weight', true],
    ['highSchool', 'High school', true],
    ['stats', 'Statistics', true],
    ['film', 'Film', true],
    ['highSchoolHeadCoach', 'High school head coach', false],
    ['highSchoolPositionCoach', 'High school position coach', false],
  ]),
  ...fieldsOf('academics', [
    ['gpa', 'GPA', true],
    ['coreGpa', 'Core GPA', true],
    ['satScore', 'SAT score', true],
    ['actScore', 'ACT score', true],
  ]),
  ...fieldsOf('contact', [
    ['city', 'City', false],
    ['state', 'State', false],
    ['birthdate', 'Birth date', false],
    ['email', 'Email', false],
    ['twitterHandle', 'X (Twitter) handle', false],
    ['maxPrepsId', 'MaxPreps page', false],
  ]),
];

export const PRETICKED: readonly ShareFieldKey[] = SHARE_FIELDS.filter((one) => one.preticked).map(({ key }) => key);

export function isShareField(value: unknown): value is ShareFieldKey {
  return SHARE_FIELDS.some(({ key }) => key === value);
}
