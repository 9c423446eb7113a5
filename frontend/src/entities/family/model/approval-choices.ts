export type Approval = 'never' | 'first' | 'every';

/** What a guardian can choose, in words about an athlete. */
export const approvalChoices: readonly { value: Approval; label: string; note: (athlete: string) => string }[] = [
  { value: 'never', label: 'Never', note: (athlete) => `Emails leave when ${athlete} sends them.` },
  { value: 'first', label: 'First email to each school', note: () => 'You read the first one. Later emails leave without you.' },
  { value: 'every', label: 'Every campaign', note: () => 'Nothing leaves before you approve.' },
];

/** The same for the athlete: what the guardians read before it leaves. */
export const approvalWords: Record<Approval, string> = {
  never: 'Your emails leave when you send them.',
  first: 'They read the first email to each school before it leaves.',
  every: 'They read every email before it leaves.',
};
