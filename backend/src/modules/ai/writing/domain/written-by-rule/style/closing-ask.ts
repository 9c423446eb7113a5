import { emailKind } from '../../email-kind.js';
import { TONE_TEXTS } from '../tone-texts.js';

/** An email about a date, a change of plans or bad news is no place to sell, nor is thanks, an answer or a refusal. */
const NEWS =
  /\b(?:sorry|apologi[sz]e|unfortunately|cannot (?:come|make|attend)|can['’]?t (?:come|make|attend)|reschedul|got your (?:letter|email|invit)|received your|instead of|see you (?:on|at)|i will be (?:at|there)|hospital|passed away|funeral)/i;

/** Whether the email wants to be believed in: a first one or one that follows up, and no news. */
export function sells(email: string): boolean {
  return ['first', 'follow-up'].includes(emailKind(email)) && !NEWS.test(email);
}

/** What is asked for without a question mark, which is a clear ask as well. */
const REQUEST =
  /\b(?:please (?:let|tell|send|watch|look|take|call|write|reply|contact|give)|let me know|would (?:you|it)|could (?:you|i|we))\b/i;
const WISHES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:visit|tour|come (?:see|to) (?:the|your) (?:campus|school|facilities))\b/i, 'Which day would be good for a visit?'],
  [/\bcamps?\b/i, 'Which of your camps should I attend?'],
  [/\b(?:call|talk|speak)\b/i, 'When would be a good time for a call?'],
];
const WANTS = /\b(?:would (?:like|love)|['’]d (?:like|love)|want|hope|hoping|interested in)\b/i;

/** The question that an email without one leads to: about the visit, camp or call that it wishes for, else about the next step. */
export function missingAsk(email: string): string[] {
  if (email.includes('?') || REQUEST.test(email)) return [];
  const wished = email
    .split(/(?<=[.!])\s+|\n/)
    .filter((sentence) => WANTS.test(sentence))
    .join(' ');
  const asked = WISHES.find(([about]) => about.test(wished));
  return [asked?.[1] ?? TONE_TEXTS.professional.ask];
}
