import type { ProductEmail } from '../../../shared-kernel/product-mail.js';

/** That an account is being deleted, with the link to its receipt. The athlete is named by nothing but the address. */
export function deletionEmail(publicUrl: string, address: string, receiptToken: string): ProductEmail {
  const lines = [
    'An account on Recruit that is yours, or that you watch over, is being deleted now: the 7 days before it are over.',
    '',
    'The receipt, for the next 24 hours:',
    `${publicUrl}/account-deleted/${receiptToken}`,
    '',
  ];
  return { to: { name: '', address }, subject: 'A Recruit account is being deleted', text: lines.join('\n') };
}
