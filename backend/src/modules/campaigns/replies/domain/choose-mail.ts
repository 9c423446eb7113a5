import type { ArrivedMessage } from './arrived-message.js';
import type { DeliveryReport } from './delivery-report.js';
import { correspondentOf } from '../../suspicion/domain/mail-address.js';
import { plainSubject } from './plain-subject.js';

/** An email of ours that a message may be about. */
export interface MailCandidate {
  id: string;
  campaignId: string;
  coachId: number;
  schoolId: number;
  toAddress: string;
  /** The school's website; null when unknown. */
  websiteUrl: string | null;
  schoolName: string;
  /** Domains of the addresses that coaches of the school have in the directory. */
  domains: string[];
  subject: string;
  status: string;
  threadId: string | null;
  /** Without brackets. */
  messageId: string | null;
  sentAt: Date | null;
}

/**
 * How much earlier than our email the arrival time of its answer may be: IMAP arrival times are in whole seconds, and
 * the clock of the athlete's mail server differs from ours.
 */
const CLOCKS_APART_MS = 60_000;

/**
 * Which of our emails a message is about: the one of its thread, else the one it names in In-Reply-To or
 * References, else one to the address it comes from (with the same subject before others, the newest before
 * older ones). A report is about the email it names, or the address it could not reach.
 */
export function chooseMail(
  message: ArrivedMessage,
  candidates: readonly MailCandidate[],
  report: DeliveryReport | null = null,
): MailCandidate | null {
  const newestFirst = [...candidates].sort((a, b) => timeOf(b) - timeOf(a));
  const inThread = newestFirst.filter(({ threadId }) => threadId === message.threadId);
  const named = namedMail(namedIds(message, report), newestFirst);
  if (named && (inThread.length === 0 || inThread.includes(named))) return named;
  if (inThread.length > 0) return sameSubject(message, inThread) ?? inThread[0] ?? null;
  const address = addressIn(message, report);
  const latest = message.receivedAt.getTime() + CLOCKS_APART_MS;
  const written = newestFirst.filter(
    ({ toAddress, sentAt }) => toAddress.toLowerCase() === address && sentAt !== null && sentAt.getTime() <= latest,
  );
  return sameSubject(message, written) ?? written[0] ?? null;
}

/** Message-IDs that it names, the nearest first, without brackets. */
export function namedIds({ headers }: ArrivedMessage, report: DeliveryReport | null = null): string[] {
  const nearest = [report?.originalMessageId ?? '', headers['in-reply-to'] ?? ''];
  const chain = idsIn(headers['references'] ?? '').reverse();
  return [...new Set([...nearest.flatMap(idsIn), ...chain])];
}

/** Who wrote, or whom the report is about; in lower case. */
export function addressIn({ headers }: ArrivedMessage, report: DeliveryReport | null = null): string {
  if (report?.recipient) return report.recipient.toLowerCase();
  const failed = headers['x-failed-recipients']?.split(',')[0]?.trim().toLowerCase();
  return failed || correspondentOf(headers['from']).address;
}

function namedMail(ids: string[], mails: MailCandidate[]): MailCandidate | undefined {
  // Of two with the same id the first one counts.
  const byId = new Map(mails.toReversed().map((mail) => [mail.messageId, mail]));
  return ids.map((id) => byId.get(id)).find((mail) => mail !== undefined);
}

function sameSubject(message: ArrivedMessage, mails: MailCandidate[]): MailCandidate | undefined {
  const subject = plainSubject(message.headers['subject'] ?? '');
  return mails.find((mail) => plainSubject(mail.subject) === subject);
}

function idsIn(text: string): string[] {
  const bracketed = [...text.matchAll(/<([^<>\s]+)>/g)].map((match) => match[1] ?? '');
  return bracketed.length > 0 ? bracketed : text.trim().split(/\s+/).filter(Boolean);
}

function timeOf({ sentAt }: MailCandidate): number {
  return sentAt?.getTime() ?? 0;
}
