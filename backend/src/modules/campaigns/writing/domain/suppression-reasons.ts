/** Why an address gets no more email, in words, by what is stored. */
export const SUPPRESSION_REASONS = {
  bounced: 'Email to this address bounced',
  declined: 'You marked this school as declined',
  opted_out: 'This coach opted out of emails sent with Recruit',
} as const;

export type SuppressionReason = keyof typeof SUPPRESSION_REASONS;
