export type FlowStep = 'write' | 'pick' | 'review' | 'confirm' | 'sent';

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
};

const order: readonly FlowStep[] = ['write', 'pick', 'review', 'confirm', 'sent'];

/** The five steps as seen from the current one. At "Sent" everything is done. */
export function flowSteps(current: FlowStep): StepState[] {
  const at = order.indexOf(current);
  return order.map((step, index) => {
    const done = index < at || current === 'sent';
    return { step, label: labels[step], state: done ? 'done' : index === at ? 'now' : 'ahead' };
  });
}
