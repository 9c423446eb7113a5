import type { CampaignEmail } from '@/entities/campaign';
import { clockTime } from './clock-time';

const reasons: Record<string, string> = {
  no_address: 'There is no email address for this coach.',
  same_address: 'This address already gets this mail under another name.',
  no_answer: 'The mail server did not confirm it. It arrived or it did not: nobody knows.',
  interrupted: 'The server stopped while this mail was leaving. It arrived or it did not: nobody knows.',
  confirmed_by_athlete: 'You said that it arrived.',
};

function waiting({ reasonCode, dueAt, sentAt }: CampaignEmail, now: Date, paused: boolean): string {
  if (paused) return 'Waits until the campaign goes on.';
  if (reasonCode === 'not_reached') return `The mail server could not be reached. Next try: ${clockTime(dueAt, now)}.`;
  if (Date.parse(dueAt) > now.getTime()) return `Leaves at ${clockTime(dueAt, now)}.`;
  return sentAt === null ? 'It is its turn soon.' : 'It is sent again soon.';
}

/** What happened to a mail, in plain words; '' when its status and times say it all. */
export function mailStory(email: CampaignEmail, now: Date, paused = false): string {
  if (email.status === 'queued') return waiting(email, now, paused);
  if (email.status === 'kept') return 'Not delivered. No coach has received it.';
  if (email.status === 'failed') return email.errorMessage ?? 'The mail server refused it.';
  return reasons[email.reasonCode ?? ''] ?? email.errorMessage ?? '';
}
