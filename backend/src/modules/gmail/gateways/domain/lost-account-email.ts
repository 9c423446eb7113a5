import type { ProductEmail } from '../../../../shared-kernel/product-mail.js';

/** An account that has to be connected again, in the words of the email. */
export interface LostAccount {
  subject: string;
  address: string;
  reason: string;
  /** "account" or "mailbox". */
  noun: string;
  /** How to connect it again; the address of the profile follows. */
  invitation: string;
}

/** Sent to the address of the athlete's Recruit account, because emails to coaches wait even when the athlete does not open the app. */
export function lostAccountEmail(
  publicUrl: string,
  { email, username }: { email: string; username: string },
  { subject, address, reason, noun, invitation }: LostAccount,
): ProductEmail {
  const lines = [
    `Recruit can no longer use ${address}.`,
    reason,
    '',
    `Emails to coaches from that ${noun} are waiting. Nothing is lost, and nothing is sent from another address.`,
    invitation,
    '',
    `${publicUrl}/profile`,
    '',
  ];
  return { to: { name: username, address: email }, subject, text: lines.join('\n') };
}
