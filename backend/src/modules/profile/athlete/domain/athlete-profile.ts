/** What an athlete says of herself; null = not said. */
export interface AthleteProfile {
  firstName: string | null;
  lastName: string | null;
  position: string | null;
  graduationYear: number | null;
  /** Feet and inches: 6'2" */
  height: string | null;
  /** Pounds */
  weight: number | null;
  /** YYYY-MM-DD */
  birthdate: string | null;
  jerseyNumber: string | null;
  gpa: number | null;
  /** Of the NCAA's core courses, which is not the school's GPA */
  coreGpa: number | null;
  satScore: number | null;
  actScore: number | null;
  highSchool: string | null;
  highSchoolHeadCoach: string | null;
  highSchoolPositionCoach: string | null;
  city: string | null;
  /** Two-letter postal code */
  state: string | null;
  /** The full address of the athlete's page at maxpreps.com */
  maxPrepsId: string | null;
  hudlProfileUrl: string | null;
  /** Without the @ */
  twitterHandle: string | null;
}
