import type { NewActivity } from '../../../../../platform/activity/activity-record.js';
import type { KeptMessage, MailboxState } from '../../application/ports/reply-ledger.js';
import { correspondentOf } from '../../../suspicion/domain/mail-address.js';

/** Returns the activity of a message: a person answered, or an email bounced. Other messages have none. */
export function replyActivity({ userId, account }: MailboxState, { message, class: is, mail }: KeptMessage): NewActivity[] {
  if (!mail) return [];
  const { id: mailId, campaignId, schoolId } = mail;
  const about = { userId, schoolId, at: message.receivedAt };
  const key = `${userId}:${account}:${message.id}`;
  if (is.kind === 'human') {
    const { name, address } = correspondentOf(message.headers['from']);
    const data = { mailId, campaignId, from: name || address, snippet: message.snippet.replace(/\0/g, '').slice(0, 200) };
    return [{ ...about, kind: 'coach_replied', data, dedupeKey: `coach_replied:${key}` }];
  }
  if (is.kind === 'bounce' && !is.isDelay) {
    const data = { mailId, campaignId, address: mail.toAddress, reason: is.reason };
    return [{ ...about, kind: 'mail_bounced', data, dedupeKey: `mail_bounced:${key}` }];
  }
  return [];
}
