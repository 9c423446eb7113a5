import { nextTurn } from '../../../../shared-kernel/next-turn.js';
import { MailTooLong, NeedsConfirmation, NobodyToWriteTo } from '../../writing/domain/campaign-errors.js';
import { CAMPAIGN_LIMITS } from '../../writing/domain/campaign-limits.js';
import type { MailChecker } from '../../checks/domain/mail-checker.js';
import type { Confirmation, MailProblem } from '../../writing/domain/mail-problem.js';
import type { MailWriter, WrittenMail } from '../../writing/domain/templates/mail-writer.js';
import type { Recipient } from '../../writing/domain/recipient.js';
import { mailboxKey } from '../../writing/domain/mailbox-key.js';
import { sameAddressKey } from '../../writing/domain/same-address.js';

/** One row of the ledger before it exists. */
export interface PlannedMail {
  recipient: Recipient;
  /** Written when the row is: the texts of one Send can have 100 MB together. */
  write: () => WrittenMail;
  /** Set when this email must not be sent; the row is kept so that the athlete sees why. */
  skip: { code: string; message: string } | null;
}

const NO_ADDRESS = { code: 'no_address', message: 'There is no email address for this coach.' };
const SAME_ADDRESS = { code: 'same_address', message: 'Another coach with this address already gets this email.' };

/** The email of a Send with the checks that run before it is sent. */
export interface PlannedText {
  writer: Pick<MailWriter, 'write' | 'problems' | 'textLength'>;
  checker: Pick<MailChecker, 'problems'>;
}

/** The athlete's confirmations, and the addresses that must not get email (reason by sameAddressKey). */
export interface SendRules {
  confirmed: Confirmation[];
  suppressed?: Map<string, string>;
  /** Addresses that other emails of the campaign went or go to. */
  used?: string[];
}

/** Characters of emails that are checked between two turns: a few milliseconds. */
const AT_ONCE = 10_000;
/** Fixed cost of an email in addition to its length, in characters. */
const EACH = 500;

/**
 * Plans one email for each coach, and each address once. Throws NeedsConfirmation while an email has a
 * problem that the athlete did not confirm, MailTooLong, and NobodyToWriteTo when no email would be sent. `turn` is awaited between
 * pieces of a few milliseconds.
 */
export async function planSend(
  mail: PlannedText,
  recipients: Recipient[],
  { confirmed, suppressed = new Map(), used = [] }: SendRules,
  turn = nextTurn,
): Promise<PlannedMail[]> {
  const addresses = new Set(used.map(mailboxKey));
  const check = new Check(mail, confirmed);
  const planned: PlannedMail[] = [];
  let done = 0;
  for (const recipient of recipients) {
    if (done >= AT_ONCE) {
      await turn();
      done = 0;
    }
    const skip = skipReason(recipient, addresses, suppressed);
    done += EACH + (skip ? 0 : check.add(recipient));
    planned.push({ recipient, write: () => mail.writer.write(recipient), skip });
  }
  check.end();
  if (planned.every(({ skip }) => skip)) throw new NobodyToWriteTo();
  return planned;
}

/** What keeps the emails of one Send from leaving. */
class Check {
  private readonly items: MailProblem[] = [];
  private coaches = 0;
  private readonly isConfirmed: (problem: MailProblem) => boolean;

  constructor(
    private readonly mail: PlannedText,
    confirmed: Confirmation[],
  ) {
    this.isConfirmed = confirmations(confirmed);
  }

  /** Returns the characters of the text. Throws MailTooLong. */
  add(recipient: Recipient): number {
    const length = this.mail.writer.textLength(recipient);
    if (length > CAMPAIGN_LIMITS.mailText) throw new MailTooLong(recipient.coachName, length);
    const problems = [...this.mail.writer.problems(recipient), ...this.mail.checker.problems(recipient)];
    const open = problems.filter((problem) => !this.isConfirmed(problem));
    if (open.length > 0) this.coaches += 1;
    if (this.items.length + open.length <= CAMPAIGN_LIMITS.listedProblems) this.items.push(...open);
    return length;
  }

  /** Throws NeedsConfirmation when an email that was added has a problem. */
  end(): void {
    if (this.coaches > 0) throw new NeedsConfirmation(this.items, this.coaches);
  }
}

export function unconfirmed(problems: MailProblem[], confirmed: Confirmation[]): MailProblem[] {
  const isConfirmed = confirmations(confirmed);
  return problems.filter((problem) => !isConfirmed(problem));
}

/** Whether a problem was confirmed, for its coach and its kind. */
function confirmations(confirmed: Confirmation[]): (problem: MailProblem) => boolean {
  const keys = new Set(confirmed.map(({ coachId, code }) => `${coachId} ${code}`));
  return ({ coachId, code }) => keys.has(`${coachId} ${code}`);
}

function skipReason(recipient: Recipient, seen: Set<string>, suppressed: Map<string, string>): PlannedMail['skip'] {
  if (!recipient.coachEmail) return NO_ADDRESS;
  const key = sameAddressKey(recipient.coachEmail);
  const why = suppressed.get(key);
  if (why !== undefined) return { code: 'suppressed', message: `${why}, so this email was not sent.` };
  const mailbox = mailboxKey(recipient.coachEmail);
  if (seen.has(mailbox)) return SAME_ADDRESS;
  seen.add(mailbox);
  return null;
}
