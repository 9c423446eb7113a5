/** Emails of one campaign that wait for a guardian. */
export interface HeldApproval {
  campaignId: string;
  campaign: string;
  emails: number;
  schools: number;
  firstEmails: number;
  followUps: number;
  answers: number;
  /** When the first of them was asked about. */
  askedAt: Date;
  /** When the request expires without a decision. */
  expiresAt: Date;
  /** When the last of them was held or changed: a decision names it, so that nothing is decided about unseen. */
  upTo: Date;
}

/** What a guardian decides about. */
export interface ApprovalOfAthlete extends HeldApproval {
  athleteId: string;
  athleteName: string;
}

/** What an athlete waits for. */
export interface OwnApproval extends HeldApproval {
  /** How many guardians got an email about it; null while the server has not tried. */
  told: number | null;
}

export interface HeldText {
  id: string;
  /** Null: only the address is known. */
  coachName: string | null;
  coachTitle: string;
  schoolName: string;
  toAddress: string;
  /** Null: the athlete sends it by hand. */
  fromAddress: string | null;
  subject: string;
  text: string;
  step: number;
  /** The athlete sends it outside of Recruit, once it is approved. */
  byHand: boolean;
}

export interface ApprovalPage extends ApprovalOfAthlete {
  /** Names of the files that go with every first email. */
  files: string[];
  /** Whether the résumé is attached. */
  hasProfile: boolean;
  texts: HeldText[];
  /** The id to go on after; null: these were the last ones. */
  next: string | null;
}
