import { isNumberAt, setOf, textAt, type Word } from './words-of.js';

/** Whether a word is about the athlete or others, and whether it is stated as a fact. */
export interface Standing {
  subject: 'own' | 'others';
  isFact: boolean;
  /** Which clause it is in. */
  clause: number;
}

export interface Standings {
  at: readonly Standing[];
  /** Clauses about the past. */
  past: ReadonlySet<number>;
  /** Clauses about practice, or about another sport. */
  aside: ReadonlySet<number>;
  /** Clauses that a later word turns into a wish. */
  wished: ReadonlySet<number>;
}

const I = setOf("i i'm i've i'd i'll im ive");
const THEY = setOf("you you're you've you'll u he he's he'd she she's they they're they've");
const PEOPLE = setOf(
  'dad mom father mother brother brothers sister sisters cousin cousins uncle aunt grandpa grandma friend friends buddy buddies teammate teammates backup ' +
    'coach coaches counselor teacher trainer kid kids guy guys player players team teams offense defense opponent opponents corners safeties quarterbacks ' +
    'receivers backs linebackers linemen backers ends kickers punters snappers guards centers qbs dbs twin girlfriend family parents program staff roster stepdad stepmom neighbor roommate ' +
    'grandfather grandmother boyfriend nephew niece',
);
/** Who plays against the athlete. */
const OPPOSED = setOf('end man one nose defender rusher blocker');
/** Positions, which the athlete may be too. */
const MEN = setOf('corner safety quarterback receiver back linebacker lineman backer qb wr rb te lb db center guard tackle kicker');
const TALLIES = setOf(
  'total totals count counts number numbers average averages tally stat stats statistics figure figures production high best low',
);
const DETERMINERS = setOf('my our your his her their the a an this that some');
const OWNERS = setOf('my our your his her their this that some');
const TOWARD = setOf(
  'at in for with to from of on against vs versus by behind like than over under past alongside near after before off around',
);
const WISHES = setOf(
  'want wants wanna hope hopes hoping plan plans planning goal goals aim aiming target try trying tries would could might should will need needs chance ' +
    'dream wish expect expecting shooting chasing pushing striving retake retaking grow growing projected ceiling someday eventually unless whether ' +
    'comfortable confident reach potential pace',
);
const WISHED_AFTER = setOf('would goal target doable possible dream realistic reachable plan away');
const WOULD = setOf("i'd i'll he'd you'll");
const BREAKS = setOf(', ; : ( ) and or but while because so which though although whereas who that until since when then');
const RESETS = setOf('; : ( ) but while because so which though although whereas');
const SEES = setOf('see saw seen look looking get getting find reach call watch watching know notice ask asked asking heard');
const SCHOOLS = setOf('elementary middle 5th 6th 7th 8th 9th');
const OF_SCHOOL = setOf('grade school grader');
const YOUNG = setOf('freshman sophomore');
const TIMES = setOf('year spring summer fall winter season month');
const ASIDE = setOf('warmups warmup practice practices league drills scrimmages workouts baseball basketball lacrosse soccer wrestling');
const OF_TEAM = setOf('average averaged score scored allow allowed');
const OPPONENTS = setOf('opponent opponents rival');
const WAS = setOf('is are was were');
const ADVERBS = setOf('even some most other our your nfl college pro elite good great many all');

interface State extends Standing {
  /** A person whom a relative clause describes: the verb behind that clause is about them. */
  isDescribed: boolean;
  hasSubject: boolean;
  isIf: boolean;
}

type Change = Partial<Pick<State, 'subject' | 'isFact' | 'hasSubject' | 'isIf'>>;

/** Determines, in one pass over the words, the subject of each and whether it is stated as a fact. */
export function standingsOf(words: readonly Word[]): Standings {
  let state: State = { subject: 'own', isFact: true, clause: 0, hasSubject: false, isIf: false, isDescribed: false };
  const [past, aside, wished] = [new Set<number>(), new Set<number>(), new Set<number>()];
  const at = words.map(({ text }, index): Standing => {
    if (BREAKS.has(textAt(words, index))) state = broken(state, words, index);
    const change = changeAt(words, index, state);
    if (change !== NO_CHANGE) state = { ...state, ...change };
    state = describedAt(words, index, state);
    if (refersToPast(words, index)) past.add(state.clause);
    if (ASIDE.has(text)) aside.add(state.clause);
    if (isWishedBefore(words, index)) wished.add(state.clause);
    return { subject: state.subject, isFact: state.isFact && !state.isIf, clause: state.clause };
  });
  return { at, past, aside, wished };
}

