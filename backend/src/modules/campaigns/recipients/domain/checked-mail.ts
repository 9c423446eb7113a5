import type { MailProblem } from '../../writing/domain/mail-problem.js';
import type { WrittenMail } from '../../writing/domain/templates/mail-writer.js';
import type { Recipient } from '../../writing/domain/recipient.js';
import type { PlannedText } from './plan-send.js';

export interface CheckedMail extends WrittenMail {
  coachId: number;
  problems: MailProblem[];
}

/** The exact email for one coach, with everything that a Send would hold back. */
export function checkedMail({ writer, checker }: PlannedText, coach: Recipient): CheckedMail {
  return { coachId: coach.coachId, ...writer.write(coach), problems: [...writer.problems(coach), ...checker.problems(coach)] };
}
