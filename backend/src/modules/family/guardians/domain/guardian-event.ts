/** What happens between an athlete and the guardians. All of them read it; no names and addresses of people are in it: they go with their accounts. */
export interface GuardianEventData {
  invited: { mailed: boolean };
  invitation_cancelled: object;
  joined: object;
  left: object;
  approvals_set: { from: string; to: string };
  sharing_approval_set: { on: boolean };
  paused: object;
  resumed: { pausedAt: string };
  share_turned_off: object;
  mailbox_disconnected: object;
  /** `told`: how many guardians the server delivered an email to. */
  approval_asked: { campaignId: string | null; name: string; emails: number; told: number };
  emails_approved: { campaignId: string; name: string; emails: number };
  emails_declined: { campaignId: string; name: string; emails: number };
  emails_expired: { campaignId: string; name: string; emails: number };
  sharing_asked: object;
  sharing_approved: object;
  sharing_declined: object;
  sharing_expired: object;
  birth_date_asked: object;
  birth_date_approved: object;
  birth_date_declined: object;
  birth_date_expired: object;
  coach_asked: { mailed: boolean; figures: number };
  coach_answered: { confirmed: number; notRight: number };
  coach_word_revoked: object;
  deletion_started: { deletedAt: string };
  /** `reason`: a guardian or the athlete stopped it, or the athlete was 18 on the day. */
  deletion_stopped: { reason: 'stopped' | 'adult' };
}

export type GuardianEventKind = keyof GuardianEventData;

/** `guardianId` null: by the athlete or the server. */
export type NewGuardianEvent = {
  [K in GuardianEventKind]: { athleteId: string; guardianId: string | null; kind: K; at: Date; data: GuardianEventData[K] };
}[GuardianEventKind];
