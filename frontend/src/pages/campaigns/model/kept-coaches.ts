import type { CampaignEmail } from '@/entities/campaign';
import type { ReviewCoach } from './review-coach';

/** The coaches whose email of a campaign is kept. */
export function keptCoaches(emails: readonly CampaignEmail[]): ReviewCoach[] {
  return emails
    .filter(({ status }) => status === 'kept')
    .map(({ coachId, toAddress, coach }) => ({
      coachId,
      coachName: `${coach.firstName} ${coach.lastName}`.trim() || toAddress,
      coachTitle: coach.title,
      schoolName: coach.school.name,
    }));
}
