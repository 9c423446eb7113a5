import { findPhones } from '../people/find-contacts.js';
import { collapse, fold, wordsOf } from './words.js';

/** The meaning of a heading for the people below it. `inherit`: none ("Support Staff"), so the heading above applies. */
export type Section =
  { kind: 'sport'; sport: string } | { kind: 'office' } | { kind: 'players' } | { kind: 'former' } | { kind: 'inherit' };

/** Longer lines are sentences. */
const LONGEST_HEADING = 80;

const SPORTS: readonly (readonly [RegExp, string])[] = [
  [/\b(flag|sprint|powder ?puff) football\b/, 'Flag Football'],
  [/\bcheer(leading|leaders?)?\b/, 'Spirit Squads'],
  [/\bfootball\b|\bfball\b/, 'Football'],
  [/\bbaseball\b/, 'Baseball'],
  [/\bbasketball\b/, 'Basketball'],
  [/\bsoftball\b/, 'Softball'],
  [/\bsoccer\b/, 'Soccer'],
  [/\bvolleyball\b/, 'Volleyball'],
  [/\blacrosse\b/, 'Lacrosse'],
  [/\bfield hockey\b/, 'Field Hockey'],
  [/\bhockey\b/, 'Hockey'],
  [/\bcross country\b|\btrack\b|\bxc\b/, 'Cross Country / Track & Field'],
  [/\bswim(ming)?\b|\bdiving\b/, 'Swimming & Diving'],
  [/\bwater polo\b/, 'Water Polo'],
  [/\btennis\b/, 'Tennis'],
  [/\bgolf\b/, 'Golf'],
  [/\bwrestling\b/, 'Wrestling'],
  [/\bgymnastics\b/, 'Gymnastics'],
  [/\browing\b|\bcrew\b/, 'Rowing'],
  [/\bbowling\b/, 'Bowling'],
  [/\brugby\b/, 'Rugby'],
  [/\bfencing\b/, 'Fencing'],
  [/\bskiing\b|\bski\b/, 'Skiing'],
  [/\bequestrian\b/, 'Equestrian'],
  [/\bbeach volleyball\b/, 'Beach Volleyball'],
  [/\bdance\b|\bspirit\b/, 'Spirit Squads'],
  [/\besports\b/, 'Esports'],
  [/\btriathlon\b|\bcycling\b|\bsailing\b|\bsquash\b|\brifle\b|\brodeo\b|\barchery\b|\bstunt\b|\bacrobatics\b/, 'Other'],
];

/** All of them at once: most lines name none. */
const ANY_SPORT = new RegExp(SPORTS.map(([{ source }]) => source).join('|'));

/** Words that headings of departments are made of, beside the sports and the words of sections. */
const OFFICE =
  'administration administrative academic academics athletic athletics training medicine sports sport strength conditioning performance compliance communications communication media relations marketing promotions ticket tickets ticketing business development facilities equipment executive leadership senior external internal affairs information services service success student athlete athletes health wellness nutrition psychology counseling finance human resources creative video broadcasting fan engagement event events operations game management council board office offices department departments division central general faculty representative hall fame alumni fundraising club foundation team teams mental life skills nil revenue generation support';
const INHERITED =
  'coaching coaches staff support offense defense offensive defensive operations personnel recruiting analysts analyst quality control assistants interns graduate volunteer members member special teams on field full time part and the of our meet';
const NEUTRAL =
  'mens womens men women m w varsity jv junior boys girls roster season staff coaches coaching directory and the of for with by category department contact us university college fax phone main office number a i ii team home index page bios information all field sand indoor outdoor ice head continued cont';

const OFFICE_WORDS = new Set(OFFICE.split(' '));
const INHERITED_WORDS = new Set(INHERITED.split(' '));
const NEUTRAL_WORDS = new Set(NEUTRAL.split(' '));

/** The sport that a heading names, with whose: "Men's Basketball"; null when it names none. */
export function sportOf(heading: string): string | null {
  const text = fold(heading);
  if (!ANY_SPORT.test(text)) return null;
  const found = SPORTS.find(([pattern]) => pattern.test(text));
  if (!found) return null;
  const [, sport] = found;
  if (sport === 'Football') return sport;
  if (/\bwomens?\b|\(w\)|\bgirls\b|^w /.test(text)) return `Women's ${sport}`;
  return /\bmens?\b|\(m\)|\bboys\b|^m /.test(text) ? `Men's ${sport}` : sport;
}

