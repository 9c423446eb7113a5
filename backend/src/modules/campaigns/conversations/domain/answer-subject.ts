import { CAMPAIGN_LIMITS } from '../../writing/domain/campaign-limits.js';

/** Returns the subject of an answer in the thread of an email with this subject. */
export function answerSubject(subject: string): string {
  const plain = subject.replace(/\s+/g, ' ').trim();
  const answer = /^re\s?:/i.test(plain) ? plain : `Re: ${plain}`;
  return answer.slice(0, CAMPAIGN_LIMITS.subject).trim();
}
