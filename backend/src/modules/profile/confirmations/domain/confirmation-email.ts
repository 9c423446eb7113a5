import type { ProductEmail } from '../../../../shared-kernel/product-mail.js';

/** Where a coach confirms figures. */
export const confirmationLink = (publicUrl: string, token: string): string => `${publicUrl}/coach-word?token=${token}`;

/** To a coach who is asked. */
export function confirmationEmail(to: string, { coach, athlete, link }: { coach: string; athlete: string; link: string }): ProductEmail {
  return {
    to: { name: '', address: to },
    subject: `${athlete} asks you to confirm figures on Recruit`,
    text: [
      `Coach ${coach},`,
      '',
      `${athlete} uses Recruit to write to college football coaches and asks you to confirm figures of the profile.`,
      'You need no account. You say of each figure whether it is right; you can skip any.',
      '',
      `Read and answer here: ${link}`,
      '',
      'The link can be answered once and works for 14 days. Your name, your school and the day will be shown beside what you confirm.',
      'If you do not know who this is, ignore this email.',
      '',
    ].join('\n'),
  };
}
