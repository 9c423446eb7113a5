import type { CampaignEmail } from '@/entities/campaign';
import type { ReviewCoach } from '../flow/review-coach';

/** The coaches whose kept email could be delivered: emails to invented coaches are delivered only in the demo. */
export function keptCoaches(emails: readonly CampaignEmail[], deliversExamples: boolean): ReviewCoach[] {
  return emails
    .filter(({ status, isExample }) => status === 'kept' && (deliversExamples || !isExample))
    .map(({ coachId, toAddress, coach }) => ({
      coachId,
      coachName: `${coach.firstName} ${coach.lastName}`.trim() || toAddress,
      coachTitle: coach.title,
      schoolName: coach.school.name,
    }));
}
