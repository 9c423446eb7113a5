import { UNCONTRACTED } from '../../../../grammar/domain/english/words/word-forms.js';

/** Words of chats, and those that lack their apostrophe: no names either. */
const NO_NAMES = new Set([
  ...UNCONTRACTED,
  ...'lol lmao lmfao rofl asap lmk hmu tbh ngl bro bruh omg plz pls thx gonna wanna gotta kinda outta tryna cuz idk btw fr ong smh rn dm ig'.split(
    ' ',
  ),
]);

/** Short forms that are written in capitals. */
const LETTERS = new Set(
  `QB WR RB TE OL DL LB DB DE DT CB FS SS OT OG ILB OLB MLB HB FB LS ATH EDGE NT GPA SAT ACT PSAT AP IB NCAA NAIA NJCAA FBS FCS JUCO TD TDS INT HUDL US USA
  AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY
  TV PE MVP RPO RPOS NFHS ESPN DM DMS FAFSA STEM GED ROTC CPR PM DVD USC UCLA LSU TCU SMU BYU UCF USF UTSA UTEP UNLV NFL`.split(/\s+/),
);

/** Those that are words as well: in a text of capitals they are words. */
const WORDS_TOO = new Set([
  'IN',
  'OR',
  'ME',
  'HI',
  'OK',
  'OH',
  'MA',
  'PA',
  'ID',
  'LA',
  'AS',
  'AT',
  'TE',
  'DE',
  'FS',
  'US',
  'ACT',
  'MS',
  'AL',
  'CO',
  'MO',
  'DB',
]);

const SHOUTED = /\p{Lu}[\p{Lu}'’]+/gu;

/** The words of a text that is written in capitals, in small letters; none where capitals are the exception. */
export function shoutedWords(text: string): string[] {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const shouted = text.match(SHOUTED) ?? [];
  const capitals = shouted.reduce((sum, word) => sum + word.length, 0);
  return letters < 12 || capitals / letters < 0.5 ? [] : [...new Set(shouted.map((word) => word.toLowerCase()))];
}

/** The same text as it is written without shouting; a word that is not `ordinary` is a name and keeps one capital. */
export function undoCapitals(text: string, ordinary: ReadonlySet<string>): string {
  const quiet = text.replace(SHOUTED, (word) => quietWord(word, ordinary));
  return quiet.replace(/(?<=^|[.!?]\s{1,3}|\n)\p{Ll}/gu, (letter) => letter.toUpperCase());
}

function quietWord(word: string, ordinary: ReadonlySet<string>): string {
  const small = word.toLowerCase();
  if (/^i['’]/.test(small)) return small.replace('i', 'I');
  const letters = inLetters(word);
  if (letters !== null) return letters;
  if (NO_NAMES.has(small)) return small;
  return ordinary.has(small) || WORDS_TOO.has(word) || /['’]/.test(small) || small.length < 3
    ? small
    : small.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** "QB", "QBs", "TDs"; null where it is a word. */
function inLetters(word: string): string | null {
  const isLetters = (some: string) => LETTERS.has(some) && !WORDS_TOO.has(some);
  const [, one = ''] = /^(.+)S$/.exec(word) ?? [];
  if (word !== 'TDS' && isLetters(word)) return word;
  return isLetters(one) ? `${one}s` : null;
}
