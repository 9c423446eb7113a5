import { profileFieldForms } from '@/entities/athlete';
import type { MeasuredDto } from '@/shared/api';
import type { ProfileForm } from './profile-form';

type ProfileFieldName = keyof typeof profileFieldForms;
export type ProfileFieldKind = (typeof profileFieldForms)[ProfileFieldName]['input'] | 'email' | 'password';

/** The values that the server accepts for a number, and the distance between two of them. */
export interface NumberLimits {
  min: number;
  max: number;
  step: number;
}

interface FieldForm {
  label: string;
  input: ProfileFieldKind;
  hint?: string;
  autoComplete?: string;
  limits?: NumberLimits;
  choices?: readonly string[];
  /** Of a measured value. */
  unit?: MeasuredDto['unit'];
  timed?: boolean;
  inFeet?: boolean;
}

export interface ProfileField extends FieldForm {
  name: keyof ProfileForm;
  /** As wide as its card. */
  wide?: boolean;
  /** Behind “More measurements” while it is blank. */
  folded?: boolean;
}

/** A field as the server defines it; `changes` adds what only this page decides. */
function field(name: ProfileFieldName, changes: Partial<ProfileField> = {}): ProfileField {
  const form: FieldForm = profileFieldForms[name];
  return { name, ...form, ...changes };
}

const wide = { wide: true };
const folded = { wide: true, folded: true };
const thisYear = new Date().getFullYear();

const email: ProfileField = {
  name: 'email',
  label: 'Email',
  input: 'email',
  autoComplete: 'email',
  hint: 'Coaches reply to this address. A new one is used once you confirm it.',
  wide: true,
};

const personal: readonly ProfileField[] = [
  field('firstName'),
  field('lastName'),
  email,
  field('phone', wide),
  field('birthdate'),
  field('graduationYear', { limits: { min: thisYear - 1, max: thisYear + 10, step: 1 } }),
  field('highSchool', wide),
  field('city'),
  field('state'),
  field('gpa'),
  field('gpaScale'),
  field('coreGpa'),
  field('satScore'),
  field('actScore'),
  field('intendedMajor', wide),
];

const athletic: readonly ProfileField[] = [
  field('position'),
  field('jerseyNumber'),
  field('height'),
  field('weight'),
  field('level'),
  field('fortyYardDash', wide),
  field('armLength', wide),
  field('handSize', wide),
  field('verticalJump', folded),
  field('broadJump', folded),
  field('proShuttle', folded),
  field('threeConeDrill', folded),
  field('wingspan', folded),
  field('benchPress', folded),
  field('squat', folded),
  field('powerClean', folded),
  field('highSchoolHeadCoach', wide),
  field('highSchoolPositionCoach', wide),
];

const external: readonly ProfileField[] = [field('hudlProfileUrl', wide), field('maxPrepsId', wide), field('twitterHandle', wide)];

/** Required together with a changed email address. */
const currentPassword: ProfileField = {
  name: 'currentPassword',
  label: 'Current Password',
  input: 'password',
  autoComplete: 'current-password',
  hint: 'A new email address needs the password that you sign in with.',
  wide: true,
};

/** Every field of the profile, by the card that shows it. */
export const profileFields = { personal, athletic, external, currentPassword };
