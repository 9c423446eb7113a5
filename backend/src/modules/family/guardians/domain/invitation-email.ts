import type { ProductEmail } from '../../../../shared-kernel/product-mail.js';

/** Returns the link at which an invited person accepts to be the guardian of an athlete. */
export const invitationLink = (publicUrl: string, token: string): string => `${publicUrl}/guardian-invitation?token=${token}`;

/** The email to an invited person; `athlete` is the first name. */
export function invitationEmail(to: string, athlete: string, link: string): ProductEmail {
  return {
    to: { name: '', address: to },
    subject: `${athlete} asks you to be their guardian on Recruit`,
    text: [
      `${athlete} uses Recruit to write to college football coaches and asks you to be their guardian there.`,
      '',
      'You see what they send and who replies, and you decide whether you read emails before they are sent. You never write as them.',
      '',
      `Accept here: ${link}`,
      '',
      'The link works once and for 14 days. If you do not know who this is, ignore this email.',
      '',
    ].join('\n'),
  };
}
