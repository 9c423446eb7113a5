import type { Role } from '../../../platform/http/access/session-user.js';
import type { ProfileScore } from '../../profile/athlete/index.js';
import type { AthleteProfile } from '../../profile/fields/index.js';
import type { Game } from '../../profile/stats/index.js';

/** What GET /api/user answers; absent values are null. */
export interface UserView extends AthleteProfile {
  id: string;
  username: string;
  email: string;
  role: Role;
  /** The name of a guardian; null for everybody else. */
  guardianName: string | null;
  /** A new address that waits to be confirmed; `email` counts until then. */
  pendingEmail: string | null;
  isAdmin: boolean;
  emailVerified: boolean;
  /** An operator set the password: another one has to be chosen first. */
  mustChangePassword: boolean;
  /** From when on the account is deleted; null unless that is planned. */
  deletionDueAt: Date | null;
  profileImageUrl: string | null;
  gmailConnected: boolean;
  profileScore: ProfileScore;
  stats: UserStats;
}

export interface UserStats {
  emailsSentCount: number;
  /** Of these, by the athlete outside of Recruit. */
  emailsSentByHandCount: number;
  emailsOpenedCount: number;
  emailsRepliedCount: number;
  activeCampaignsCount: number;
  /** Newest first */
  games: Game[];
}
