import type { ProductEmail } from '../../../../shared-kernel/product-mail.js';

/** Whom a letter is for. */
interface Reader {
  name: string;
  email: string;
}

interface Asked {
  /** The athlete's first name. */
  athlete: string;
  /** How many wait; 0 when it is about something else. */
  emails: number;
  /** Where it is decided. */
  path: string;
}

interface DeletionWords {
  /** The athlete's first name. */
  athlete: string;
  dueAt: Date | null;
  isAthlete: boolean;
}

function letterTo({ name, email }: Reader, subject: string, lines: string[]): ProductEmail {
  return { to: { name, address: email }, subject, text: [`Hello ${name},`, '', ...lines, ''].join('\n') };
}

/** That something waits for a guardian's decision. */
export function approvalEmail(publicUrl: string, to: Reader, { athlete, emails, path }: Asked): ProductEmail {
  const what =
    emails === 0
      ? `${athlete} asks for your decision`
      : `${athlete} wants to send ${emails === 1 ? 'an email' : `${emails} emails`} to coaches`;
  return letterTo(to, what, [
    `${what}. Nothing is sent before you decide, and after seven days without a decision nothing is sent at all.`,
    '',
    'Read and decide here, signed in to your own account:',
    `${publicUrl}${path}`,
  ]);
}

/** That an athlete (the first name) showed a reply to their guardians; nothing of the reply. */
export function shownReplyEmail(publicUrl: string, to: Reader, athlete: string): ProductEmail {
  const subject = `${athlete} shows you a reply that may not be from a coach`;
  return letterTo(to, subject, [
    `${subject}. Please look at it together before anybody answers, pays or follows a link in it.`,
    '',
    'Read it here, signed in to your own account:',
    `${publicUrl}/family/activity`,
  ]);
}

/** That the account of an athlete is deleted on that day, or (null) that this was stopped; to the athlete or a guardian. */
export function deletionNewsEmail(publicUrl: string, to: Reader, { athlete, dueAt, isAthlete }: DeletionWords): ProductEmail {
  const whose = isAthlete ? 'Your account' : `${athlete}’s account`;
  const subject = dueAt ? `${whose} will be deleted on ${dayOf(dueAt)}` : `${whose} will not be deleted`;
  const lines = dueAt ? startedLines(whose, dueAt, isAthlete) : ['The deletion was stopped. Nothing was deleted.'];
  return letterTo(to, subject, [...lines, '', publicUrl]);
}

/** "Monday, November 30": the day at the server, which is the day of the deletion. */
function dayOf(moment: Date): string {
  return moment.toLocaleDateString('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });
}

function startedLines(whose: string, dueAt: Date, isAthlete: boolean): string[] {
  const stops = isAthlete
    ? 'Until then each of your guardians can stop it. If you are 18 by then, you can stop it yourself.'
    : 'Until then each guardian can stop it, under Controls.';
  const data = isAthlete ? 'You can take a copy of your data along: Settings, Privacy and data.' : 'The athlete was told, too.';
  const whole = whose === 'Your account' ? 'your account' : whose;
  return [`A guardian started the deletion of ${whole}. It goes for good on ${dayOf(dueAt)}.`, stops, data];
}
