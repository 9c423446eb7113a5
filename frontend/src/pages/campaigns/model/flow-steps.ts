export type FlowStep = 'write' | 'pick' | 'review' | 'confirm' | 'sent' | 'kept';

export interface StepState {
  step: FlowStep;
  label: string;
  state: 'done' | 'now' | 'ahead';
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

/**
 * The five steps as seen from the current one. `last` is how the flow ends: emails are sent, or kept while nothing can
 * be delivered. At the end everything is done.
 */
export function flowSteps(current: FlowStep, last: 'sent' | 'kept' = 'sent'): StepState[] {
  const order = [...before, last];
  const at = order.indexOf(current);
  return order.map((step, index) => {
    const done = index < at || current === last;
    return { step, label: labels[step], state: done ? 'done' : index === at ? 'now' : 'ahead' };
  });
}
