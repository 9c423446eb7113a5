import type { ProfileForm } from './profile-form';

export type ProfileFieldKind = 'text' | 'email' | 'password' | 'date' | 'url' | 'digits' | 'whole' | 'decimal' | 'position';

/** The values that the server accepts for a number, and the distance between two of them. */
export interface NumberLimits {
  min: number;
  max: number;
  step: number;
}

export interface ProfileField {
  name: keyof ProfileForm;
  label: string;
  kind: ProfileFieldKind;
  hint?: string;
  autoComplete?: string;
  limits?: NumberLimits;
  /** As wide as its card. */
  wide?: boolean;
}

const thisYear = new Date().getFullYear();
const wholeNumbers = (min: number, max: number): NumberLimits => ({ min, max, step: 1 });
const gpa: NumberLimits = { min: 0, max: 4, step: 0.01 };

const personal: readonly ProfileField[] = [
  { name: 'firstName', label: 'First Name', kind: 'text', autoComplete: 'given-name' },
  { name: 'lastName', label: 'Last Name', kind: 'text', autoComplete: 'family-name' },
  { name: 'email', label: 'Email', kind: 'email', autoComplete: 'email', hint: 'Coaches reply to this address.', wide: true },
  { name: 'birthdate', label: 'Birthdate', kind: 'date', autoComplete: 'bday' },
  { name: 'graduationYear', label: 'Graduation Year', kind: 'whole', limits: wholeNumbers(thisYear - 1, thisYear + 10) },
  { name: 'highSchool', label: 'High School', kind: 'text', wide: true },
  { name: 'city', label: 'City', kind: 'text', autoComplete: 'address-level2' },
  { name: 'state', label: 'State', kind: 'text', autoComplete: 'address-level1', hint: 'Such as TX or Texas' },
  { name: 'gpa', label: 'GPA', kind: 'decimal', limits: gpa, hint: 'Unweighted, up to 4.0' },
  {
    name: 'coreGpa',
    label: 'Core GPA',
    kind: 'decimal',
    limits: gpa,
    hint: 'The GPA of your NCAA core courses, which is not your school GPA. Leave it blank if you do not know it.',
  },
  { name: 'satScore', label: 'SAT Score', kind: 'whole', limits: wholeNumbers(400, 1600) },
  { name: 'actScore', label: 'ACT Score', kind: 'whole', limits: wholeNumbers(1, 36) },
];

const athletic: readonly ProfileField[] = [
  { name: 'position', label: 'Position', kind: 'position' },
  { name: 'jerseyNumber', label: 'Jersey Number', kind: 'digits' },
  { name: 'height', label: 'Height', kind: 'text', hint: 'Such as 6\'2" or 6-2' },
  { name: 'weight', label: 'Weight (lbs)', kind: 'whole', limits: wholeNumbers(50, 500) },
  { name: 'highSchoolHeadCoach', label: 'High School Head Coach', kind: 'text', wide: true },
  { name: 'highSchoolPositionCoach', label: 'High School Position Coach', kind: 'text', wide: true },
];

const external: readonly ProfileField[] = [
  {
    name: 'hudlProfileUrl',
    label: 'Film Link (Hudl)',
    kind: 'url',
    hint: 'Full link to your Hudl profile or film',
    wide: true,
  },
  {
    name: 'maxPrepsId',
    label: 'MaxPreps Page',
    kind: 'url',
    hint: 'Full link to your MaxPreps athlete page',
    wide: true,
  },
  { name: 'twitterHandle', label: 'X (Twitter) Handle', kind: 'text', hint: 'Such as @marcuslee12', wide: true },
];

/** Asked for beside a changed address. */
const currentPassword: ProfileField = {
  name: 'currentPassword',
  label: 'Current Password',
  kind: 'password',
  autoComplete: 'current-password',
  hint: 'A new email address needs the password that you sign in with.',
  wide: true,
};

/** Every field of the profile, by the card that it stands in. */
export const profileFields = { personal, athletic, external, currentPassword };
