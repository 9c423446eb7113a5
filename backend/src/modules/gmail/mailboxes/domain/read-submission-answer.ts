/** A submission server's refusal of one message (RFC 5321, 4.2; enhanced status: RFC 3463). */
export interface SubmissionRefusal {
  code: number;
  /** What was answered: MAIL FROM, RCPT TO, DATA … */
  command: string;
  words: string;
}

export type RefusalMeaning =
  /** The mailbox itself may not send. */
  | { kind: 'may_not_send' }
  /** Too much for today, or for now. */
  | { kind: 'daily_limit' }
  /** `isOne`: it is about this recipient, so that other emails need not wait. */
  | { kind: 'later'; isOne: boolean }
  /** No such address (`isDead`: reported with an unambiguous code). */
  | { kind: 'address'; isDead: boolean }
  | { kind: 'refused' };

const STATUS = /\b([45])\.(\d{1,3})\.(\d{1,3})\b/;
const DAILY =
  /daily (?:user |sending )?(?:sending )?(?:limit|quota)|sending limit|too many (?:messages|recipients|emails)|limit (?:exceeded|reached)|quota exceeded/i;
/** Of the recipient's address (RFC 3463, X.1.x); X.1.7 and X.1.8 are the sender's. */
const DEAD = [0, 1, 2, 3, 4, 5, 6, 10];
/** RFC 4954. */
const SIGN_IN = [530, 534, 535];
const UNKNOWN_MAILBOX = [550, 551, 553];

/** Returns what a refusal means for the email and for the mailbox. A refusal is definite: the email was not sent. */
export function readSubmissionAnswer({ code, command, words }: SubmissionRefusal): RefusalMeaning {
  const [, , subject, detail] = STATUS.exec(words) ?? [];
  if (`${subject}.${detail}` === '4.5' || DAILY.test(words)) return { kind: 'daily_limit' };
  if (code < 500) return { kind: 'later', isOne: command === 'RCPT TO' };
  if (SIGN_IN.includes(code) || subject === '7') return { kind: 'may_not_send' };
  if (command !== 'RCPT TO') return { kind: 'refused' };
  return recipientRefusal(code, subject, Number(detail));
}

function recipientRefusal(code: number, subject: string | undefined, detail: number): RefusalMeaning {
  if (subject === '1' && DEAD.includes(detail)) return { kind: 'address', isDead: true };
  return subject === undefined && UNKNOWN_MAILBOX.includes(code) ? { kind: 'address', isDead: false } : { kind: 'refused' };
}
