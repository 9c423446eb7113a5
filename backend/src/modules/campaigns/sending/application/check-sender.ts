import { delivers } from '../../../gmail/gateways/index.js';
import { GmailNeedsReconnect } from '../../../gmail/google/index.js';
import { MailboxNeedsReconnect } from '../../../gmail/mailboxes/index.js';
import type { Sender } from '../../../gmail/own-accounts/index.js';
import { EmailNotVerified, NothingCanDeliver } from '../../writing/domain/campaign-errors.js';
import type { Recipient } from '../../writing/domain/recipient.js';
import { gatewayFor } from './gateway-for.js';

/**
 * Throws while email to these coaches may not be sent: GmailNeedsReconnect, MailboxNeedsReconnect, NothingCanDeliver when no recipient can be
 * reached, EmailNotVerified.
 */
export function checkSender(sender: Sender, coaches: readonly Pick<Recipient, 'isExample'>[]): void {
  if (sender.reason === 'gmail_needs_reconnect') throw new GmailNeedsReconnect();
  if (sender.reason === 'mailbox_needs_reconnect') throw new MailboxNeedsReconnect();
  if (!coaches.some((coach) => delivers(gatewayFor(sender, coach)))) throw new NothingCanDeliver();
  if (sender.reason === 'email_not_verified') throw new EmailNotVerified();
}
