import type { CampaignEmail } from '@/entities/campaign';
import { channelWord } from '../by-hand/channel-word';
import { clockTime } from './clock-time';

const reasons: Record<string, string> = {
  no_address: 'There is no email address for this coach.',
  same_address: 'Another coach with this address already gets this email.',
  no_answer: 'Delivery not confirmed: the mail server did not answer.',
  interrupted: 'Delivery not confirmed: the server stopped while sending.',
  confirmed_by_athlete: 'You confirmed that it arrived.',
};

function waiting({ reasonCode, errorMessage, dueAt, sentAt }: CampaignEmail, now: Date, paused: boolean): string {
  if (paused) return 'Waiting: the campaign is paused.';
  if (reasonCode === 'not_reached') return `${sentence(errorMessage)} Next try: ${clockTime(dueAt, now)}.`;
  if (reasonCode === 'daily_cap') return `Waiting for the daily limit. Will be sent ${clockTime(dueAt, now)}.`;
  if (Date.parse(dueAt) > now.getTime()) return `Will be sent ${clockTime(dueAt, now)}.`;
  return sentAt === null ? 'Will be sent soon.' : 'Will be sent again soon.';
}

/** The server may have answered, only not for good: its words, not ours. */
function sentence(words: string | null): string {
  const text = words?.trim() || 'The mail server could not be reached.';
  return /[.!?]$/u.test(text) ? text : `${text}.`;
}

/** What happened to an email, in plain words; '' when its status and times are enough. */
export function emailHistoryText(email: CampaignEmail, now: Date, paused = false): string {
  if (email.status === 'queued') return waiting(email, now, paused);
  if (email.status === 'kept') return 'Not delivered. No coach has received it.';
  if (email.status === 'failed') return email.errorMessage ?? 'The mail server refused it.';
  const byHand = channelWord(email.channel);
  if (byHand !== '') return `${byHand}.`;
  return reasons[email.reasonCode ?? ''] ?? email.errorMessage ?? '';
}
