import type { Recipient } from '@/entities/campaign';

/** What the review shows of a coach. */
export type ReviewCoach = Pick<Recipient, 'coachId' | 'coachName' | 'coachTitle' | 'schoolName'>;
