import { quick } from '../../../../../../shared-kernel/reading/quick-pattern.js';
import { readState } from '../../../../../../shared-kernel/us-state.js';
import type { Finding } from '../claim-flag.js';
import type { KnownAthlete } from '../known-athlete.js';
import type { Sentence } from '../sentence.js';
import { aboutReader } from './about-reader.js';
import { eachMatch, MatchRules } from './each-match.js';
import { isCalled, isKnownPerson, isOneOf, isOpponent, isOwnName, isStaff, plain } from './names-alike.js';
import { peopleFindings } from './people.js';
import { isOwnPosition, POSITION } from './stated-positions.js';
import { isOfReader } from './played-by-reader.js';
import { readerDivision } from './reader-division.js';
import { readerRole } from './reader-role.js';
import { schoolYears } from './school-years.js';
import { statedStudies } from './stated-studies.js';
import { statedTiming } from './stated-timing.js';
import { wrongState, wrongTown } from './town-and-state.js';
import type { WordScope } from './word-scope.js';

/** "I'm a tailback from Toledo": the reader's town is not the own one. */
const OWN_TOWN = quick(
  /\bI(?:'m| am) (?:an? )?(?!(?:\d|[\w-]+ (?:hours?|minutes?|miles?))\b)[^,.;!?]{0,40}?\bfrom ([A-Z][\w.'-]*(?: [A-Z][\w.'-]*){0,2})/g,
);
const SCHOOL = quick(/(?<![\w.'-])((?:[A-Z][\w.'-]{0,40} ){1,4})(?:High School|High|HS|Prep|Academy)\b/g);
const TOWN = quick(
  /\b(?:(?<!\b(?:hours?|minutes?|mins?|miles?|drive|away|far|block|blocks) )from|(?:quarterback|qb|QB|back|RB|receiver|wideout|WR|end|TE|DE|lineman|tackle|guard|center|OL|DL|linebacker|LB|corner|cornerback|safety|DB|CB|kicker|punter|K|athlete|prospect|recruit|junior|senior|sophomore|freshman) (?:straight |right )?out of|lived in|live in|living in|[Bb]orn in|resident of|hometown is|[Rr]aised in|(?:grew|[Gg]rowing|grown) up in|reside in) ([A-Z][\w.'-]*(?: [A-Z][\w.'-]*){0,2})/g,
);
/** "I play at Westlake" */
const OWN_SCHOOL = quick(
  /\bI (?:also |currently |still )?(?:play|start|kick|punt|go|attend|compete|go to school|suit up|line up)(?: (?:football|ball|varsity))? (?:(?:at|for|to) )?(?<=\b(?:at|for|to|attend) )((?:[A-Z][\w.'-]*)(?: [A-Z][\w.'-]*){0,3})/g,
);
const COACH = quick(/\b[Cc]oach(?:'s name)? is (?:[Cc]oach )?([A-Z][\w'-]+(?: [A-Z][\w'-]+){0,2})/g);
/** "Doug Varela is our offensive coordinator" of the head coach */
const OTHER_ROLE = quick(
  /\b(?:[Cc]oach )?([A-Z][\w'-]{1,24}(?: [A-Z][\w'-]{1,24})?)(?: is|,) (?:my|our) (?:(?:offensive|defensive|special teams) coordinator|assistant coach|position coach|(?:quarterbacks?|receivers?|linebackers?|line|running backs?|secondary|strength) coach)\b(?! and head| as well| too)/g,
);
const PLAYS_FOR = quick(/\bplay(?:ed|ing)? for Coach ([A-Z][\w'-]+)/g);
const OWN_NAME = quick(
  /\b(?:I'm|I am|This is) ([A-Z][a-z'-]+ [A-Z][a-z'-]+)(?=, (?:a|an|the) )|^([A-Z][\w'-]+ [A-Z][\w'-]+)(?= here\b)|\b(?:[Mm]y (?:full )?name is|[Nn]ame:) ([A-Z][\w'-]+(?: [A-Z][\w'-]+){0,2})/g,
);
const MY_COACH = quick(/\b[Mm]y (?:head |high school |position )?coach,? Coach ([A-Z][\w'-]+(?: [A-Z][\w'-]+)?)/g);
const COACH_BEFORE = quick(/\b[Cc]oach ([A-Z][\w'-]+(?: [A-Z][\w'-]+)?) (?:is|was|has been) my (?:head |position |high school )?coach\b/g);
const OPPONENT = quick(/\b(?:[Aa]gainst|[Vv]ersus|[Vv]s\.?|faced) ((?:[A-Z][\w.'-]*)(?: [A-Z][\w.'-]*){0,3})/g);
const PERSON = quick(
  /\b(?:trainer|teacher|mentor|tutor|principal|counselor|scout|friend|teammate|brother|uncle|coordinator|coach),? ([A-Z][\w'-]+ [A-Z][\w'-]+)/g,
);
/** "Rob Delgado, my trainer", "timed by Rob Delgado" */
const OWN_MENTOR = quick(
  /\b([A-Z][a-z'-]+ [A-Z][a-z'-]+), (?:my|our) (?:\w+ )?(?:trainer|teacher|mentor|tutor|principal|counselor|coach|coordinator)\b|\b(?:trained|coached|mentored|recommended|referred|timed|clocked|taught) (?:me )?by ([A-Z][a-z'-]+ [A-Z][a-z'-]+)\b/g,
);
const NAMED_COACH = quick(/\bCoach ([A-Z][a-z'-]+ [A-Z][a-z'-]+)\b/g);

/** "Coach Langley lets me call routes": of whom neither the profile nor the school's staff knows. */
const COACH_ALONE = quick(/\bCoach ([A-Z][a-z'-]{3,24})(?= (?!Coach)[a-z]|'s |[.,;!?]|$)/g);

/** Returns what a sentence states in words about the athlete, the game and the reader that is not true. */
export function wordFindings(sentence: Sentence, scope: WordScope): Finding[] {
  return [
    ...aboutAthlete(sentence, scope),
    ...aboutReader(sentence, scope),
    ...readerRole(sentence, scope),
    ...readerDivision(sentence, scope),
    ...aboutPeople(sentence, scope),
  ];
}

function aboutPeople({ text }: Sentence, { athlete, right }: WordScope): Finding[] {
  const { coaches, firstName, lastName, city, highSchool, fortyYardDash } = athlete;
  const own = [`${firstName ?? ''} ${lastName ?? ''}`.trim(), city, highSchool, fortyYardDash?.place ?? null];
  const isOwn = (name: string) =>
    own.some((one) => one !== null && one !== '' && (plain(one).includes(plain(name)) || plain(name).startsWith(plain(one))));
  return peopleFindings(text, {
    coaches,
    isCalled,
    isKnown: (name) =>
      isOwn(name) || isKnownPerson(name, right) || isStaff(name, right) || isOpponent(name, athlete) || readState(name) !== null,
  });
}

interface Known {
  text: string;
  athlete: KnownAthlete;
  right: ReadonlySet<string>;
}

const isOwnPlace = (name: string, { athlete, right }: Known) => isOneOf(name, [athlete.city, athlete.state, athlete.highSchool]) || (athlete.state !== null && readState(name) === athlete.state) || right.has(name.toLowerCase()); // prettier-ignore
const isOwnCoach = (name: string, { athlete }: Known) => athlete.coaches.some((coach) => isCalled(name, coach.name));
const hasNoCoach = ({ athlete }: Known) => athlete.coaches.length === 0;

const OF_PLACES = new MatchRules<Known>([
  { pattern: SCHOOL, isRight: (name, { athlete, right }) => isOneOf(name, [athlete.highSchool]) || right.has(name.toLowerCase()) || isOpponent(name, athlete), reason: 'Your profile names another high school.' },
  { pattern: TOWN, isRight: (name, known) => /^(?:Coach|You|The|My|A|I|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)\b/.test(name) || isOwnPlace(name, known) || isOpponent(name, known.athlete), reason: 'Your profile names another town.' },
  { pattern: OWN_TOWN, isRight: (name, { athlete, right }) => athlete.city === null || !right.has(name.toLowerCase()) || isOneOf(name, [athlete.city, athlete.highSchool]) || isStateOf(name, athlete), reason: 'Your profile names another town.' },
  { pattern: OWN_SCHOOL, isRight: (name, known) => /^(?:Coach|God|Jesus|Christ|The|My|A|You|Him|Varsity|JV|Team|Coaches|Mr|Mrs)\b/.test(name) || isOwnPlace(name, known) || isOpponent(name, known.athlete), reason: 'Your profile names another school.', severity: 'confirm' },
]); // prettier-ignore
const OF_NAMES = new MatchRules<Known>([
  { pattern: COACH_BEFORE, isRight: (name, known) => hasNoCoach(known) || isOwnCoach(name, known), reason: 'Your profile names another coach.' },
  { pattern: PLAYS_FOR, isRight: (name, known) => hasNoCoach(known) || isOwnCoach(name, known) || [...known.right].some((one) => one.split(' ').at(-1) === plain(name)), reason: 'Your profile names another coach.' },
  { pattern: OWN_NAME, isRight: (name, { athlete }) => isOwnName(name, athlete), reason: 'Your profile says another name.' },
  { pattern: MY_COACH, isRight: isOwnCoach, reason: 'Your profile names another coach.' },
  { pattern: OTHER_ROLE, isRight: (name, { athlete }) => !athlete.coaches.some((coach) => coach.isHead === true && isCalled(name, coach.name)), reason: 'Your profile says that this is your head coach.', severity: 'confirm' },
  { pattern: COACH, isRight: isOwnCoach, reason: 'Your profile names another coach.' },
  { pattern: PERSON, isRight: (name, known) => /^Coach /.test(name) || isWhollyOwn(name, known.athlete) || isOwnCoach(name, known) || known.right.has(name.toLowerCase()), reason: 'Your profile does not name this person.', severity: 'confirm' },
  { pattern: OWN_MENTOR, isRight: (name, known) => /^Coach /.test(name) || isOwnCoach(name, known) || isKnownPerson(name, known.right), reason: 'Your profile does not name this person.', severity: 'confirm' },
  { pattern: NAMED_COACH, isRight: (name, known) => known.right.size === 0 || isOwnCoach(name, known) || isKnownPerson(name, known.right), reason: 'Neither your profile nor this school names this coach.', severity: 'confirm' },
  { pattern: COACH_ALONE, isRight: (name, known) => known.right.size === 0 || hasNoCoach(known) || isKnownCoach(name, known.athlete, known.right), reason: 'Neither your profile nor this school names this coach.', severity: 'confirm' },
  { pattern: OPPONENT, isRight: (name, { athlete, text }, at) => isOpponent(name, athlete) || !/^[A-Z]/.test(name) || isOfReader(text.slice(0, at)), reason: 'No game against this opponent is recorded.' },
]); // prettier-ignore

function aboutAthlete(sentence: Sentence, { athlete, right }: WordScope): Finding[] {
  const { text, low } = sentence;
  const known = { text, athlete, right };
  return [
    ...eachMatch(low, POSITION, (name) => isOwnPosition(name, athlete), `Your profile says ${athlete.position}.`),
    ...OF_PLACES.findingsIn(text, known),
    ...schoolYears(sentence, athlete),
    ...statedStudies(sentence, athlete),
    ...statedTiming(sentence, athlete),
    ...wrongState(text, athlete, right),
    ...wrongTown(text, athlete),
    ...OF_NAMES.findingsIn(text, known),
  ];
}

/** By any part of a name, and by the name of a school or a town. */
function isKnownCoach(written: string, { coaches }: KnownAthlete, right: ReadonlySet<string>): boolean {
  const name = written.replace(/'s?$/, '').toLowerCase();
  return [...coaches.map((coach) => coach.name.toLowerCase()), ...right].some((known) => known.split(/[ -]/).includes(name));
}

/** "Hey coach, Caleb Norwood here" */
function isWhollyOwn(name: string, { firstName, lastName }: KnownAthlete): boolean {
  return firstName !== null && lastName !== null && plain(name) === plain(`${firstName} ${lastName}`);
}

function isStateOf(name: string, { state }: KnownAthlete): boolean {
  return state !== null && (readState(name) === state || name.toUpperCase() === state);
}
