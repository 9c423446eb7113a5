/** Which emails a guardian reviews before they are sent. */
export const APPROVALS = ['never', 'first', 'every'] as const;

export type Approval = (typeof APPROVALS)[number];

/** What the guardians of one athlete decided. */
export interface Controls {
  /** `first`: emails to a school that no email has gone to yet. */
  approve: Approval;
  askBeforeSharing: boolean;
  /** Since when sending is paused; null: not paused. */
  pausedAt: Date | null;
}
