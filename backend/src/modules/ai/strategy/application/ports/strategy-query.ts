import type { StaffMember, StrategySchool } from '../../domain/strategy-material.js';

/** A favorite and what the athlete's record says about it, without fit and rules. */
export interface StrategyFavorite {
  id: number;
  name: string;
  division: string;
  subdivision: string | null;
  city: string;
  state: string;
  leadLevel: StrategySchool['leadLevel'];
  sent: number;
  opened: number;
  replied: number;
  lastSentAt: Date | null;
  lastReplyAt: Date | null;
  /** A coach of the school waits for the athlete's answer; the same definition as on the home page. */
  isReplyWaiting: boolean;
  /** A coach of the school did not answer for a week or more; the same definition as on the home page. */
  isSilent: boolean;
  /** Logged by hand. */
  contacts: number;
  /** Shared coaches and the athlete's own contacts. */
  staff: StaffMember[];
  /** By position, of the newest roster: those of the graduating class who are marked as starters; only positions with marks. */
  startersGraduating: { position: string; count: number }[];
}

/** What a plan needs to know of the favorites, in one statement. */
export abstract class StrategyQuery {
  /** By school id; only schools that exist. */
  abstract favorites(userId: string, now: Date): Promise<StrategyFavorite[]>;
}
