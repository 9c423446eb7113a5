import { quick, type QuickPattern } from '../../../../../../shared-kernel/reading/quick-pattern.js';
import { readState } from '../../../../../../shared-kernel/us-state.js';
import { comparableGpa, gpaOnScale } from '../../../../../profile/fields/index.js';
import type { Finding } from '../claim-flag.js';
import type { KnownAthlete, KnownGame } from '../known-athlete.js';
import type { Sentence } from '../sentence.js';
import { opponentName } from '../games/opponents.js';
import { peopleFindings } from './people.js';
import { isOwnPosition, POSITION } from './positions-said.js';
import { wrongState } from './town-and-state.js';

/** Words about the recipient's school and all others, from the directory, in lower case. */
export interface DirectoryWords {
  /** Singular and plural → schools. */
  mascots: ReadonlyMap<string, ReadonlySet<number>>;
  cities: ReadonlyMap<string, ReadonlySet<number>>;
  conferences: ReadonlyMap<string, ReadonlySet<number>>;
}

export interface WordScope {
  athlete: KnownAthlete;
  directory: DirectoryWords;
  /** Null when no recipient is known. */
  schoolId: number | null;
  /** Names that are right in this text, in small letters: the recipient's school, town, state and staff. */
  right: ReadonlySet<string>;
}

