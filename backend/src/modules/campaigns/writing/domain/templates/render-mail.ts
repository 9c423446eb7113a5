import type { MailAthlete } from '../mail-athlete.js';
import type { MailProblem } from '../mail-problem.js';
import { MailWriter, type MailTemplate, type WrittenMail } from './mail-writer.js';
import type { Recipient } from '../recipient.js';

export interface RenderedMail extends WrittenMail {
  coachId: number;
  problems: MailProblem[];
}

/** The exact mail for one coach, with everything that should stop it from leaving as it is. */
export function renderMail(mail: MailTemplate, athlete: MailAthlete, coach: Recipient): RenderedMail {
  const writer = new MailWriter(mail, athlete);
  return { coachId: coach.coachId, ...writer.write(coach), problems: writer.problems(coach) };
}
