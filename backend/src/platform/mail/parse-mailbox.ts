import addressparser from 'nodemailer/lib/addressparser';

import type { Mailbox } from './outgoing-mail.js';

/** Reads "Recruit <no-reply@recruit.example>" (MAIL_FROM). */
export function parseMailbox(text: string): Mailbox {
  const [first] = addressparser(text, { flatten: true }) as { name: string; address: string }[];
  return { name: first?.name || 'Recruit', address: first?.address || text };
}
