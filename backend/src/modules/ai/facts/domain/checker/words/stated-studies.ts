import { quick } from '../../../../../../shared-kernel/reading/quick-pattern.js';
import { comparableGpa, gpaOnScale } from '../../../../../profile/fields/index.js';
import type { Finding } from '../claim-flag.js';
import type { KnownAthlete } from '../known-athlete.js';
import type { Sentence } from '../sentence.js';
import { MatchRules } from './each-match.js';

/** "I plan to major in civil engineering" */
const MAJOR = quick(
  /\b(?:(?:plan|hope|want|like|love|intend|going) to (?:study|major in)|major(?:ing)? in|i(?:'ll| will|'d| would) (?:be )?(?:study(?:ing)?|major(?:ing)? in)|interested in (?:studying|majoring in)|leaning towards?|my (?:intended |planned |first choice of )?major (?:is|will be)|major:|degree in) (?!film\b|tape\b|hard\b|more\b|your\b|the\b|my\b|at\b|abroad\b|every|whatever\b|anything\b|for\b|with\b|what\b|how\b|a\b|an\b|in\b)([a-z]+(?: (?!at\b|and\b|in\b|with\b|while\b|when\b|because\b|so\b)[a-z]+){0,2})/g,
);
/** "Civil Engineering is what I'd like to study" */
const MAJOR_FIRST = quick(
  /(?:^|[,;:] )([a-z]+(?: (?!is\b|and\b)[a-z]+){0,2}) is (?:what|the (?:major|field|subject|degree)) (?:that )?i(?:'d| would)? (?:like|want|plan|hope|love|intend|would)\b[^.;]{0,20}\b(?:study|major)/g,
);
const FIELD =
  '(?:engineering|sciences?|business|management|nursing|education|kinesiology|biology|psychology|accounting|finance|marketing|communications?|history|english|math(?:ematics)?|physics|chemistry|criminal justice|pre-?(?:med|law)|architecture|economics|journalism|sociology)';
/** "Mechanical engineering is the plan" */
const FIELD_FIRST = quick(
  new RegExp(
    String.raw`(?:^|[,;:] )((?:[a-z]+ ){0,2}${FIELD}) is (?:the|my) (?:plan|goal|major|intended major|first choice|top choice|dream)\b`,
    'g',
  ),
);
/** "my intended major, nursing", "psychology as my major", "Accounting sounds like me" */
const FIELD_SAID = quick(
  new RegExp(
    String.raw`\b(?:my|the) (?:intended |planned |likely |future |college )?(?:major|field of study|degree|career path)(?:,| is| would be| will be|:)? ((?:[a-z]{1,20} )?${FIELD})\b|\b((?:[a-z]{1,20} )?${FIELD}) (?:as (?:my|a) (?:intended |planned )?(?:major|degree|field)|(?:major|degree) (?:is|sounds|interests)|(?:sounds|looks|feels|seems) (?:like me|right|good)|is what i (?:want|plan|hope|would like|intend|am)|would be my (?:major|field|degree))\b|\b(?:pursue|pursuing|earn|earning|get|getting|finish|finishing|want|wanting) (?:an? )?(?:degree in )?((?:[a-z]{1,20} )?${FIELD}) (?:degree|major)\b`,
    'g',
  ),
);
/** Grades of the core courses beside all of them. */
const CORE_COMPARED = quick(
  /\bcore (?:gpa |grades |average )?(?:is|are|was|sits|stands)(?: (?:actually|a bit|a little|slightly|even|much|a tenth|\d?\.\d))* (higher|better|above|stronger|lower|worse|below|under)\b[^.;]{0,12}\b(?:overall|cumulative|regular|unweighted)\b/g,
);
const LEAD = /^(?:and|of|in|at|is|the|my|an?|study|pursue|pursuing|for|about|think|thinking|considering) /;
/** Words that many majors share. */
const OF_ANY_MAJOR = /^(?:engineering|science|sciences|studies|arts|management|administration|education)$/;
const GRADES = quick(
  /(?<!(?:\bnot|n't|\bnever|\bno|\bnobody's|\bfar from|\bshort of)(?: (?:been|be|a|an|quite|exactly|always|really|gotten|get|got|all|the|some|your|typical|have|had|make|made|earn|earned))* )\bstraight[- ]a(?:'?s)?\b|\ball a's\b|\bperfect gpa\b|\b4\.0 student\b/g,
);
const GPA_KIND = quick(/\b(?:(?:not|n't|non) ?-?)?(?:un)?weighted\b/g);

interface Known {
  low: string;
  athlete: KnownAthlete;
}

const isOwnMajor = (major: string, { athlete }: Known) => isMajor(major, athlete.intendedMajor);
const ownMajor = ({ athlete }: Known) => `Your profile says ${athlete.intendedMajor}.`;

const STUDIES = new MatchRules<Known>([
  { pattern: GRADES, isRight: (_, { athlete }) => (comparableGpa(athlete) ?? 0) >= 4, reason: ownGrades },
  {
    pattern: GPA_KIND,
    isRight: (_, { low, athlete }) => isOfKind(low, athlete),
    reason: 'Your profile says that your GPA is of the other kind.',
  },
  { pattern: CORE_COMPARED, isRight: (way, { athlete }) => isCoreSo(way, athlete), reason: 'Your profile says something else.' },
  { pattern: FIELD_FIRST, isRight: isOwnMajor, reason: ownMajor },
  { pattern: FIELD_SAID, isRight: (major, known) => isOwnMajor(major.replace(LEAD, ''), known), reason: ownMajor },
  { pattern: MAJOR_FIRST, isRight: isOwnMajor, reason: ownMajor },
  { pattern: MAJOR, isRight: isOwnMajor, reason: ownMajor },
]);

/** What a sentence says of grades and of the major that is not so. */
export function statedStudies({ low }: Sentence, athlete: KnownAthlete): readonly Finding[] {
  return STUDIES.findingsIn(low, { low, athlete });
}

function ownGrades({ athlete: { gpa, gpaScale } }: Known): string {
  return gpa === null ? 'Your profile has no GPA.' : `Your profile says a GPA of ${gpaOnScale(gpa, gpaScale)}.`;
}

function isCoreSo(way: string, { gpa, coreGpa }: KnownAthlete): boolean {
  if (gpa === null || typeof coreGpa !== 'number') return true;
  return /^(?:higher|better|above|stronger)$/.test(way) ? coreGpa > gpa : coreGpa < gpa;
}

/** A GPA without a scale is unweighted, out of 4.0; another figure is judged as a number, and a sentence with both kinds is accepted. */
function isOfKind(low: string, { gpa, gpaScale }: KnownAthlete): boolean {
  const kind = /(?:un)?weighted/.exec(gpaScale ?? 'unweighted')?.[0];
  const grades = low.match(/(?<![\d.])[0-5]\.\d{1,3}(?!\d)/g) ?? [];
  const kinds = low.match(/\b(?:un)?weighted\b/g) ?? [];
  if (kind === undefined || kinds.length !== 1 || grades.length === 0 || !grades.every((grade) => Number(grade) === gpa)) return true;
  const isDenied = /(?:\bnot|n't|\bnon) ?-?(?:un)?weighted/.test(low);
  return (kinds[0] === kind) !== isDenied;
}

/** Returns whether the major has a word in common with that of the profile: "civil engineering" is not "software engineering". */
function isMajor(stated: string, known: string | null): boolean {
  if (known === null) return true;
  const [words, own] = [stated, known.toLowerCase()].map((text) => text.split(/[^a-z]+/));
  const distinctive = words?.filter((word) => !OF_ANY_MAJOR.test(word)) ?? [];
  return (distinctive.length > 0 ? distinctive : (words ?? [])).some((word) => own?.includes(word));
}