const ARTICLES = setOf('the a an this that another');
const DESCRIBES = setOf("i i've we we've he that who whom they");
const VERBS = setOf('is was weighed weighs ran runs had has stood stands');

/** "the end I blocked was 6-4": behind the verb of the sentence the end is spoken of. */
function describedAt(words: readonly Word[], index: number, state: State): State {
  if (state.isDescribed && VERBS.has(textAt(words, index)) && !DESCRIBES.has(textAt(words, index - 1)))
    return { ...state, ...OTHERS, isDescribed: false };
  return isDescribedBehind(words, index) ? { ...state, isDescribed: true } : state;
}

function isDescribedBehind(words: readonly Word[], index: number): boolean {
  if (!ARTICLES.has(textAt(words, index))) return false;
  return [1, 2, 3].some((step) => {
    const text = textAt(words, index + step);
    return (MEN.has(text) || PEOPLE.has(text) || OPPOSED.has(text)) && DESCRIBES.has(textAt(words, index + step + 1));
  });
}

function broken(state: State, words: readonly Word[], index: number): State {
  const text = textAt(words, index);
  const isNew = text === ':' || (text === 'so' && isNumberAt(words, index + 1));
  return {
    isDescribed: state.isDescribed && !RESETS.has(text),
    subject: isNew ? 'own' : state.subject,
    isFact: RESETS.has(text) || state.isFact,
    clause: state.clause + 1,
    hasSubject: false,
    isIf: state.isIf && text !== ',' && text !== ';',
  };
}

const NO_CHANGE: Change = {};
const OWN: Change = { subject: 'own', isFact: true };
const OTHERS: Change = { subject: 'others', isFact: true, hasSubject: true };

/** Uses the first reader that recognizes the word. */
function changeAt(words: readonly Word[], index: number, state: State): Change {
  return pronounAt(words, index) ?? peopleAt(words, index, state) ?? possessiveAt(words, index, state) ?? wishAt(words, index);
}

function pronounAt(words: readonly Word[], index: number): Change | null {
  const text = textAt(words, index);
  if (text === 'if') return { isIf: true };
  if (I.has(text)) return { ...OWN, isFact: !WOULD.has(text) && textAt(words, index - 1) !== 'hopefully', hasSubject: true };
  if (text === 'me' && !TOWARD.has(textAt(words, index - 1))) return { subject: 'own' };
  if (text === 'we' && OF_TEAM.has(textAt(words, index + 1))) return OTHERS;
  return THEY.has(text) && !isOnlooker(words, index) ? { ...OTHERS, isFact: !WOULD.has(text) } : null;
}

function peopleAt(words: readonly Word[], index: number, { hasSubject }: State): Change | null {
  if (textAt(words, index) === 'who') return isOthersWho(words, index) ? { subject: 'others', isFact: true } : NO_CHANGE;
  if (isHad(words, index)) return OWN;
  return !hasSubject && isPerson(words, index) ? OTHERS : null;
}

function possessiveAt(words: readonly Word[], index: number, { hasSubject }: State): Change | null {
  const text = textAt(words, index);
  if (TOWARD.has(textAt(words, index - 1))) return null;
  if (text === 'your' && !hasSubject) return { subject: 'others' };
  return text === 'my' ? { subject: 'own', hasSubject: true } : null;
}

function wishAt(words: readonly Word[], index: number): Change {
  const behind = textAt(words, index + 1);
  const text = textAt(words, index);
  if (text === 'training' || text === 'working') return /^(?:to|toward|towards)$/.test(behind) ? { isFact: false } : NO_CHANGE;
  if (text === 'get') return /^(?:to|down|up|into|under)$/.test(behind) ? { isFact: false } : NO_CHANGE;
  return WISHES.has(text) && textAt(words, index - 1) !== 'field' && !SEES.has(behind) && !isToGet(words, index)
    ? { isFact: false }
    : NO_CHANGE;
}

