import { readState } from '../../../../../shared-kernel/us-state.js';
import { isRegion, type SchoolNameKind } from './school-name-kind.js';
import type { WordRun } from './word-run.js';

const list = (words: string) => new Set(words.split(/\s+/));

/** After a name they make it that of a school for younger pupils, of a road, of a place or of a contest. */
const NO_COLLEGE =
  list(`high hs middle elementary junior prep preparatory isd academy county street avenue ave road rd drive blvd park heights
  hills springs beach bay stadium`);
const CONTEST = list(`champion champions championship championships title titles final finals semifinal semifinals playoff playoffs meet
  tournament qualifier runner record ranking rankings ranked line lines trooper troopers`);
const PLACED = list('in from across around throughout of to');
const FORCES = list('air coast merchant');

const SCHOOL_AFTER = list(
  'university college football program programs coaches coaching staff offense defense recruiting campus roster athletics alum fan colors uniform uniforms jersey jerseys helmet helmets sideline scheme',
);
const PARTS_OF_SCHOOL = list('university college');
const PREPOSITIONS = list('for at by of with to in');
/** Verbs and nouns before a school's name, with a preposition between. "in" counts only after "interest": "play in" is followed by a town. */
const DOINGS =
  list(`play playing played plays compete competing competed commit committed committing offer offers offered walk recruit recruited
  recruiting coach coaches coached coaching sign signed signing transfer transferring enroll enrolled join joining degree scholarship career
  football spot future interest interested kick kicking punt punting throw throwing run running catch catching block blocking tackle tackling
  suit suiting line lining visit visits visited visiting camp camps camped camping`);
/** What a school does, and what it is. */
const DOES = list('offered wants wanted invited recruited recruits');
const IS = list('my recruiting interested offered been invited');
const FAR = 6;

export interface NamePlace {
  start: number;
  end: number;
}

/** Whether a name in a text means the school. */
export function meansSchool(run: WordRun, place: NamePlace, kind: SchoolNameKind): boolean {
  if (isSomethingElse(run, place)) return false;
  if (kind === 'sure' && !isState(run, place) && !isInRegion(run, place)) return true;
  if (isAmongSchoolWords(run, place)) return !isTownWithState(run, place);
  if (kind === 'letters') return /^[A-Z&\s-]+$/.test(run.written(place.start, place.end));
  return kind === 'capital' && isNameOfItsOwn(run, place);
}

function isSomethingElse(run: WordRun, { start, end }: NamePlace): boolean {
  const next = run.after(end);
  if (NO_COLLEGE.has(next)) return next !== 'junior' || run.after(end, 1) !== 'day';
  if (run.before(start) === 'the' && FORCES.has(run.words[start]?.folded ?? '') && end - start === 2) return true;
  return run.words[end - 1]?.folded === 'state' && CONTEST.has(next);
}

/** "Texas state parks": the state, not the school. Text without any capitals can mean both. */
function isState({ words }: WordRun, { start, end }: NamePlace): boolean {
  const first = words[start];
  const last = words[end - 1];
  return last?.folded === 'state' && !last.isCapital && first?.isCapital === true;
}

/** "I grew up in Eastern Michigan" */
function isInRegion(run: WordRun, { start, end }: NamePlace): boolean {
  return PLACED.has(run.before(start)) && isRegion(run.folded(start, end));
}

function isAmongSchoolWords(run: WordRun, { start, end }: NamePlace): boolean {
  if (SCHOOL_AFTER.has(run.after(end))) return true;
  const previous = run.before(start);
  if (previous === 'at' || previous === 'go') return true;
  if (previous === 'of' && PARTS_OF_SCHOOL.has(run.before(start, 1))) return true;
  if (previous === 'join' || previous === 'attend' || previous === 'attending') return true;
  return isSpokenOfAsSchool(run, start, end) || followsDoing(run, start);
}

/** "Tulsa offered me", "Tulsa is my first choice": no town does that. */
function isSpokenOfAsSchool(run: WordRun, start: number, end: number): boolean {
  if (!run.opens(start)) return false;
  if (DOES.has(run.after(end))) return true;
  return (run.after(end) === 'is' || run.after(end) === 'has') && IS.has(run.after(end, 1));
}

/** "offered by Rice and Tulsa": a verb or noun of DOINGS, then a preposition, then only names. */
function followsDoing(run: WordRun, start: number): boolean {
  let preposition = '';
  for (let distance = 0; distance < FAR; distance += 1) {
    const word = run.before(start, distance);
    if (word === '') return false;
    if (preposition === '' && PREPOSITIONS.has(word)) preposition = word;
    else if (preposition === '' && !isBetweenNames(run, start - 1 - distance)) return false;
    else if (preposition !== '' && DOINGS.has(word)) return preposition !== 'in' || word.startsWith('interest');
  }
  return false;
}

function isBetweenNames(run: WordRun, at: number): boolean {
  const word = run.words[at];
  return word !== undefined && (word.isCapital || word.folded === 'and' || word.folded === 'or' || word.folded === 'the');
}

/** "Houston, TX" */
function isTownWithState(run: WordRun, { end }: NamePlace): boolean {
  if (!/^,\s?$/.test(run.gap(end - 1, end))) return false;
  return readState(run.folded(end, end + 1)) !== null || readState(run.folded(end, end + 2)) !== null;
}

/** Written with a capital, and no capital beside it makes it a part of another name. */
function isNameOfItsOwn(run: WordRun, { start, end }: NamePlace): boolean {
  if (run.words[start]?.isCapital !== true || isTownWithState(run, { start, end })) return false;
  const previous = run.words[start - 1];
  const hasBefore = previous?.isCapital === true && /^ ?$/.test(run.gap(start - 1, start)) && !run.opens(start - 1);
  const hasAfter = run.words[end]?.isCapital === true && /^ ?$/.test(run.gap(end - 1, end));
  return !hasBefore && !hasAfter;
}
