import { EMPTY_PROFILE } from './empty-profile.js';
import { PROFILE_PLACEHOLDERS, profilePlaceholders } from './placeholder-fields.js';
import { profileColumns } from './profile-columns.js';
import type { ProfileField } from './profile-field.js';
import { PROFILE_FIELDS } from './profile-fields.js';

const FIELDS = Object.entries<ProfileField>(PROFILE_FIELDS);
const NOW = new Date('2026-11-21T15:00:00.000Z');

describe('the table of profile fields', () => {
  it.each(FIELDS)('P-04 accepts the example of %s and stores it as it is', (_, { read, example }) => {
    expect(read(example, NOW, { gpaScale: null })).toEqual({ value: example });
  });

  it('P-04 stores each field in a column of its own and reads it under its name', () => {
    expect(new Set(FIELDS.map(([, { column }]) => column)).size).toBe(FIELDS.length);
    expect(profileColumns(['firstName', 'birthdate', 'gpa'])).toBe(
      'p.first_name as "firstName", p.birthdate::text as "birthdate", p.gpa::float8 as "gpa"',
    );
    expect(profileColumns().split(', ')).toHaveLength(FIELDS.length);
  });

  it('C-05 gives each placeholder one field, and no text for a field that is empty', () => {
    expect(new Set(PROFILE_PLACEHOLDERS).size).toBe(FIELDS.filter(([, { placeholder }]) => placeholder !== null).length);
    expect(new Set(Object.values(profilePlaceholders(EMPTY_PROFILE)))).toEqual(new Set(['']));
  });
});