/** As the sport columns of spreadsheets write them. */
const SPORT_CODES: readonly (readonly [RegExp, string])[] = [
  [/^(fb|ftb|ftbl|fball)$/, 'Football'],
  [/^mbb$/, "Men's Basketball"],
  [/^wbb$/, "Women's Basketball"],
  [/^(bb|bkb)$/, 'Basketball'],
  [/^(base|bsb)$/, 'Baseball'],
  [/^(sb|softb)$/, 'Softball'],
  [/^[mw]?(soc|soccer)$/, 'Soccer'],
  [/^[mw]?vb$/, 'Volleyball'],
  [/^[mw]?lax$/, 'Lacrosse'],
  [/^(fh|ih)$/, 'Hockey'],
  [/^[mw]?(xc|tf|t&f|xctf)$/, 'Cross Country / Track & Field'],
  [/^[mw]?(sw|swim|sd)$/, 'Swimming & Diving'],
  [/^[mw]?(ten|golf|gf|wr|wre|wres|gym|row)$/, 'Other'],
];

/** The sport of a cell in a column of sports: named, or as a code. */
export function sportOfCell(text: string): string | null {
  const code = text.trim().toLowerCase();
  return sportOf(text) ?? SPORT_CODES.find(([pattern]) => pattern.test(code))?.[1] ?? null;
}

/** Returns the meaning of a line as a heading; null when it is none. `isMarked`: the page marks it as a heading. */
export function sectionOf(line: string, isMarked: boolean): Section | null {
  const text = line.length > LONGEST_LINE ? line : bare(line);
  const words = wordsOf(text).filter((word) => !/^\d+(st|nd|rd|th)?$/.test(word));
  if (text.length > LONGEST_HEADING || words.length === 0) return isMarked ? { kind: 'inherit' } : null;
  if (isFormer(words, isMarked)) return { kind: 'former' };
  const others = words.filter((word) => !NEUTRAL_WORDS.has(word) && !INHERITED_WORDS.has(word) && !isSportWord(word));
  if (!isMarked && others.some((word) => !OFFICE_WORDS.has(word))) return null;
  return isPlayers(words) ? { kind: 'players' } : staffOf(text, others);
}

function staffOf(text: string, others: string[]): Section {
  const sport = sportOf(text);
  if (sport) return { kind: 'sport', sport };
  return { kind: others.some((word) => OFFICE_WORDS.has(word)) ? 'office' : 'inherit' };
}

function isFormer(words: string[], isMarked: boolean): boolean {
  return (isMarked || words.length <= MOST_WORDS_OF_FORMER) && FORMER.test(words.join(' '));
}

/** Coaches of other years. */
const FORMER =
  /\b(all ?time|former|past|previous) (head |assistant )?(football )?(coaches|coaching|staffs?)\b|\b(coach(es|ing)?|staff) (history|through the years)\b/;
/** Of a line that nothing marks as a heading; a longer one is a sentence. */
const MOST_WORDS_OF_FORMER = 4;
const LONGEST_LINE = 300;
const PHONE_MARK = '\u0000';

/** Without phone and fax numbers, what they are the numbers of ("Football | Press box 555-0199"), and years. */
function bare(line: string): string {
  const marked = findPhones(line).reduce((text, { written }) => text.replace(written, PHONE_MARK), line);
  const parts = marked.split(/[|–—(]|\s-\s/);
  const named = parts.filter((part, at) => at === 0 || !part.includes(PHONE_MARK)).join(' ');
  const text = marked === line || collapse(named.replaceAll(PHONE_MARK, '')) === '' ? marked : named;
  return collapse(
    text
      .replaceAll(PHONE_MARK, ' ')
      .replace(/\b(fax|phone|tel|ph)\b\.?#?:?/gi, ' ')
      .replace(/\b(19|20)\d\d(-\d\d)?\b/g, ' '),
  );
}

function isPlayers(words: string[]): boolean {
  const names = ['players', 'roster', 'student', 'athletes'];
  return (
    words.includes('players') &&
    !words.includes('staff') &&
    words.every((word) => names.includes(word) || isSportWord(word) || NEUTRAL_WORDS.has(word))
  );
}

const SPORT_WORDS = new Set('country cross track field water polo flag sprint beach xc swim swimming diving'.split(' '));

function isSportWord(word: string): boolean {
  return SPORT_WORDS.has(word) || ANY_SPORT.test(word);
}
