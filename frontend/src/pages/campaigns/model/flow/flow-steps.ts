export type FlowStep = 'write' | 'pick' | 'review' | 'confirm' | 'sent' | 'kept';

export interface StepState {
  step: FlowStep;
  label: string;
  /** `skipped`: behind us, but not done. */
  state: 'done' | 'now' | 'ahead' | 'skipped';
}

const labels: Record<FlowStep, string> = {
  write: 'Write',
  pick: 'Pick coaches',
  review: 'Review each',
  confirm: 'Confirm',
  sent: 'Sent',
  kept: 'Kept',
};

const before: readonly FlowStep[] = ['write', 'pick', 'review', 'confirm'];

interface FlowOptions {
  /** How the flow ends: emails are sent, or kept while nothing can be delivered. */
  last?: 'sent' | 'kept';
  /** Every picked coach's email was opened: only then the review counts as done. */
  allReviewed?: boolean;
  /** The campaign was sent off, but none of its emails has been sent. */
  noneSent?: boolean;
}

/** The five steps as seen from the current one. */
export function flowSteps(current: FlowStep, { last = 'sent', allReviewed = false, noneSent = false }: FlowOptions = {}): StepState[] {
  const order = [...before, last];
  const at = order.indexOf(current);
  const behind = (step: FlowStep) => (step === 'review' && !allReviewed ? 'skipped' : 'done');
  return order.map((step, index) => {
    if (step === last && noneSent) return { step, label: labels[step], state: 'ahead' };
    const passed = index < at || current === last;
    return { step, label: labels[step], state: passed ? behind(step) : index === at ? 'now' : 'ahead' };
  });
}
