import type { MailProblem, ProblemCode } from './mail-problem.js';
import { placeholderValues } from './placeholder-values.js';
import type { PlaceholderName, PlaceholderValues } from './placeholders.js';
import type { MailAthlete } from './mail-athlete.js';
import type { Recipient } from './recipient.js';
import { templateTokens, type TemplateToken } from './template-tokens.js';

export interface MailTemplate {
  subject: string;
  template: string;
}

export interface RenderedMail {
  coachId: number;
  subject: string;
  text: string;
  problems: MailProblem[];
}

/** Whose fault an empty placeholder is: the athlete fills the profile, the directory lacks the coach's name. */
const FROM_DIRECTORY = new Set<PlaceholderName>(['coach_first_name', 'coach_last_name', 'school_name']);

/** The exact mail for one coach, with everything that should stop it from leaving as it is. */
export function renderMail(mail: MailTemplate, athlete: MailAthlete, coach: Recipient): RenderedMail {
  const values = placeholderValues(athlete, coach);
  const subject = renderPart(mail.subject, values, () => 'Subject', coach.coachId);
  const text = renderPart(mail.template, values, lineCounter(mail.template), coach.coachId);
  return {
    coachId: coach.coachId,
    subject: subject.text.replace(/\s+/g, ' ').trim(),
    text: text.text,
    problems: [...subject.problems, ...text.problems],
  };
}

interface Part {
  text: string;
  problems: MailProblem[];
}

function renderPart(template: string, values: PlaceholderValues, place: (at: number) => string, coachId: number): Part {
  const problems: MailProblem[] = [];
  const text = templateTokens(template)
    .map((token) => {
      if (token.kind === 'text') return token.text;
      const problem = problemOf(token, values);
      if (problem) problems.push({ coachId, place: place(token.at), ...problem });
      return valueOf(token, values);
    })
    .join('');
  return { text, problems };
}

function valueOf(token: Exclude<TemplateToken, { kind: 'text' }>, values: PlaceholderValues): string {
  return token.kind === 'unknown' ? token.source : values[token.name] || token.fallback;
}

function problemOf(
  token: Exclude<TemplateToken, { kind: 'text' }>,
  values: PlaceholderValues,
): { code: ProblemCode; fix: string } | undefined {
  if (token.kind === 'unknown') {
    return {
      code: 'unknown_placeholder',
      fix: `${token.source} is not a placeholder. The coach would see it exactly as written. Correct or remove it.`,
    };
  }
  if (!values[token.name] && !token.fallback) return { code: 'empty_placeholder', fix: emptyFix(token) };
  if (token.name === 'student_birthdate' && values.student_birthdate) {
    return {
      code: 'birthdate_included',
      fix: 'This email contains your birth date. Coaches rarely need it. Remove it, or confirm that you want to share it.',
    };
  }
  return undefined;
}

function emptyFix({ name, source }: { name: PlaceholderName; source: string }): string {
  const example = `{{${name}|${name === 'coach_first_name' ? 'Coach' : 'your words'}}}`;
  if (FROM_DIRECTORY.has(name)) return `We do not know ${source} for this coach. Give a fallback: ${example}.`;
  if (name === 'share_link') {
    return `Your profile is not shared, so ${source} is empty. Turn Share Profile on in your profile, or remove it.`;
  }
  return `${source} is empty in your profile. Fill it in there, give a fallback (${example}), or remove it.`;
}

/** Names the line of each place; asked in the order of the text, so that each line end is counted once. */
function lineCounter(text: string): (at: number) => string {
  let line = 1;
  let next = text.indexOf('\n');
  return (at) => {
    for (; next >= 0 && next < at; next = text.indexOf('\n', next + 1)) line += 1;
    return `Line ${line}`;
  };
}
