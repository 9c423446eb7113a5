/** What other modules may know of an athlete; null = the profile does not say. */
export interface AthleteFacts {
  userId: string;
  username: string;
  email: string;
  emailVerified: boolean;
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
  /** The address of the shared profile; null unless whoever opens it now sees it. */
  shareLink: string | null;
}

/** The athlete behind a mail. Throws when the account does not exist (any more). */
export abstract class AthleteQuery {
  abstract byId(userId: string): Promise<AthleteFacts>;
}
