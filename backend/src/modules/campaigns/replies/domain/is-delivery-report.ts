import type { ArrivedMessage } from './arrived-message.js';
import { correspondentOf } from '../../suspicion/domain/mail-address.js';

const MAIL_SERVERS = /^(?:mailer-daemon|postmaster|mail-daemon|mdaemon|mailadmin)@/;
const SUBJECTS =
  /^(?:undeliver|delivery (?:status|failure|has failed|incomplete)|mail delivery (?:failed|failure|system)|returned mail|failure notice|unzustellbar|message not delivered|non remis)/i;

/** Returns whether a message is a mail server's delivery report, by its headers; the result is in the body. */
export function isDeliveryReport({ headers }: ArrivedMessage): boolean {
  const type = (headers['content-type'] ?? '').toLowerCase();
  if (/^multipart\/report/.test(type)) return !/report-type="?(?:disposition-notification|feedback-report)/.test(type);
  if (headers['x-failed-recipients']) return true;
  const nobody = headers['return-path']?.trim() === '<>';
  const server = MAIL_SERVERS.test(correspondentOf(headers['from']).address);
  return (server || nobody) && SUBJECTS.test(headers['subject']?.trim() ?? '');
}
