import type { FamilyActivityDto } from '@/shared/api';
import { dayWords } from '@/shared/lib/dates';
import { countOf } from '@/shared/lib/figures';
import { suspicionReasons, suspicionSentences } from '@/shared/lib/suspicion';

type Data = Record<string, unknown>;

const approvals: Record<string, string> = { never: 'never', first: 'the first email to each school', every: 'every campaign' };

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);
const emailsOf = ({ emails }: Data): string => countOf(numberOf(emails), 'email');
const approvalOf = (value: unknown): string => approvals[textOf(value)] ?? textOf(value);

/** What was decided or asked, by its kind; `who`: the guardian. */
const decisions: Record<string, (data: Data, athlete: string, who: string) => string> = {
  invited: (_, athlete) => `${athlete} invited a guardian`,
  invitation_cancelled: (_, athlete) => `${athlete} canceled an invitation`,
  joined: (_, athlete, who) => `${who} became ${athlete}’s guardian`,
  left: (_, athlete, who) => `${who} is no longer ${athlete}’s guardian`,
  approvals_set: ({ from, to }, _, who) => `${who} approves ${approvalOf(to)} (before: ${approvalOf(from)})`,
  sharing_approval_set: ({ on }, _, who) => (on === true ? `${who} is asked before sharing` : `${who} is not asked before sharing`),
  paused: (_, athlete, who) => `${who} paused all sending of ${athlete}`,
  resumed: (_, athlete, who) => `${who} ended the pause of ${athlete}`,
  share_turned_off: (_, athlete, who) => `${who} turned off ${athlete}’s share page`,
  mailbox_disconnected: (_, athlete, who) => `${who} disconnected ${athlete}’s mailbox`,
  approval_asked: (data, athlete) => `${athlete} asks for approval of ${emailsOf(data)}`,
  emails_approved: (data, _, who) => `${who} approved ${emailsOf(data)}`,
  emails_declined: (data, _, who) => `${who} did not approve ${emailsOf(data)}`,
  emails_expired: (data) => `No one decided on ${emailsOf(data)}, so they were not sent`,
  sharing_asked: (_, athlete) => `${athlete} asks to turn the share page on`,
  sharing_approved: (_, athlete, who) => `${who} let ${athlete} turn the share page on`,
  sharing_declined: (_, athlete, who) => `${who} did not let ${athlete} turn the share page on`,
  birth_date_asked: (_, athlete) => `${athlete} asks to change the birth date`,
  birth_date_approved: (_, athlete, who) => `${who} approved ${athlete}’s new birth date`,
  birth_date_declined: (_, athlete, who) => `${who} did not approve ${athlete}’s new birth date`,
  birth_date_expired: (_, athlete) => `No one decided on ${athlete}’s birth date, so it stays the same`,
  deletion_started: ({ deletedAt }, athlete, who) =>
    `${who} started the deletion of ${athlete}’s account, for ${dayWords(textOf(deletedAt))}`,
  deletion_stopped: ({ reason }, athlete, who) =>
    reason === 'adult'
      ? `${athlete} is 18, so the account is not deleted`
      : `${who === 'A guardian' ? athlete : who} stopped the deletion of ${athlete}’s account`,
  coach_asked: ({ figures }, athlete) => `${athlete} asked a high-school coach to confirm ${countOf(numberOf(figures), 'figure')}`,
  coach_answered: ({ confirmed, notRight }, athlete) =>
    `A coach confirmed ${countOf(numberOf(confirmed), 'figure')} of ${athlete}${numberOf(notRight) === 0 ? '' : ` and called ${numberOf(notRight)} not right`}`,
  coach_word_revoked: (_, athlete) => `${athlete} took back a request to a coach`,
  sharing_expired: (_, athlete) => `No one decided on ${athlete}’s share page, so it stays off`,
};

/** One line of the activity. */
export function activityTitle({ part, kind, athleteName, guardianName, coachName, data }: FamilyActivityDto): string {
  if (part === 'sent') return `${athleteName} wrote to ${coachName ?? 'a coach'}`;
  if (kind === 'reply_shown') return `${athleteName} shows you a reply that may not be from ${coachName ?? 'a coach'}`;
  if (part === 'replies') return `${coachName ?? 'A coach'} replied to ${athleteName}`;
  return decisions[kind]?.(data, athleteName, guardianName ?? 'A guardian') ?? kind;
}

/** What is below it: the school, the campaign, the beginning of a reply. */
export function activityNote({ schoolName, snippet, data }: FamilyActivityDto): string {
  return [schoolName, textOf(data['name']) === '' ? null : textOf(data['name']), snippet === null ? null : `“${snippet}”`]
    .filter((part) => part !== null && part !== '')
    .join(' · ');
}

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []);

/** Why a reply that was shown to the guardians was marked, and from which address it came; empty for everything else. */
export function activityWarnings({ kind, data }: FamilyActivityDto): string[] {
  if (kind !== 'reply_shown') return [];
  const suspicions = suspicionReasons.filter((reason) => listOf(data['reasons']).includes(reason));
  const reasons = suspicionSentences({ suspicions, outsideDomain: data['outsideDomain'] === true });
  return [`From ${textOf(data['from'])}`, ...reasons];
}
