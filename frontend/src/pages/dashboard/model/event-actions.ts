import type { HomeDto } from '@/shared/api';
import { dayWords } from '@/shared/lib/dates';
import { paths } from '@/shared/routes';
import { listed, type Maker, type NextAction } from './next-action';

/** An offer may have a deadline, so it comes before everything else. */
export function deadlines(open: HomeDto['deadlines']): NextAction[] {
  return open.map(({ id, schoolName, contactKind, status, deadline }) => ({
    key: `deadline-${id}`,
    kind: 'deadline',
    title: `Answer ${schoolName} by ${dayWords(deadline)}`,
    reason: `You logged ${status === null ? `this ${contactKind}` : `a ${status} ${contactKind}`} with a day to answer. Talk it over with your family first.`,
    button: 'Open school',
    to: schoolPath(schoolName),
  }));
}

/** One row for all: an offer without a day may end on any. */
export function undatedOffers(offers: HomeDto['undatedOffers']): Maker {
  const [first] = offers;
  if (first === undefined) return false;
  const isOne = offers.length === 1;
  return {
    key: 'offers',
    kind: 'offer',
    title: isOne ? `Offer from ${first.schoolName} without a deadline` : `${offers.length} offers without a deadline`,
    reason: `Ask ${listed(offers.map(({ schoolName }) => schoolName))} for a deadline, and for the terms in writing.`,
    button: isOne ? 'Open school' : `Open ${first.schoolName}`,
    to: schoolPath(first.schoolName),
  };
}

const schoolPath = (name: string): string => `${paths.schools}?q=${encodeURIComponent(name)}`;

export function answers(replies: HomeDto['waitingReplies']): NextAction[] {
  return replies.map(({ coachId, coachName, schoolId, schoolName }) => ({
    key: `reply-${schoolId}-${coachName}`,
    kind: 'reply',
    title: `${coachName} (${schoolName}) wrote back`,
    reason: 'You have not written to this coach since. A quick answer shows that you mean it.',
    button: 'Read it',
    to: paths.conversationWith(coachId),
  }));
}
