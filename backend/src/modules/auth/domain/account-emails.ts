import type { ProductEmail } from '../../../shared-kernel/product-mail.js';
import type { Account } from './account.js';

function emailTo(address: string, subject: string, lines: string[]): ProductEmail {
  return { to: { name: '', address }, subject, text: [...lines, ''].join('\n') };
}

export function verificationEmail(publicUrl: string, to: string, token: string): ProductEmail {
  return emailTo(to, 'Confirm your email address for Recruit', [
    'Coaches reply to this address, so please confirm that it is yours:',
    '',
    `${publicUrl}/verify-email?token=${token}`,
    '',
    'The link works once and for one day. If you did not ask for it, you can ignore this email.',
  ]);
}

export function passwordResetEmail(
  publicUrl: string,
  { email, username }: Pick<Account, 'email' | 'username'>,
  token: string,
): ProductEmail {
  return emailTo(email, 'Choose a new password for Recruit', [
    `Somebody asked for a new password for the account ${username}. Choose one here:`,
    '',
    `${publicUrl}/reset-password?token=${token}`,
    '',
    'The link works once and for 30 minutes. If it was not you, ignore this email: your password stays as it is.',
  ]);
}

/** To a new address: the link that makes it the account's. */
export function confirmNewAddressEmail(publicUrl: string, to: string, token: string): ProductEmail {
  return emailTo(to, 'Confirm your new email address for Recruit', [
    'Somebody asked to use this address for a Recruit account. If it was you, confirm it here:',
    '',
    `${publicUrl}/confirm-email?token=${token}`,
    '',
    'The link works once and for 24 hours. Until then the old address counts. If it was not you, ignore this email.',
  ]);
}

/** To an address requested for one account although another account has it. */
export function addressTakenEmail(publicUrl: string, to: string): ProductEmail {
  return emailTo(to, 'About your email address for Recruit', [
    'Somebody asked to use this address for a Recruit account, but another account has it already. Nothing was changed.',
    '',
    'If it was you, sign in to that account. You can choose a new password for it here:',
    `${publicUrl}/forgot-password`,
    '',
    'If it was not you, ignore this email.',
  ]);
}

/** To the old address: a new one was asked for. The link keeps the old one. */
export function addressChangeAskedEmail(
  publicUrl: string,
  to: Pick<Account, 'email' | 'username'>,
  newEmail: string,
  token: string,
): ProductEmail {
  return emailTo(to.email, 'A new email address for your Recruit account', [
    `Somebody who is signed in to the account ${to.username} asked to change its email address to ${newEmail}.`,
    'This address counts until the new one is confirmed. If it was you, there is nothing to do here.',
    '',
    'If it was not you, keep this address:',
    `${publicUrl}/keep-email?token=${token}`,
    '',
    'Then change your password in Settings. That signs out every other device.',
  ]);
}

/** To the old address, after the change. */
export function addressChangedEmail(
  publicUrl: string,
  { username, oldEmail, email }: { username: string; oldEmail: string; email: string },
): ProductEmail {
  return emailTo(oldEmail, 'Your Recruit email address was changed', [
    `The account ${username} now uses ${email}. This address no longer counts.`,
    '',
    'If it was not you, tell the person who runs this server at once. They can put your address back:',
    `${publicUrl}/support`,
  ]);
}
