import { quick, type QuickPattern, QuickRules } from '../../../../../../shared-kernel/reading/quick-pattern.js';
import { gpaOnScale, isComparable } from '../../../../../profile/fields/index.js';
import type { Finding } from '../claim-flag.js';
import { boundOf, holds, holdsBody, holdsGrade, holdsWeight } from './holds.js';
import type { KnownAthlete } from '../known-athlete.js';
import type { StatedNumber } from './number-findings.js';
import { PROFILE_RULES } from './profile-rules.js';

const ALL = PROFILE_RULES.map((rule) => ({
  ...rule,
  word: quick(rule.word),
  after: rule.after && quick(rule.after),
  before: rule.before && quick(rule.before),
}));
export type QuickRule = (typeof ALL)[number];
const RULES = new QuickRules(ALL, ({ word }) => word);

/** Returns the rules for the topics of a sentence, so that its numbers are checked by those alone. */
export function numberRulesOf(sentence: string): readonly QuickRule[] {
  return RULES.maybeIn(sentence).filter(({ word }) => word.test(sentence));
}

/** The first rule that matches identifies the number; "right" when it equals the known value, null when no rule matches. */
export function profileNumber(number: StatedNumber, athlete: KnownAthlete): 'right' | Pick<Finding, 'reason' | 'severity'> | null {
  if (/^(?:st|nd|rd|th)\b/.test(number.after)) return null;
  const rule = ruleNamed(number) ?? number.sentence.rules.find((one) => applies(one, number));
  if (!rule) return null;
  const known = rule.known(athlete);
  if (known === null) return { severity: 'confirm', reason: `Your profile has no ${rule.label}.` };
  const stated = fullNumber(rule.label, number);
  const bound = boundOf(number);
  if (rule.label === 'GPA' && holdsGrade(known, stated, bound)) return onItsScale(number, athlete);
  return holdsOf(rule.label)(known, stated, bound)
    ? 'right'
    : { severity: 'error', reason: `Your profile says ${known} for your ${rule.label}, not ${number.stated}.` };
}

function holdsOf(label: string): typeof holds {
  if (label === 'weight') return holdsWeight;
  return label.endsWith('GPA') ? holdsGrade : isOfBody(label) ? holdsBody : holds;
}

function isOfBody(label: string): boolean {
  return label === 'arm length' || label === 'hand size';
}

const LABELS: Record<string, string> = { sat: 'SAT score', act: 'ACT score', gpa: 'GPA' };
const NAMED = quick(/\b(sat|act|gpa)(?: score)?(?::| is| was| -| =)? $/);
const CORE = /\bcore\b/;

/** "SAT 1170, GPA 3.4": the name directly before a number identifies it, regardless of the name after it. */
function ruleNamed({ before, sentence: { text, rules } }: StatedNumber): QuickRule | undefined {
  const name = NAMED.exec(before, text)?.[1];
  return name === undefined || CORE.test(before) ? undefined : rules.find(({ label }) => label === LABELS[name]);
}

/** A weighted 4.6 without its scale is read as one of 4.0. */
function onItsScale({ sentence }: StatedNumber, { gpa, gpaScale }: KnownAthlete): 'right' | Pick<Finding, 'reason' | 'severity'> {
  if (gpa === null || isComparable(gpaScale) || /scale|weighted|point|out of|percent|\/ ?\d/.test(sentence.text)) return 'right';
  return { severity: 'confirm', reason: `Say its scale, or it is read as one of 4.0: ${gpaOnScale(gpa, gpaScale)}.` };
}

/** Inches, and of a number of feet still more. */
const MOST_TALL = 90;

function isOfItsKind({ label, after, before }: Pick<QuickRule, 'label' | 'after' | 'before'>, number: StatedNumber): boolean {
  return (!after && label !== 'core GPA') || isOfKind(label, before, number);
}

function isTooTall(label: string, { stated }: StatedNumber): boolean {
  return label === 'height' && Number(stated) > MOST_TALL;
}

function applies({ label, before, after }: QuickRule, number: StatedNumber): boolean {
  if (label === '40-yard dash') return isDashTime(number);
  const { text } = number.sentence;
  if (isTooTall(label, number) || !isOfItsKind({ label, after, before }, number)) return false;
  return (before?.test(number.before, text) ?? true) && (after?.test(number.after, text) ?? true);
}

function isOfKind(label: string, before: QuickPattern | undefined, number: StatedNumber): boolean {
  if ((label === 'GPA' && before) || label === 'core GPA') return isGrade(number);
  if (label === 'jersey number') return !number.stated.includes('.');
  return (label === 'class') === /^20\d\d$/.test(number.stated);
}

/** "better than a 3.0", where no race is spoken of. */
function isGrade({ stated, sentence }: StatedNumber): boolean {
  return /^[0-4]\.\d/.test(stated) && !/¤|\b(?:dash|ran|run|clocked|timed|seconds?)\b/.test(sentence.text);
}

/** A time of some seconds in a sentence about the race, whose name was made ¤¤, or behind "I ran my". */
function isDashTime({ stated, sentence, before, after }: StatedNumber): boolean {
  // "four sixty-eight"
  if (/^[45]\d\d$/.test(stated)) return /¤|\bdash\b/.test(sentence.text) && !/^ (?:yards|pounds|lbs)/.test(after);
  if (!(Number(stated) > 3.5 && Number(stated) < 8)) return false;
  if (/¤|\bdash\b/.test(sentence.text)) return true;
  if (/^ (?:\w+ ){0,2}(?:laser|hand|electronically)[- ]timed\b/.test(after)) return true;
  return (
    /\.\d/.test(stated) && /\b(?:ran|clocked|timed)(?: (?:me|my|at|a|an|it|in))* $/.test(before) && !/^ (?:yards|gpa|miles)/.test(after)
  );
}

/** A grade of "4" claims 4.0, not something around it; '27 is 2027; "6 feet tall" is 72 inches. */
function fullNumber(label: string, { stated, after }: StatedNumber): string {
  if (label.startsWith('GPA') && !stated.includes('.')) return `${stated}.0`;
  if (label === '40-yard dash' && /^\d{3}$/.test(stated)) return String(Number(stated) / 100);
  if (label === 'class' && stated.length === 2) return `20${stated}`;
  if (label === 'height' && /^[- ](?:feet|foot|ft)/.test(after)) return String(Number(stated) * 12);
  return stated;
}
