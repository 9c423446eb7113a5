import { quick } from '../../../../../../shared-kernel/reading/quick-pattern.js';
import type { Finding } from '../claim-flag.js';
import type { Sentence } from '../sentence.js';
import { eachMatch } from './each-match.js';
import type { WordScope } from './word-scope.js';

/** What coaches are called, and the codes of the directory that it may be. */
const ROLES: Readonly<Record<string, string>> = {
  'head coach': 'HC', 'offensive coordinator': 'OC', 'defensive coordinator': 'DC', 'recruiting coordinator': 'RC',
  quarterback: 'QB', 'running back': 'RB', receiver: 'WR', 'wide receiver': 'WR', 'tight end': 'TE', 'offensive line': 'OL', 'offensive linemen': 'OL', 'defensive line': 'DL', 'defensive linemen': 'DL', linebacker: 'LB',
  cornerback: 'DB CB', corner: 'DB CB', safety: 'DB S', safetie: 'DB S', 'defensive back': 'DB CB S', secondary: 'DB CB S',
}; // prettier-ignore
const NAMES = Object.keys(ROLES).sort((a, b) => b.length - a.length).join('|'); // prettier-ignore

/** "I know you coach the safeties", "as the offensive coordinator, you …" */
const COACHES = quick(
  new RegExp(
    String.raw`\b(?:you|who) (?:also |currently )?(?:coach|work with|are in charge of|coordinate|run|lead) (?:the |your )?(${NAMES})s?\b|\b(?:you're|you are|since you're|you as|role as|job as|work as|position as) (?:the |their |an? |lamar's )?(${NAMES})s?(?: coach)?\b|\bas (?:the|their|a) (${NAMES})s?(?: coach)?,? (?:you|at)\b`,
    'g',
  ),
);
/** Who works with everybody. */
const OF_ALL = /^(?:HC|RC)$/;

/** What a sentence says that the reader coaches, where the directory says something else. */
export function readerRole({ low }: Sentence, { readerRole: role = '' }: WordScope): readonly Finding[] {
  const own = role.split(/[^A-Z]+/).filter((code) => code !== '');
  if (own.length === 0) return [];
  const isSo = (name: string) => {
    const codes = (ROLES[name] ?? ROLES[name.replace(/s$/, '')] ?? '').split(' ');
    return (
      codes.some((code) => own.includes(code)) ||
      (own.some((code) => OF_ALL.test(code)) && codes.some((code) => code.length === 2 && !/^(?:HC|OC|DC|RC)$/.test(code)))
    );
  };
  return eachMatch(low, COACHES, isSo, 'This is not what the coach who gets this email works with.');
}
