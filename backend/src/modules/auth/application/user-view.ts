/** What GET /api/user answers; absent values are null. */
export interface UserView {
  id: string;
  username: string;
  email: string;
  isAdmin: boolean;
  emailVerified: boolean;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
  position: string | null;
  graduationYear: number | null;
  height: string | null;
  weight: number | null;
  /** YYYY-MM-DD */
  birthdate: string | null;
  jerseyNumber: string | null;
  gpa: number | null;
  /** Of the NCAA's core courses */
  coreGpa: number | null;
  satScore: number | null;
  actScore: number | null;
  highSchool: string | null;
  highSchoolHeadCoach: string | null;
  highSchoolPositionCoach: string | null;
  city: string | null;
  state: string | null;
  maxPrepsId: string | null;
  hudlProfileUrl: string | null;
  twitterHandle: string | null;
  gmailConnected: boolean;
  profileScore: ProfileScoreView;
  stats: UserStats;
}

/** A user as it is read, before it is scored. */
export interface ScorableUser extends Omit<UserView, 'profileScore'> {
  /** How many film clips beside the film link. */
  filmClips: number;
}

export interface ProfileScoreView {
  /** 0 to 100 */
  score: number;
  /** What would raise it, and by how many points; the heaviest first. */
  missing: { field: string; label: string; weight: number }[];
}

export interface UserStats {
  emailsSentCount: number;
  emailsOpenedCount: number;
  emailsRepliedCount: number;
  activeCampaignsCount: number;
  /** Newest first */
  games: UserGame[];
}

export interface UserGame {
  id: string;
  opponent: string;
  /** YYYY-MM-DD */
  date: string;
  /** Counter → number, for the counters that were recorded */
  stats: Record<string, number>;
}
