/** The signed-in person as the server tells it; what is not known is null. */
export interface User {
  id: string;
  username: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
  position: string | null;
  graduationYear: number | null;
  height: string | null;
  weight: number | null;
  birthdate: string | null;
  jerseyNumber: string | null;
  gpa: number | null;
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
  isAdmin: boolean;
  gmailConnected: boolean;
  emailVerified: boolean;
  stats: UserStats & { games: unknown[] };
}

export interface UserStats {
  emailsSentCount: number;
  emailsOpenedCount: number;
  emailsRepliedCount: number;
  activeCampaignsCount: number;
}
