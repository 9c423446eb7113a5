/** What a mail may say about the athlete; null = the profile does not say. */
export interface MailAthlete {
  firstName: string | null;
  lastName: string | null;
  position: string | null;
  graduationYear: number | null;
  height: string | null;
  weight: number | null;
  /** YYYY-MM-DD */
  birthdate: string | null;
  jerseyNumber: string | null;
  gpa: number | null;
  highSchool: string | null;
  city: string | null;
  state: string | null;
  hudlProfileUrl: string | null;
  twitterHandle: string | null;
  /** The address of the shared profile, while it is open */
  shareLink: string | null;
}
