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
  const byId = new Map(coaches.map((coach) => [coach.coachId, coach]));
  for (const email of earlier) {
    const { coachId } = email;
    problems.set(coachId, {
      coachId,
      code: email.isByName ? 'same_person' : 'recent_contact',
      place: PLACE,
      fix: fixOf(email, byId.get(coachId)),
    });
  }
  return problems;
}

/** By coach: "You wrote to Pat Field at Akron on Nov 2: “Film”." */
export function earlierWords(coaches: readonly Recipient[], earlier: readonly EarlierEmail[]): Map<number, string> {
  const byId = new Map(coaches.map((coach) => [coach.coachId, coach]));
  return new Map(earlier.map((email) => [email.coachId, wordsOf(email, byId.get(email.coachId))]));
}

function wordsOf(email: EarlierEmail, coach?: Recipient): string {
  const { coachName, schoolName, subject, at } = email;
  const title = subject.length > MOST ? `${subject.slice(0, MOST)}…` : subject;
  const when = `on ${DAY.format(at)}${title === '' ? '' : `: “${title}”`}.`;
  if (coach && hasMoved(email, coach)) return `${coachName} moved from ${schoolName} to ${coach.schoolName}: you wrote ${when}`;
  return `You wrote to ${coachName} at ${schoolName} ${when}`;
}

/** The same entry or mailbox, of the same name: with a name alone it can be another person. */
function hasMoved({ isByName, coachName, schoolName }: EarlierEmail, coach: Recipient): boolean {
  return !isByName && coachName === coach.coachName && schoolName !== coach.schoolName;
}

function fixOf(email: EarlierEmail, coach?: Recipient): string {
  const words = wordsOf(email, coach);
  return email.isByName
    ? `${words} If this is the same person, leave this email out, or confirm it.`
    : `${words} Leave this coach out, or confirm a second email.`;
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
