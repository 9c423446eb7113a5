import { NeedsConfirmation, NobodyToWriteTo } from '../../writing/domain/campaign-errors.js';
import type { MailAthlete } from '../../writing/domain/mail-athlete.js';
import type { Confirmation, MailProblem } from '../../writing/domain/mail-problem.js';
import type { Recipient } from '../../writing/domain/recipient.js';
import { renderMail, type MailTemplate } from '../../writing/domain/render-mail.js';
import { sameAddressKey } from '../../writing/domain/same-address.js';

/** One row of the ledger before it exists. */
export interface PlannedMail {
  recipient: Recipient;
  subject: string;
  text: string;
  /** Set when this mail must not leave; the row is kept so that the athlete sees why. */
  skip: { code: string; message: string } | null;
}

const NO_ADDRESS = { code: 'no_address', message: 'There is no email address for this coach.' };
const SAME_ADDRESS = { code: 'same_address', message: 'Another coach with this address already gets this email.' };

/** What the athlete said, and whom she must not write to (by sameAddressKey, with why). */
export interface SendRules {
  confirmed: Confirmation[];
  suppressed?: Map<string, string>;
  /** Addresses that other emails of the campaign went or go to. */
  used?: string[];
}

/**
 * Who gets what: one mail for each coach, each address once. Throws NeedsConfirmation while a mail has a
 * problem that the athlete did not confirm, and NobodyToWriteTo when no mail would leave.
 */
export function planSend(
  template: MailTemplate,
  athlete: MailAthlete,
  recipients: Recipient[],
  { confirmed, suppressed = new Map(), used = [] }: SendRules,
): PlannedMail[] {
  const addresses = new Set(used.map(sameAddressKey));
  const problems: MailProblem[] = [];
  const planned = recipients.map((recipient) => {
    const mail = renderMail(template, athlete, recipient);
    const skip = skipReason(recipient, addresses, suppressed);
    if (!skip) problems.push(...mail.problems);
    return { recipient, subject: mail.subject, text: mail.text, skip };
  });
  const open = unconfirmed(problems, confirmed);
  if (open.length > 0) throw new NeedsConfirmation(open);
  if (planned.every((mail) => mail.skip)) throw new NobodyToWriteTo();
  return planned;
}

export function unconfirmed(problems: MailProblem[], confirmed: Confirmation[]): MailProblem[] {
  const said = new Set(confirmed.map(({ coachId, code }) => `${coachId} ${code}`));
  return problems.filter(({ coachId, code }) => !said.has(`${coachId} ${code}`));
}

function skipReason(recipient: Recipient, seen: Set<string>, suppressed: Map<string, string>): PlannedMail['skip'] {
  if (!recipient.coachEmail) return NO_ADDRESS;
  const key = sameAddressKey(recipient.coachEmail);
  const why = suppressed.get(key);
  if (why !== undefined) return { code: 'suppressed', message: `${why}, so this email was not sent.` };
  if (seen.has(key)) return SAME_ADDRESS;
  seen.add(key);
  return null;
}
