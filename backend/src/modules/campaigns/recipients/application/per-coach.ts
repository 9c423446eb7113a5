import type { Recipient } from '../../writing/domain/recipient.js';
import type { CheckedText } from './campaign-mails.js';

/** One email to many coaches, of whom some get another text: everything that is asked about a coach is asked of that coach's text. */
export function perCoach(mail: CheckedText, own: ReadonlyMap<number, CheckedText>): CheckedText {
  if (own.size === 0) return mail;
  const of = (coach: Recipient) => own.get(coach.coachId) ?? mail;
  return {
    writer: {
      write: (coach) => of(coach).writer.write(coach),
      problems: (coach) => of(coach).writer.problems(coach),
      textLength: (coach) => of(coach).writer.textLength(coach),
    },
    checker: {
      problems: (coach) => of(coach).checker.problems(coach),
      warnings: (coach) => of(coach).checker.warnings(coach),
    },
  };
}
