import { quick } from '../../../../../../shared-kernel/reading/quick-pattern.js';
import { comparableGpa, gpaOnScale } from '../../../../../profile/fields/index.js';
import type { Finding } from '../claim-flag.js';
import type { KnownAthlete } from '../known-athlete.js';
import type { Sentence } from '../sentence.js';
import { eachMatch } from './each-match.js';

/** "I plan to major in civil engineering" */
const MAJOR = quick(
  /\b(?:(?:plan|hope|want|like|love|intend|going) to (?:study|major in)|major(?:ing)? in|my (?:intended )?major (?:is|will be)|degree in) (?!film\b|tape\b|hard\b|more\b|your\b|the\b|my\b|at\b|abroad\b)([a-z]+(?: (?!at\b|and\b|in\b|with\b|while\b|when\b|because\b|so\b)[a-z]+){0,2})/g,
);
/** Words that many majors share. */
const OF_ANY_MAJOR = /^(?:engineering|science|sciences|studies|arts|management|administration|education)$/;
const GRADES = quick(
  /(?<!(?:\bnot|n't|\bnever|\bno|\bnobody's|\bfar from|\bshort of)(?: (?:been|be|a|an|quite|exactly|always|really|gotten|get|got|all|the|some|your|typical|have|had|make|made|earn|earned))* )\bstraight[- ]a(?:'?s)?\b|\ball a's\b|\bperfect gpa\b|\b4\.0 student\b/g,
);
const GPA_KIND = quick(/\b(?:(?:not|n't|non) ?-?)?(?:un)?weighted\b/g);

/** What a sentence says of grades and of the major that is not so. */
export function statedStudies({ low }: Sentence, athlete: KnownAthlete): Finding[] {
  const { gpa, gpaScale, intendedMajor } = athlete;
  const grades = gpa === null ? 'Your profile has no GPA.' : `Your profile says a GPA of ${gpaOnScale(gpa, gpaScale)}.`;
  return [
    ...eachMatch(low, GRADES, () => (comparableGpa(athlete) ?? 0) >= 4, grades),
    ...eachMatch(low, GPA_KIND, () => isOfKind(low, athlete), 'Your profile says that your GPA is of the other kind.'),
    ...eachMatch(low, MAJOR, (major) => isMajor(major, intendedMajor), `Your profile says ${intendedMajor}.`),
  ];
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
