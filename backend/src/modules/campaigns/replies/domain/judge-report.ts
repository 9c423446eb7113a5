import type { ArrivedMessage } from './arrived-message.js';
import type { DeliveryReport } from './delivery-report.js';
import type { Bounce, MessageClass } from './message-class.js';

/** Gmail's words when an account has sent too much (support.google.com/mail/answer/22839). */
const LIMIT = /reached a limit for sending mail|exceeded (?:the|your) (?:daily )?sending (?:limit|quota)/i;

/** Bad destination mailbox or system (RFC 3463, X.1.x), and mailboxes that are disabled for good (X.2.1). */
const BAD_ADDRESS = /^5\.(?:1\.(?:0|1|2|3|4|6|10)|2\.1|0\.0)$/;

/**
 * What a mail server's report means for the email and for the coach's address. Without a readable status the
 * address counts as bad only when the server names it in X-Failed-Recipients.
 */
export function judgeReport(message: ArrivedMessage, report: DeliveryReport | null): MessageClass {
  const words = [report?.diagnostic, report?.text, message.snippet].filter(Boolean).join('\n');
  if (LIMIT.test(words)) return { kind: 'limit_reached' };
  const isDelay = report?.action === 'delayed';
  return { kind: 'bounce', isDelay, ...hardnessOf(report?.status, message, isDelay), reason: reasonOf(report, message) };
}

function hardnessOf(
  status: string | null | undefined,
  { headers }: ArrivedMessage,
  isDelay: boolean,
): Pick<Bounce, 'hardness' | 'isAddressBad'> {
  if (status) return { hardness: status.startsWith('5') ? 'hard' : 'soft', isAddressBad: BAD_ADDRESS.test(status) };
  const isNamed = Boolean(headers['x-failed-recipients']) && !isDelay;
  return { hardness: isNamed ? 'hard' : 'soft', isAddressBad: isNamed };
}

function reasonOf(report: DeliveryReport | null, message: ArrivedMessage): string {
  const diagnosis = report?.diagnostic ?? report?.status ?? message.snippet;
  return (diagnosis || 'The mail server gave no reason.').replace(/\s+/g, ' ').trim().slice(0, 300);
}
