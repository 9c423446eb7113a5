import type { MailProblem } from '../../writing/domain/mail-problem.js';
import type { Recipient } from '../../writing/domain/recipient.js';
import type { EarlierEmail } from './earlier-email.js';
import { nameWords } from './text-words.js';

const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const MOST = 60;
const PLACE = 'Recipient';

/** By coach: what has to be confirmed because the coach was written to before, or gets two emails of this send. */
export function repeatProblems(coaches: readonly Recipient[], earlier: readonly EarlierEmail[]): Map<number, MailProblem> {
  const problems = twiceInOneSend(coaches);
  for (const email of earlier) {
    const { coachId } = email;
    problems.set(coachId, { coachId, code: email.isByName ? 'same_person' : 'recent_contact', place: PLACE, fix: fixOf(email) });
  }
  return problems;
}

function fixOf({ isByName, coachName, schoolName, subject, at }: EarlierEmail): string {
  const title = subject.length > MOST ? `${subject.slice(0, MOST)}…` : subject;
  const what = title === '' ? '' : `: “${title}”`;
  const who = `You wrote to ${coachName} at ${schoolName} on ${DAY.format(at)}${what}.`;
  return isByName
    ? `${who} If this is the same person, leave this email out, or confirm it.`
    : `${who} Leave this coach out, or confirm a second email.`;
}

/** The second entry of a name at another school: coaches move, and lists keep both entries. */
function twiceInOneSend(coaches: readonly Recipient[]): Map<number, MailProblem> {
  const first = new Map<string, Recipient>();
  const problems = new Map<number, MailProblem>();
  for (const coach of coaches) {
    const { coachId, coachName, schoolId } = coach;
    const name = nameWords(`${coach.firstName} ${coach.lastName}`).join(' ');
    const other = first.get(name);
    if (!other) first.set(name, coach);
    else if (other.schoolId !== schoolId && name.includes(' ')) {
      const fix = `${coachName} at ${other.schoolName} gets this email too. If this is the same person, leave one out, or confirm both.`;
      problems.set(coachId, { coachId, code: 'same_person_twice', place: PLACE, fix });
    }
  }
  return problems;
}
