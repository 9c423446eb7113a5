import { quick, type QuickPattern } from '../../../../../../shared-kernel/reading/quick-pattern.js';
import { gpaOnScale, isComparable, topOfScale } from '../../../../../profile/fields/index.js';
import type { Finding } from '../claim-flag.js';
import { boundOf, holds, holdsBody } from './holds.js';
import type { KnownAthlete } from '../known-athlete.js';
import type { SaidNumber } from './number-findings.js';

interface NumberRule {
  label: string;
  /** A sentence without a match is not checked by this rule. */
  word: RegExp;
  after?: RegExp;
  before?: RegExp;
  known: (athlete: KnownAthlete) => number | null;
}

const POSITIONS = String.raw`(?:qb|rb|fb|wr|te|ol|dl|lb|db|cb|quarterback|running back|(?:wide )?receiver|tight end|\w+ lineman|linebacker|cornerback|safety|kicker|punter|athlete|graduate|grad\b|recruit|prospect|player)`;

/** In kilograms, and in centimeters. */
const POUND = 0.453_592;
const INCH = 2.54;

const ALL_RULES: readonly NumberRule[] = [
  {
    label: 'GPA scale',
    word: /scale/,
    after: /^(?:\.0)?[- ](?:point )?(?:grade )?scale/,
    known: ({ gpa, gpaScale }) => (gpa === null ? null : topOfScale(gpaScale)),
  },
  {
    label: 'core GPA',
    word: /core/,
    before: /\bcore\b[^\d;.]{0,40}$/,
    known: ({ coreGpa }) => coreGpa ?? null,
  },
  {
    label: 'core GPA',
    word: /core/,
    after: /^(?: gpa)?(?: in| for| on| across| over)*(?: my| the)? core\b/,
    known: ({ coreGpa }) => coreGpa ?? null,
  },
  { label: 'GPA', word: /gpa|grade point|below an? /, after: /^,? (?:\w+ ){0,2}(?:gpa|grade point)/, known: ({ gpa }) => gpa },
  {
    label: 'GPA',
    word: /gpa|grade point|below an? /,
    before:
      /\b(?:gpa|grade point average)(?: (?!sat\b|act\b|from\b|and\b|with\b)[a-z']{1,12}){0,5}:? $|\b(?:dropped|fallen|been|gone) below an? $/,
    known: ({ gpa }) => gpa,
  },
  {
    label: 'GPA',
    word: /\b(?:than|over|under|above|below) an? [0-4]\.\d/,
    before: /\b(?:than|over|under|above|below) an? $/,
    after: /^(?:[.,!]|$| (?:but|and|so|at|in)\b)/,
    known: ({ gpa }) => gpa,
  },
  { label: 'SAT score', word: /sat\b/, after: /^ (?:(?:score )?(?:on|for) (?:my|the) )?sat\b/, known: ({ satScore }) => satScore },
  {
    label: 'SAT score',
    word: /sat\b/,
    before: /\bsat(?: (?!act\b|gpa\b|and\b|with\b|in\b|on\b)[a-z']{1,12}){0,5}:? $/,
    known: ({ satScore }) => satScore,
  },
  {
    label: 'ACT score',
    word: /act\b|composite/,
    after: /^ (?:(?:composite )?(?:score )?(?:on|for) (?:my|the) |composite )?act\b|^ composite\b/,
    known: ({ actScore }) => actScore,
  },
  {
    label: 'ACT score',
    word: /act\b/,
    before: /\bact(?: (?!sat\b|gpa\b|and\b|with\b|in\b|on\b)[a-z']{1,12}){0,5}:? $/,
    known: ({ actScore }) => actScore,
  },
  {
    label: 'SAT score',
    word: /sat\b/,
    before: /\bsat\b(?![^.!?]*\bact\b)[^.!?]{0,30}\b(?:got|scored|earned|received)(?: an?)? $/,
    known: ({ satScore }) => satScore,
  },
  {
    label: 'ACT score',
    word: /act\b/,
    before: /\bact\b(?![^.!?]*\bsat\b)[^.!?]{0,30}\b(?:got|scored|earned|received)(?: an?)? $/,
    known: ({ actScore }) => actScore,
  },
  {
    label: 'arm length',
    word: /arm/,
    after: /^[- ]?(?:inches|inch|in|")? ?(?:arms?|arm length)\b/,
    known: ({ armLength }) => armLength?.value ?? null,
  },
  {
    label: 'arm length',
    word: /arm/,
    before:
      /\barms?(?: length)?:? ?(?:(?:is|are|was|were|measured?s?|of|come|came|at|in|out|to|about|around|over|under|just|exactly|a|full|little|bit|touch|hair|shade|slightly|nearly|almost|roughly) ){0,6}$/,
    known: ({ armLength }) => armLength?.value ?? null,
  },
  {
    label: 'hand size',
    word: /hand/,
    before:
      /\bhands?(?: (?:size|span|width|measurements?))?:? ?(?:(?:is|are|was|were|measured?s?|of|come|came|at|in|out|to|about|around|over|under|just|exactly|a|full|little|bit|touch|hair|shade|slightly|nearly|almost|roughly) ){0,6}$/,
    known: ({ handSize }) => handSize?.value ?? null,
  },
  { label: 'weight', word: /pound|lb|weigh|§/, after: /^[- ]?(?:pounds?|lbs?)\b/, known: ({ weight }) => weight },
  {
    label: 'weight in kilograms',
    word: /\bk(?:g|ilo)/,
    after: /^[- ]?(?:kgs?|kilos?|kilograms?)\b/,
    known: ({ weight }) => (weight === null ? null : Math.round(weight * POUND)),
  },
  {
    label: 'height in centimeters',
    word: /\bcm\b|centimet/,
    after: /^[- ]?(?:cms?|centimet\w+)\b/,
    known: ({ height }) => (inches(height) === null ? null : Math.round((inches(height) ?? 0) * INCH)),
  },
  {
    label: 'weight',
    word: /pound|lb|weigh|§/,
    before:
      /\bweight(?: (?!room|class|lift|train|loss)[a-z']{1,12}){0,5} (?:at|is|to|of|was|around|about|now|currently) (?:a )?$|\b(?:weigh(?:t|ing|s|ed)?)(?: (?:is|in|at|of|about|around|just|over|under|nearly|almost|a|little|bit|touch|hair|shade|slightly|right|roughly|close|to|only|north|south|past|somewhere)){0,6}:? (?:a )?$|\b(?:i'm|i am)(?: (?:now|up|currently))* at $|(?<!§)§+(?:,| and)?(?: (?:just|right|about|around|almost|nearly|shy|of|under|over|at|close|to|a hair))* $/,
    known: ({ weight }) => weight,
  },
  {
    label: 'class',
    word: /20\d\d|class|graduat/,
    before: /\bclass of '?$|\b(?:graduat\w+|graduation)(?: (?:year|in|from high school in|the|spring|summer|may|june|of|is))*:? $/,
    known: ({ graduationYear }) => graduationYear,
  },
  {
    label: 'class',
    word: /graduat/,
    before: /\bi(?:'ll| will| am going to|'m going to)? graduate\b[^.;!?\d]{0,50}$/,
    after: /^(?=[^]*)/,
    known: ({ graduationYear }) => graduationYear,
  },
  {
    label: 'class',
    word: /20\d\d|class|graduat/,
    after: new RegExp(`^ ${POSITIONS}`),
    before: /\b(?:a|an|the|,) $|^$/,
    known: ({ graduationYear }) => graduationYear,
  },
  {
    label: 'jersey number',
    word: /number|jersey/,
    after: /^ is (?:my|the) (?:jersey )?number\b/,
    known: ({ jerseyNumber }) => (jerseyNumber === null ? null : Number(jerseyNumber)),
  },
  {
    label: 'jersey number',
    word: /number|no\b|#|jersey|wear/,
    after: /^(?=[^]*)/,
    before:
      /(?:(?<!\b(?:game|week|night|day|play|drive|reason|choice|option|goal|priority|rule|pick)(?: is| was)? )\bnumber|\bno\.?|#|\bjersey|\bwear(?:ing)?)(?: (?:is|number|the|no\.?|jersey))*:? ?#?$/,
    known: ({ jerseyNumber }) => (jerseyNumber === null ? null : Number(jerseyNumber)),
  },
  {
    label: 'height',
    word: /inch|\bin\b|in\.|feet|foot|ft|"/,
    after: /^ (?:inches|in\.?) tall|^[- ](?:feet|foot|ft)(?: (?:tall|even|flat)\b|[.,!;]|$| and\b)/,
    known: (athlete) => inches(athlete.height),
  },
  { label: 'height', word: /inch|\bin\b|in\.|feet|"/, after: /^[- ]?(?:inches|inch|")/, known: (athlete) => inches(athlete.height) },
  {
    label: '40-yard dash',
    word: /¤|dash|\b(?:ran|clocked)\b|timed\b/,
    after: /^(?=[^]*)/,
    known: ({ fortyYardDash }) => fortyYardDash?.value ?? null,
  },
];

const RULES = ALL_RULES.map((rule) => ({
  ...rule,
  word: quick(rule.word),
  after: rule.after && quick(rule.after),
  before: rule.before && quick(rule.before),
}));
export type QuickRule = (typeof RULES)[number];

/** Returns the rules for the topics of a sentence, so that its numbers are checked by those alone. */
export function numberRulesOf(sentence: string): readonly QuickRule[] {
  return RULES.filter(({ word }) => word.test(sentence));
}

/** The first rule that matches identifies the number; "right" when it equals the known value, null when no rule matches. */
export function profileNumber(number: SaidNumber, athlete: KnownAthlete): 'right' | Pick<Finding, 'reason' | 'severity'> | null {
  const rule = ruleNamed(number) ?? number.sentence.rules.find((one) => applies(one, number));
  if (!rule) return null;
  const known = rule.known(athlete);
  if (known === null) return { severity: 'confirm', reason: `Your profile has no ${rule.label}.` };
  const said = fullNumber(rule.label, number);
  const bound = boundOf(number);
  if (rule.label === 'GPA' && holds(known, said, bound)) return onItsScale(number, athlete);
  return (isOfBody(rule.label) ? holdsBody : holds)(known, said, bound)
    ? 'right'
    : { severity: 'error', reason: `Your profile says ${known} for your ${rule.label}, not ${number.said}.` };
}

function isOfBody(label: string): boolean {
  return label === 'arm length' || label === 'hand size';
}

const LABELS: Record<string, string> = { sat: 'SAT score', act: 'ACT score', gpa: 'GPA' };
const NAMED = quick(/\b(sat|act|gpa)(?: score)?(?::| is| was| -| =)? $/);
const CORE = /\bcore\b/;

/** "SAT 1170, GPA 3.4": the name directly before a number identifies it, regardless of the name after it. */
function ruleNamed({ before, sentence: { text, rules } }: SaidNumber): QuickRule | undefined {
  const name = NAMED.exec(before, text)?.[1];
  return name === undefined || CORE.test(before) ? undefined : rules.find(({ label }) => label === LABELS[name]);
}

/** A weighted 4.6 without its scale is read as one of 4.0. */
function onItsScale({ sentence }: SaidNumber, { gpa, gpaScale }: KnownAthlete): 'right' | Pick<Finding, 'reason' | 'severity'> {
  if (gpa === null || isComparable(gpaScale) || /scale|weighted|point|out of|percent|\/ ?\d/.test(sentence.text)) return 'right';
  return { severity: 'confirm', reason: `Say its scale, or it is read as one of 4.0: ${gpaOnScale(gpa, gpaScale)}.` };
}

function applies({ label, before, after }: QuickRule, number: SaidNumber): boolean {
  if (label === '40-yard dash') return isDashTime(number);
  const { text } = number.sentence;
  if ((after || label === 'core GPA') && !isOfKind(label, before, number)) return false;
  return (before?.test(number.before, text) ?? true) && (after?.test(number.after, text) ?? true);
}

function isOfKind(label: string, before: QuickPattern | undefined, number: SaidNumber): boolean {
  if ((label === 'GPA' && before) || label === 'core GPA') return isGrade(number);
  if (label === 'jersey number') return !number.said.includes('.');
  return (label === 'class') === /^20\d\d$/.test(number.said);
}

/** "better than a 3.0", where no race is spoken of. */
function isGrade({ said, sentence }: SaidNumber): boolean {
  return /^[0-4]\.\d/.test(said) && !/¤|\b(?:dash|ran|run|clocked|timed|seconds?)\b/.test(sentence.text);
}

/** A time of some seconds in a sentence about the race, whose name was made ¤¤, or behind "I ran my". */
function isDashTime({ said, sentence, before, after }: SaidNumber): boolean {
  // "four sixty-eight"
  if (/^[45]\d\d$/.test(said)) return /¤|\bdash\b/.test(sentence.text) && !/^ (?:yards|pounds|lbs)/.test(after);
  if (!(Number(said) > 3.5 && Number(said) < 8)) return false;
  if (/¤|\bdash\b/.test(sentence.text)) return true;
  if (/^ (?:\w+ ){0,2}(?:laser|hand|electronically)[- ]timed\b/.test(after)) return true;
  return /\.\d/.test(said) && /\b(?:ran|clocked|timed)(?: (?:me|my|at|a|an|it|in))* $/.test(before) && !/^ (?:yards|gpa|miles)/.test(after);
}

/** A grade of "4" claims 4.0, not something around it; '27 is 2027; "6 feet tall" is 72 inches. */
function fullNumber(label: string, { said, after }: SaidNumber): string {
  if (label.startsWith('GPA') && !said.includes('.')) return `${said}.0`;
  if (label === '40-yard dash' && /^\d{3}$/.test(said)) return String(Number(said) / 100);
  if (label === 'class' && said.length === 2) return `20${said}`;
  if (label === 'height' && /^[- ](?:feet|foot|ft)/.test(after)) return String(Number(said) * 12);
  return said;
}

/** `6'2"` → 74 */
export function inches(height: string | null): number | null {
  const [, feet, rest] = /^(\d)'(\d+(?:\.\d+)?)/.exec(height ?? '') ?? [];
  return feet === undefined ? null : Number(feet) * 12 + Number(rest);
}