const YEARS = ['senior', 'junior', 'sophomore', 'freshman'];
const YEAR = quick(
  /\b(?:i am|i'm|as) (?:(?:an?|the|currently|now|only|just|still|already|in|my|proud|true|young|high school) ){0,4}((?:rising )?(?:senior|junior|sophomore|freshman))\b/g,
);
/** "finishing up my junior season" */
const IN_YEAR = quick(
  /\b(?:finishing(?: up)?|wrapping up|midway through|in the middle of|(?:this|it)(?: (?:year|fall|season))? is|it's|currently in|now in|i'm in|i am in|starting)(?: now| already| only| currently)? my (senior|junior|sophomore|freshman) (?:season|year)\b/g,
);
/** "I'll be a senior next fall", "next fall is my senior year" */
const NEXT_YEAR = quick(
  /\bi(?:'ll| will) (?:be|become|be starting|be entering|start|enter) (?:an? |in my |my )(senior|junior|sophomore|freshman)(?: (?:year|season))?(?: in high school)?,? (?:next|this coming|come next|the coming)\b|\bnext (?:fall|year|season|august),? (?:is|will be|i(?:'ll| will) be|i(?:'ll| will) (?:start|enter)) (?:an? |in my |my )(senior|junior|sophomore|freshman)\b/g,
);
/** "I'm a tailback from Toledo": the reader's town is not the own one. */
const OWN_TOWN = quick(
  /\bI(?:'m| am) (?:an? )?(?!(?:\d|[\w-]+ (?:hours?|minutes?|miles?))\b)[^,.;!?]{0,40}?\bfrom ([A-Z][\w.'-]*(?: [A-Z][\w.'-]*){0,2})/g,
);
/** "I plan to major in civil engineering" */
const MAJOR = quick(
  /\b(?:(?:plan|hope|want|like|love|intend|going) to (?:study|major in)|major(?:ing)? in|my (?:intended )?major (?:is|will be)|degree in) (?!film\b|tape\b|hard\b|more\b|your\b|the\b|my\b|at\b|abroad\b)([a-z]+(?: (?!at\b|and\b|in\b|with\b|while\b|when\b|because\b|so\b)[a-z]+){0,2})/g,
);
/** Words that many majors share. */
const OF_ANY_MAJOR = /^(?:engineering|science|sciences|studies|arts|management|administration|education)$/;
const GRADE = quick(/\b(?:i am|i'm)(?: (?:currently|now|an?|in|the|still)){0,3} (9|10|11|12)th[- ]grade(?:r)?\b/g);
const SCHOOL = quick(/(?<![\w.'-])((?:[A-Z][\w.'-]{0,40} ){1,4})(?:High School|High|HS|Prep|Academy)\b/g);
const TOWN = quick(
  /\b(?:(?<!\b(?:hours?|minutes?|mins?|miles?|drive|away|far|block|blocks) )from|lived in|live in|living in|born in|resident of|hometown is|raised in|grew up in|reside in) ([A-Z][\w.'-]*(?: [A-Z][\w.'-]*){0,2})/g,
);
const COACH = quick(/\b[Cc]oach(?:'s name)? is (?:[Cc]oach )?([A-Z][\w'-]+(?: [A-Z][\w'-]+){0,2})/g);
const PLAYS_FOR = quick(/\bplay(?:ed|ing)? for Coach ([A-Z][\w'-]+)/g);
const MONTHS = 'january february march april may june july august september october november december'.split(' ');
const RAN_IN = quick(new RegExp(String.raw`\bin (${MONTHS.join('|')}),? i (?:ran|clocked|was (?:timed|clocked)) (?:an? )?[45]\.\d`, 'g'));
const IN_MONTH = quick(
  new RegExp(
    String.raw`\bi (?:ran|run|clocked|was (?:timed|clocked))[^.!?]{0,24}\b[45]\.\d\d?[^.!?,;\d]{0,24} (?:in|last) (${MONTHS.join('|')})\b(?! \d)`,
    'g',
  ),
);
const OWN_NAME = quick(
  /\b(?:I'm|I am|This is) ([A-Z][a-z'-]+ [A-Z][a-z'-]+)(?=, (?:a|an|the) )|^([A-Z][\w'-]+ [A-Z][\w'-]+)(?= here\b)|\b(?:[Mm]y (?:full )?name is|[Nn]ame:) ([A-Z][\w'-]+(?: [A-Z][\w'-]+){0,2})/g,
);
const MY_COACH = quick(/\b[Mm]y (?:head |high school |position )?coach,? Coach ([A-Z][\w'-]+(?: [A-Z][\w'-]+)?)/g);
const COACH_BEFORE = quick(/\b[Cc]oach ([A-Z][\w'-]+(?: [A-Z][\w'-]+)?) (?:is|was|has been) my (?:head |position |high school )?coach\b/g);
const CAMP = quick(/\bat (?:the |your |an? )?((?:[A-Z][\w.'-]* ){1,3})(?:camp|clinic|showcase|prospect day)\b/g);
const MASCOT = quick(
  /\b(?:(?:[Bb]e|[Bb]ecome|[Bb]ecoming|[Bb]eing|[Aa]s|[Ii]nto) an? (?:future |proud |true |lifelong |real |fellow )?|[Gg][Oo],? |(?:for|with|[Jj]oin(?:ing)?|[Ww]ear(?:ing)?|[Rr]epresent(?:ing)?|part of|[Pp]ut(?:ting)? on|[Pp]ull(?:ing)? on) the )([A-Z][\w'-]*(?: [A-Z][\w'-]*)?)/g,
);
const PLACE = quick(
  /\b(?:(?:campus|stadium|facilities|school|program) in|see|visit(?:ing)?|tour|come to|coming to|trip to|get to|back to|move to|moving to|be in|drive to|fly to) ([A-Z][\w.'-]*(?: [A-Z][\w.'-]*){0,2})/g,
);
/** "Bozeman is where I want to live", "spend 4 years in Bozeman" */
const LIVES_IN = quick(
  /(?:^|[,;] )([A-Z][\w'-]+(?: [A-Z][\w'-]+)?) (?:is|would be|sounds|looks|feels) (?:where|like|a (?:great|good|perfect|cool|place|town|city)|the (?:place|town|city|perfect)|(?:the|my) (?:only|1|one|right|best|first|top) (?:place|school|college|program|team|town|choice)|my)\b|\b(?:spend|live|life|living|years|playing|play|studying|study|school|college|football|home|settle|winters?|weather|weekend|Saturdays|(?:[Aa]|[Ee]very|[Ee]ach|[Yy]our|fall) Saturday|[Gg]ame ?days?|falls?|home games) in ([A-Z][\w'-]+(?: [A-Z][\w'-]+)?)/g,
);
const CONFERENCE = quick(/\b(?:in|of|join|to|the) (?:the )?([A-Z][\w-]*(?: [A-Z\d][\w-]*){0,2})/g);
const OPPONENT = quick(/\b(?:[Aa]gainst|[Vv]ersus|[Vv]s\.?|faced) ((?:[A-Z][\w.'-]*)(?: [A-Z][\w.'-]*){0,3})/g);
const PERSON = quick(
  /\b(?:trainer|teacher|mentor|tutor|principal|counselor|scout|friend|teammate|brother|uncle|coordinator|coach),? ([A-Z][\w'-]+ [A-Z][\w'-]+)/g,
);
/** "Rob Delgado, my trainer", "timed by Rob Delgado" */
const KNOWS_ME = quick(
  /\b([A-Z][a-z'-]+ [A-Z][a-z'-]+), (?:my|our) (?:\w+ )?(?:trainer|teacher|mentor|tutor|principal|counselor|coach|coordinator)\b|\b(?:trained|coached|mentored|recommended|referred|timed|clocked|taught) (?:me )?by ([A-Z][a-z'-]+ [A-Z][a-z'-]+)\b/g,
);
const NAMED_COACH = quick(/\bCoach ([A-Z][a-z'-]+ [A-Z][a-z'-]+)\b/g);
/** "I graduate this coming May" */
const GRADUATES = quick(/\bi(?:'ll| will)? graduate (?:in )?((?:this|next)(?: coming)? (?:may|june|spring|year))\b/g);
const GRADES = quick(
  /(?<!(?:\bnot|n't|\bnever|\bno|\bnobody's|\bfar from|\bshort of)(?: (?:been|be|a|an|quite|exactly|always|really|gotten|get|got|all|the|some|your|typical|have|had|make|made|earn|earned))* )\bstraight[- ]a(?:'?s)?\b|\ball a's\b|\bperfect gpa\b|\b4\.0 student\b/g,
);
const TIMED = quick(
  /\b(laser|electronic(?:ally)?|fat|hand)[- ]?(?:timed|timers?|time|timing|clocked|clock|held|watch|gates?|beams?|eye|system)\b|\b(?:by|on|with|off) (?:an? |the )?(laser|hand|electronic|stopwatch)\b|\b(?:timed|clocked|was|is) (electronic(?:ally)?|by laser)\b|\b(stopwatch)\b/g,
);

const GPA_KIND = quick(/\b(?:(?:not|n't|non) ?-?)?(?:un)?weighted\b/g);

/** Returns what a sentence states in words about the athlete, the game and the reader that is not true. */
export function wordFindings(sentence: Sentence, scope: WordScope): Finding[] {
  return [...aboutAthlete(sentence, scope), ...aboutReader(sentence, scope), ...aboutPeople(sentence, scope)];
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

/** By the last name alone. */
function isStaff(name: string, right: ReadonlySet<string>): boolean {
  return [...right].some((known) => known.split(' ').at(-1) === name.split(' ').at(-1)?.toLowerCase());
}

function aboutAthlete({ text, low }: Sentence, { athlete, right }: WordScope): Finding[] {
  const own = (name: string) => isOneOf(name, [athlete.city, athlete.state, athlete.highSchool]) || (athlete.state !== null && readState(name) === athlete.state) || right.has(name.toLowerCase());
  return [
    ...each(low, POSITION, (name) => isOwnPosition(name, athlete), `Your profile says ${athlete.position}.`),
    ...each(low, YEAR, (year) => athlete.graduationYear === null || YEARS[yearsLeft(athlete)] === year || year === `rising ${YEARS[yearsLeft(athlete) - 1]}` || isPastYear(low, year, athlete), `Your profile says the class of ${athlete.graduationYear}.`),
    ...each(low, IN_YEAR, (year) => athlete.graduationYear === null || YEARS[yearsLeft(athlete)] === year, `Your profile says the class of ${athlete.graduationYear}.`),
    ...each(low, NEXT_YEAR, (year) => athlete.graduationYear === null || YEARS[yearsLeft(athlete) - 1] === year, `Your profile says the class of ${athlete.graduationYear}.`),
    ...each(low, GRADUATES, (when) => athlete.graduationYear === null || yearsLeft(athlete) === 0 || (when.startsWith('next') && yearsLeft(athlete) === 1), `Your profile says the class of ${athlete.graduationYear}.`),
    ...each(low, GRADES, () => (comparableGpa(athlete) ?? 0) >= 4, athlete.gpa === null ? 'Your profile has no GPA.' : `Your profile says a GPA of ${gpaOnScale(athlete.gpa, athlete.gpaScale)}.`),
    ...each(low, GPA_KIND, () => isOfKind(low, athlete), 'Your profile says that your GPA is of the other kind.'),
    ...each(low, MAJOR, (major) => isMajor(major, athlete.intendedMajor), `Your profile says ${athlete.intendedMajor}.`),
    ...each(low, GRADE, (grade) => athlete.graduationYear === null || 12 - yearsLeft(athlete) === Number(grade), `Your profile says the class of ${athlete.graduationYear}.`),
    ...(/¤|\b40\b|\b[3-6]\.\d/.test(low) ? each(low, TIMED, (how) => isTimedSo(how, athlete.fortyYardDash?.timing), 'Your profile says that it was timed in another way.') : []),
    ...each(text, SCHOOL, (name) => isOneOf(name, [athlete.highSchool]) || right.has(name.toLowerCase()) || isOpponent(name, athlete), 'Your profile names another high school.'),
    ...each(text, TOWN, (name) => /^(?:Coach|You|The|My|A|I|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)\b/.test(name) || own(name) || isOpponent(name, athlete), 'Your profile names another town.'),
    ...each(text, OWN_TOWN, (name) => athlete.city === null || !right.has(name.toLowerCase()) || isOneOf(name, [athlete.city, athlete.highSchool]) || isStateOf(name, athlete), 'Your profile names another town.'),
    ...wrongState(text, athlete, right),
    ...each(text, COACH_BEFORE, (name) => athlete.coaches.length === 0 || athlete.coaches.some((coach) => isCalled(name, coach.name)), 'Your profile names another coach.'),
    ...(/¤|\b40\b|\bdash\b/.test(low) ? each(text, CAMP, (name) => plain(athlete.fortyYardDash?.place ?? '').includes(plain(name)), 'Your profile says that it was timed elsewhere.', 'confirm') : []),
    ...each(text, PLAYS_FOR, (name) => athlete.coaches.length === 0 || athlete.coaches.some((coach) => isCalled(name, coach.name)) || [...right].some((known) => known.split(' ').at(-1) === plain(name)), 'Your profile names another coach.'),
    ...each(low, RAN_IN, (month) => !athlete.fortyYardDash?.date || MONTHS[Number(athlete.fortyYardDash.date.slice(5, 7)) - 1] === month, 'Your profile says that it was timed in another month.'),
    ...each(low, IN_MONTH, (month) => !athlete.fortyYardDash?.date || MONTHS[Number(athlete.fortyYardDash.date.slice(5, 7)) - 1] === month, 'Your profile says that it was timed in another month.'),
    ...each(text, OWN_NAME, (name) => isOwnName(name, athlete), 'Your profile says another name.'),
    ...each(text, MY_COACH, (name) => athlete.coaches.some((coach) => isCalled(name, coach.name)), 'Your profile names another coach.'),
    ...each(text, COACH, (name) => athlete.coaches.some((coach) => isCalled(name, coach.name)), 'Your profile names another coach.'),
    ...each(text, PERSON, (name) => /^Coach /.test(name) || athlete.coaches.some((coach) => isCalled(name, coach.name)) || right.has(name.toLowerCase()), 'Your profile does not name this person.', 'confirm'),
    ...each(text, KNOWS_ME, (name) => /^Coach /.test(name) || athlete.coaches.some((coach) => isCalled(name, coach.name)) || isKnownPerson(name, right), 'Your profile does not name this person.', 'confirm'),
    ...(right.size > 0 ? each(text, NAMED_COACH, (name) => athlete.coaches.some((coach) => isCalled(name, coach.name)) || isKnownPerson(name, right), 'Neither your profile nor this school names this coach.', 'confirm') : []),
    ...each(text, OPPONENT, (name) => isOpponent(name, athlete) || !/^[A-Z]/.test(name), 'No game against this opponent is recorded.'),
  ];
} // prettier-ignore

function isStateOf(name: string, { state }: KnownAthlete): boolean {
  return state !== null && (readState(name) === state || name.toUpperCase() === state);
}

function aboutReader({ text }: Sentence, { athlete, directory, schoolId, right }: WordScope): Finding[] {
  if (schoolId === null) return [];
  const fits = (words: ReadonlyMap<string, ReadonlySet<number>>) => (name: string) => {
    const schools = longest(words, name.toLowerCase().replace(/'s?(?= |$)/g, ''));
    const isOwn = athlete.city !== null && plain(name).startsWith(plain(athlete.city));
    return schools === undefined || schools.has(schoolId) || right.has(name.toLowerCase()) || isOwn;
  };
  return [
    ...each(text, MASCOT, fits(directory.mascots), 'This is another school’s team.'),
    ...each(text, PLACE, fits(directory.cities), 'This is not where the school is.'),
    ...each(text, LIVES_IN, fits(directory.cities), 'This is not where the school is.'),
    ...each(text, CONFERENCE, fits(directory.conferences), 'This school plays in another conference.'),
  ];
}

/** What is known of the most words that the name begins with. */
function longest<T>(words: ReadonlyMap<string, T>, name: string): T | undefined {
  const parts = name.split(' ');
  for (let length = parts.length; length > 0; length -= 1) {
    const found = words.get(parts.slice(0, length).join(' '));
    if (found !== undefined) return found;
  }
  return undefined;
}

function each(
  text: string,
  pattern: QuickPattern,
  isRight: (name: string) => boolean,
  reason: string,
  severity: Finding['severity'] = 'error',
): Finding[] {
  return pattern.matchesIn(text).flatMap((match) => {
    const name = (match.slice(1).find((group) => group !== undefined) ?? match[0]).trim().replace(/[.,]$/, '');
    return isRight(name) ? [] : [{ start: match.index, end: match.index + match[0].trimEnd().length, severity, reason }];
  });
}

const KIND = / (?:senior |sr )?(?:high(?: school)?|hs|school|prep|academy)$/;

/** The name is one of these, begins with one, or is one without its kind. */
function isOneOf(name: string, known: readonly (string | null)[]): boolean {
  const said = plain(name).replace(KIND, '');
  return known.some(
    (one) =>
      one !== null &&
      (said === plain(one).replace(KIND, '') || said.startsWith(`${plain(one)} `) || said.endsWith(` ${plain(one).replace(KIND, '')}`)),
  );
}

/** By the whole name, or by the last name alone. */
function isCalled(said: string, name: string): boolean {
  return plain(said) === plain(name) || plain(said) === plain(name.split(' ').at(-1) ?? '');
}

/** By the whole name, or by a last name that other words follow. */
function isKnownPerson(name: string, right: ReadonlySet<string>): boolean {
  return right.has(name.toLowerCase()) || [...right].some((known) => known.split(' ').at(-1) === name.split(' ')[0]?.toLowerCase());
}

/** A laser times electronically. */
function isTimedSo(how: string, timing: string | null | undefined): boolean {
  if (timing === null) return true;
  if (how === 'stopwatch') return timing !== 'laser';
  return how.startsWith((timing ?? '?').slice(0, 4)) || (timing === 'laser' && /^(?:elect|fat)/.test(how));
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

/** Matches the first name, the last name or both; a middle name is ignored. */
function isOwnName(said: string, { firstName, lastName }: KnownAthlete): boolean {
  const own = [firstName, lastName].flatMap((name) => (name === null ? [] : plain(name).split(/[ -]/)));
  const words = plain(said).split(/[ -]/);
  return (
    own.length === 0 || (own.includes(words[0] ?? '') && (words.length === 1 || lastName === null || own.includes(words.at(-1) ?? '')))
  );
}

const SAINTS: Record<string, string> = { 'st ': 'saint ', 'mt ': 'mount ', 'ft ': 'fort ' };

function plain(name: string): string {
  return name.replace(/ ?\([^()]*\)/g, '').normalize('NFD').replace(/[\p{M}.'’,]/gu, '').toLowerCase().trim().replace(/\b(?:st|mt|ft) /, (kind) => SAINTS[kind] ?? kind); // prettier-ignore
}

/** Words with a capital before the name of a school at the start of a sentence. */
const LEADS = /^(?:against|at|the|in|for|with|versus|vs|beating|facing|playing|when|and|last|after|our|from)\s+/;

const OPPONENTS = new WeakMap<KnownGame, string>();

function plainOpponent(game: KnownGame): string {
  const known = OPPONENTS.get(game) ?? plain(opponentName(game));
  OPPONENTS.set(game, known);
  return known;
}

export function isOpponent(name: string, { games, earlierGames = [] }: KnownAthlete): boolean {
  const said = plain(name).replace(LEADS, '');
  return [...games, ...earlierGames].map(plainOpponent).some((known) => said.startsWith(known) || known.startsWith(said));
}

/** "I played both ways as a sophomore" is about a past year. */
function isPastYear(low: string, year: string, athlete: KnownAthlete): boolean {
  const isOver = YEARS.indexOf(year) > yearsLeft(athlete);
  return (
    isOver && low.includes(`as a ${year}`) && /\b(?:\w{1,15}ed|did|was|were|threw|ran|caught|had|made|went|won|began|grew)\b/.test(low)
  );
}

/** 0 for a senior; school years begin in August. */
function yearsLeft({ today, graduationYear }: KnownAthlete): number {
  const ends = Number(today.slice(0, 4)) + (Number(today.slice(5, 7)) >= 8 ? 1 : 0);
  return (graduationYear ?? ends) - ends;
}

/** Returns whether the major has a word in common with that of the profile: "civil engineering" is not "software engineering". */
function isMajor(said: string, known: string | null): boolean {
  if (known === null) return true;
  const [words, own] = [said, known.toLowerCase()].map((text) => text.split(/[^a-z]+/));
  const telling = words?.filter((word) => !OF_ANY_MAJOR.test(word)) ?? [];
  return (telling.length > 0 ? telling : (words ?? [])).some((word) => own?.includes(word));
}
