import type { CampaignEmail, MailStatus } from '@/entities/campaign';

export interface StatusCount {
  status: MailStatus;
  count: number;
}

export interface VisibleMails {
  mails: CampaignEmail[];
  /** How many there are of each status that occurs, in the order of a mail's life. */
  counts: StatusCount[];
}

const order: readonly MailStatus[] = [
  'unknown',
  'failed',
  'bounced',
  'kept',
  'waiting_for_approval',
  'queued',
  'sending',
  'sent',
  'opened',
  'replied',
  'auto_reply',
  'skipped',
  'cancelled',
];

function textOf({ coach, toAddress }: CampaignEmail): string {
  return `${coach.firstName} ${coach.lastName} ${coach.title} ${coach.school.name} ${toAddress}`.toLowerCase();
}

/** The mails of one status (null = all) that match the search; what needs the athlete stands first. */
export function visibleMails(emails: readonly CampaignEmail[], status: string | null, search: string): VisibleMails {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const counts = order
    .map((one) => ({ status: one, count: emails.filter((email) => email.status === one).length }))
    .filter(({ count }) => count > 0);
  const mails = emails
    .filter((email) => status === null || email.status === status)
    .filter((email) => words.every((word) => textOf(email).includes(word)));
  return { mails: mails.toSorted((a, b) => Number(b.status === 'unknown') - Number(a.status === 'unknown')), counts };
}
