/** What of an athlete no provider may get; null = not known. */
export interface PrivateValues {
  firstName: string | null;
  lastName: string | null;
  highSchool: string | null;
  city: string | null;
  /** YYYY-MM-DD */
  birthdate: string | null;
  phone: string | null;
  twitterHandle: string | null;
  hudlProfileUrl: string | null;
  maxPrepsId: string | null;
  highSchoolHeadCoach: string | null;
  highSchoolPositionCoach: string | null;
}

export const NO_PRIVATE_VALUES: PrivateValues = {
  firstName: null,
  lastName: null,
  highSchool: null,
  city: null,
  birthdate: null,
  phone: null,
  twitterHandle: null,
  hudlProfileUrl: null,
  maxPrepsId: null,
  highSchoolHeadCoach: null,
  highSchoolPositionCoach: null,
};

/** Kinds of masked data; a stand-in contains the words of its kind, so that a model can place it. */
export const PRIVATE_KINDS = [
  'last_name',
  'school',
  'town',
  'birth_date',
  'date',
  'phone',
  'email',
  'address',
  'link',
  'handle',
  'person',
  'number',
  'text',
] as const;

export type PrivateKind = (typeof PRIVATE_KINDS)[number];
