export type Approval = 'never' | 'first' | 'every';

/** The choices of a guardian, worded for the guardian. */
export const approvalChoices: readonly { value: Approval; label: string; note: (athlete: string) => string }[] = [
  { value: 'never', label: 'Never', note: (athlete) => `Emails are sent when ${athlete} presses Send.` },
  { value: 'first', label: 'First email to each school', note: () => 'You read the first one. Later emails are sent without you.' },
  { value: 'every', label: 'Every campaign', note: () => 'Nothing is sent before you approve.' },
];

/** The same choices for the athlete: what the guardians read before it is sent. */
export const approvalWords: Record<Approval, string> = {
  never: 'Your emails are sent when you press Send.',
  first: 'They read the first email to each school before it is sent.',
  every: 'They read every email before it is sent.',
};
