import type { ApprovalDto, GuardianRequestDto } from '@/shared/api';
import { dayWords, momentWords } from '@/shared/lib/dates';
import { countOf } from '@/shared/lib/figures';

/** "6 emails": what waits, in the kind that it is. */
export function whatWaits({ emails, firstEmails, followUps, answers }: ApprovalDto): string {
  if (followUps === emails) return countOf(emails, 'follow-up');
  if (answers === emails) return countOf(emails, 'answer');
  return firstEmails === emails ? countOf(emails, 'first email') : countOf(emails, 'email');
}

/** "Waiting since Nov 21, 2026, 4:12 PM. Without a decision it ends on Nov 28, 2026." */
export function waitWords({ askedAt, expiresAt }: { askedAt: string; expiresAt: string }): string {
  return `Waiting since ${momentWords(askedAt)}. Without a decision it ends on ${dayWords(expiresAt)}, and nothing is sent.`;
}

/** Requests of an athlete other than emails. */
export function requestTitle({ athleteName, kind, birthdate }: GuardianRequestDto): string {
  if (kind === 'sharing') return `${athleteName} wants to turn the share page on`;
  return birthdate === null
    ? `${athleteName} wants to remove the birth date`
    : `${athleteName} wants to change the birth date to ${dayWords(birthdate)}`;
}
