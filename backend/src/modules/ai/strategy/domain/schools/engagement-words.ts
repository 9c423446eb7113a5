import { dayText } from '../calendar/day-text.js';
import { offerWords } from './open-offers.js';
import type { Engagement } from '../strategy-material.js';

/** What has passed between the athlete and a school, in figures of the athlete's own record. */
export function engagementWords(engagement: Engagement): string {
  const { sent, opened, replied, lastSentOn, lastReplyOn, contacts, offer } = engagement;
  const inLog = contacts === 0 ? '' : `You logged ${count(contacts, 'contact')}.`;
  const logged = [inLog, offer && offerWords(offer)].filter(Boolean).join(' ');
  if (sent === 0) return ['No email sent yet.', logged].filter(Boolean).join(' ');
  const last = lastSentOn === null ? '' : `, the last on ${dayText(lastSentOn)}`;
  const answers =
    replied === 0
      ? 'No reply yet.'
      : `${replied} ${replied === 1 ? 'reply' : 'replies'}${lastReplyOn === null ? '' : `, the last on ${dayText(lastReplyOn)}`}.`;
  const opens = opened === 0 ? '' : `${opened} opened (an estimate).`;
  return [`${count(sent, 'email')} sent${last}.`, opens, answers, logged].filter(Boolean).join(' ');
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}
