import type { ProfileScore } from '../../profile/athlete/index.js';
import type { Game } from '../../profile/stats/index.js';

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
  profileScore: ProfileScore;
  stats: UserStats;
}

export interface UserStats {
  emailsSentCount: number;
  emailsOpenedCount: number;
  emailsRepliedCount: number;
  activeCampaignsCount: number;
  /** Newest first */
  games: Game[];
}
