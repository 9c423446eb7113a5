import type { LostAccount } from '../../gateways/domain/lost-account-email.js';
import { RECONNECT_MESSAGES } from '../../gateways/domain/reconnect-message.js';
import type { ReconnectReason } from '../../gateways/domain/reconnect-reason.js';

/** What the athlete reads of a Gmail account that has to be connected again. */
export function lostGmail(address: string, reason: ReconnectReason): LostAccount {
  const subject = 'Connect your Gmail to Recruit again';
  return { subject, address, reason: RECONNECT_MESSAGES[reason], noun: 'account', invitation: 'Press Reconnect here:' };
}
