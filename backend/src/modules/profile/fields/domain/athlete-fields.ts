import { MEASUREMENT_FIELDS } from './measurement-fields.js';
import { POSITIONS } from './positions.js';
import type { ProfileField } from './profile-field.js';
import { PROFILE_LIMITS } from './profile-limits.js';
import { readGraduationYear } from './readers/read-graduation-year.js';
import { readHeight } from './readers/read-height.js';
import { readJerseyNumber } from './readers/read-jersey-number.js';
import { readPosition } from './readers/read-position.js';
import { readText } from './readers/read-text.js';
import { readWholeNumber } from './readers/read-whole-number.js';
import { fieldText } from './field-text.js';

const readName = readText(PROFILE_LIMITS.name);
const POUNDS = { min: 50, max: 500 };

/** The athlete and the body. */
export const ATHLETE_FIELDS = {
  firstName: {
    type: 'text',
    column: 'first_name',
    read: readName,
    example: 'Marcus',
    maxLength: PROFILE_LIMITS.name,
    form: { label: 'First Name', input: 'text', autoComplete: 'given-name' },
    share: null,
    placeholder: { name: 'student_first_name' },
  },
  lastName: {
    type: 'text',
    column: 'last_name',
    read: readName,
    example: 'Lee',
    maxLength: PROFILE_LIMITS.name,
    form: { label: 'Last Name', input: 'text', autoComplete: 'family-name' },
    share: null,
    placeholder: { name: 'student_last_name' },
  },
  position: {
    type: 'text',
    column: 'position',
    read: readPosition,
    example: 'QB',
    choices: POSITIONS,
    form: { label: 'Position', input: 'choice' },
    share: { group: 'about', label: 'Position', preticked: true, place: 'headline' },
    placeholder: { name: 'student_position' },
  },
  graduationYear: {
    type: 'whole',
    column: 'graduation_year',
    read: readGraduationYear,
    example: 2027,
    about: { request: 'From last year to ten years from now' },
    form: { label: 'Graduation Year', input: 'whole' },
    share: { group: 'about', label: 'Graduation year', preticked: true, place: 'headline', write: (year) => `Class of ${year}` },
    placeholder: { name: 'student_graduation_year' },
  },
  height: {
    type: 'text',
    column: 'height',
    read: readHeight,
    example: '6\'2"',
    maxLength: PROFILE_LIMITS.line,
    about: { request: `6-2, 6'2 or 74 are stored as 6'2"` },
    form: { label: 'Height', input: 'text', hint: 'Such as 6\'2" or 6-2' },
    share: { group: 'football', label: 'Height', preticked: true, place: 'tile' },
    placeholder: { name: 'student_height' },
  },
  weight: {
    type: 'whole',
    column: 'weight',
    read: readWholeNumber('a weight in pounds', POUNDS.min, POUNDS.max),
    example: 205,
    limits: POUNDS,
    about: { request: 'Pounds', answer: 'Pounds' },
    form: { label: 'Weight (lbs)', input: 'whole' },
    share: { group: 'football', label: 'Weight', preticked: true, place: 'tile', write: fieldText.pounds },
    placeholder: { name: 'student_weight', write: fieldText.pounds },
  },
  ...MEASUREMENT_FIELDS,
  jerseyNumber: {
    type: 'text',
    column: 'jersey_number',
    read: readJerseyNumber,
    example: '12',
    maxLength: PROFILE_LIMITS.jerseyNumber,
    form: { label: 'Jersey Number', input: 'digits' },
    share: { group: 'about', label: 'Jersey number', preticked: true, place: 'headline', write: (digits) => `#${digits}` },
    placeholder: { name: 'student_jersey_number' },
  },
} as const satisfies Record<string, ProfileField>;
