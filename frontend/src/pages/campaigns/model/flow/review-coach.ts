import type { Recipient } from '@/entities/campaign';

/** What the review shows of a coach; how fresh the address is only before anything is sent. */
export type ReviewCoach = Pick<Recipient, 'coachId' | 'coachName' | 'coachTitle' | 'schoolName'> &
  Partial<Pick<Recipient, 'standing' | 'earlier'>>;