/** "you would be getting a 6-1 linebacker" */
function isToGet(words: readonly Word[], index: number): boolean {
  return THEY.has(textAt(words, index - 1)) && textAt(words, index + 1) === 'be' && SEES.has(textAt(words, index + 2));
}

/** "you will see me", "the 40 you asked about": the athlete is still spoken of. */
function isOnlooker(words: readonly Word[], index: number): boolean {
  if (!/^(?:you|u)/.test(textAt(words, index))) return false;
  return words.slice(index + 1, index + 4).some(({ text }) => SEES.has(text));
}

/** "my 198", "with a 3.7", "the 198 I carry" */
function isHad(words: readonly Word[], index: number): boolean {
  const text = textAt(words, index);
  if (text === 'my') return isNumberAt(words, index + 1);
  if (text === 'with') return startsClause(words, index) && /^(?:a|an|my)$/.test(textAt(words, index + 1)) && isNumberAt(words, index + 2);
  return text === 'the' && isNumberAt(words, index + 1) && I.has(textAt(words, index + 2));
}

/** The subject of its clause is a person: "my dad", "a kid on our team", "our center"; behind another subject it is an object. */
function isPerson(words: readonly Word[], index: number): boolean {
  const text = textAt(words, index);
  const before = textAt(words, index - 1);
  if (TOWARD.has(before) || isOpponent(words, index)) return false;
  if (!DETERMINERS.has(text)) return PEOPLE.has(text) && (startsClause(words, index) || ADVERBS.has(before));
  const ahead = [1, 2, 3].map((step) => textAt(words, index + step));
  const place = ahead.findIndex((word, step) => PEOPLE.has(word) || (OWNERS.has(text) && step < 2 && isMan(words, index + 1 + step)));
  return place >= 0 && ahead.slice(0, place).every((word) => /^[a-z]/.test(word) && !TOWARD.has(word) && !BREAKS.has(word));
}

/** "Elk Divide was my opponent" is about the athlete; matched at "my" and at "opponent". */
function isOpponent(words: readonly Word[], index: number): boolean {
  return [0, 1].some((step) => OPPONENTS.has(textAt(words, index + step)) && WAS.has(textAt(words, index + step - 2)));
}

/** "my tackle is 285 pounds", but "my tackle total" */
function isMan(words: readonly Word[], at: number): boolean {
  return MEN.has(textAt(words, at)) && !TALLIES.has(textAt(words, at + 1));
}

function startsClause(words: readonly Word[], index: number): boolean {
  return index === 0 || BREAKS.has(textAt(words, index - 1));
}

/** "corners who are 6-1", but "I'm a player who" */
function isOthersWho(words: readonly Word[], index: number): boolean {
  const before = textAt(words, index - 1);
  if (!PEOPLE.has(before) && !MEN.has(before) && !OPPOSED.has(before)) return false;
  const ahead = words.slice(Math.max(0, index - 6), index - 1).map(({ text }) => text);
  return !ahead.some((text) => text === "i'm" || text === 'am' || text === 'as' || text === 'getting');
}

/** "1300 is doable" */
function isWishedBefore(words: readonly Word[], index: number): boolean {
  if (!WISHED_AFTER.has(textAt(words, index)) || textAt(words, index - 1) === 'field') return false;
  return [1, 2, 3, 4, 5].some((step) => isNumberAt(words, index - step));
}

/** "last spring", "in 8th grade", "used to", "when I was" */
function refersToPast(words: readonly Word[], index: number): boolean {
  const behind = textAt(words, index + 1);
  const text = textAt(words, index);
  if (text === 'last') return TIMES.has(behind);
  if (text === 'ago') return true;
  if (text === 'used') return behind === 'to';
  if (text === 'when') return I.has(behind) && /^(?:was|started)$/.test(textAt(words, index + 2));
  if (text === 'as') return YOUNG.has(textAt(words, index + 2));
  if (YOUNG.has(text)) return TIMES.has(behind);
  return SCHOOLS.has(text) && OF_SCHOOL.has(behind);
}
