import type { FollowUpRequest } from '@/shared/api';
import type { FollowUp } from './strategy';

const mostSteps = 3;
const mostDays = 90;
const mostReason = 120;

export interface TakenSteps {
  steps: FollowUpRequest[];
  /** Follow-ups of the plan that a campaign has no room for. */
  left: number;
}

/** A reason that is too long is not cut: the athlete chooses one. */
function reasonOf(purpose: string): Pick<FollowUpRequest, 'reason' | 'ownReason'> {
  const ownReason = purpose.trim();
  return ownReason === '' || ownReason.length > mostReason ? { reason: '', ownReason: '' } : { reason: 'own', ownReason };
}

/**
 * The follow-ups of a plan as steps of a campaign. The plan counts days from the first email, a campaign from the one before. A plan has
 * no texts: they stay empty, and an empty step is not sent.
 */
export function followUpSteps(sequence: readonly FollowUp[]): TakenSteps {
  const steps: FollowUpRequest[] = [];
  let [before, left] = [0, 0];
  for (const { day, purpose } of [...sequence].sort((a, b) => a.day - b.day)) {
    // Day 0 is the first email, and two on one day are one.
    if (day <= before) continue;
    if (steps.length === mostSteps || day - before > mostDays) {
      left += 1;
      continue;
    }
    steps.push({ waitDays: day - before, ...reasonOf(purpose), template: '' });
    before = day;
  }
  return { steps, left };
}
