import { EMAILS_IN_WORDS } from './emails-in-words.js';
import { FAMILY_NAMES } from './family/family-names.js';
import { FAMILY_TITLES } from './family/family-titles.js';
import type { PrivateSpan } from './find-known.js';
import { placesInWords } from './places/places-in-words.js';
import { SECRETS } from './secret-patterns.js';
import type { PrivateKind } from './private-values.js';
import { relativeNames } from './family/relatives.js';

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\\.?';
/** Years in which the people of an athlete's email may be born; younger ones are recognized by "born". */
const BIRTH_YEAR = '(?:19\\d{2}|200\\d|201[0-7])';
const BIRTH_YEAR_SHORT = '(?:0\\d|1[0-7]|[4-9]\\d)';
const CAPITALISED = "\\p{Lu}[\\p{L}\\p{M}.'’-]{1,40}";
const SPOKEN_DIGIT = '(?:\\d{1,4}|zero|oh|one|two|three|four|five|six|seven|eight|nine)';
const STATE =
  'A[LKZR]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]|Alabama|Arizona|Arkansas|California|Colorado|Florida|Georgia|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maryland|Michigan|Minnesota|Mississippi|Missouri|Nebraska|Nevada|Ohio|Oklahoma|Oregon|Pennsylvania|Tennessee|Texas|Utah|Virginia|Washington|Wisconsin';
/**
 * Data that is private regardless of its owner. Each pattern begins only where a run of its characters begins, and each repetition is
 * bounded: retried inside a long run they would take quadratic time.
 */
const STRICT: readonly (readonly [PrivateKind, RegExp])[] = [
  // Our own stand-ins in the athlete's text: they must be restored unchanged.
  ['text', /[{[<\\]{1,8}[\s\\]{0,3}private[\w\s\\|-]{0,60}[}\]>\\]{0,4}/giu],
  ['text', /\bprivate(?:[_\\-]{1,3}[\w\\-]{0,40}|[a-z_\\-]{1,30}\d{1,4})/giu],
  ['email', /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)*/gu],
  ...EMAILS_IN_WORDS,
  ['link', /\b(?:https?:\/\/|www\.)[^\s<>"']{0,2000}[^\s<>"'.,!?;:)\]]/giu],
  [
    'link',
    /(?<![\w.@-])(?:[\w-]{1,63}\.){1,6}(?:com|net|org|edu|io|tv|me|be|gg|co|us|app|link|ly|social)\b(?:\/[^\s<>"']{0,2000}[^\s<>"'.,!?;:)\]])?/giu,
  ],
  ['handle', /(?<![\w@.])@[\w.]{2,30}/gu],
  ['handle', /(?<=\b(?:ig|insta|instagram|snap|snapchat|twitter|tiktok|discord)(?: handle)?(?: is |: ?|= ?))[\w.]{2,30}/giu],
  // "my ig jwhit.22": a name that no word is.
  [
    'handle',
    /(?<=\b(?:ig|insta|instagram|snap|snapchat|twitter|tiktok|tik tok|discord|threads|youtube)(?: (?:handle|name|user ?name|account))?[^\w\n]{1,4})(?=[a-z_]{0,29}[\d._])[a-z_](?:[\w#]|\.(?=\w)){2,30}/giu,
  ],
  ['phone', /(?<![\p{Nd}.,])[+(]{0,2}\p{Nd}(?:[\s.()\-–—ー/·•∙●‧_|:*]{0,3}\p{Nd}){9,14}(?!\p{Nd})/gu],
  ['phone', /(?<![\p{Nd}.,-])\p{Nd}{3}[-.–· ]{1,2}\p{Nd}{4}(?![\p{Nd}-])/gu],
  ['number', /(?<![\p{Nd}-])\p{Nd}{3}[-–. ]\p{Nd}{2}[-–. ]\p{Nd}{4}(?![\p{Nd}-])/gu],
  [
    'number',
    /(?<=\b(?:ssn|social security|social|passport|license|permit|(?:student|school|ncaa|state|eligibility center|member) id|id)(?: (?:number|no\.?|card))?(?: is|:|#| #)? ?)(?=[\w-]{0,12}\d)[\w-]{4,20}/giu,
  ],
  ['number', /(?<![\w.-])[A-Z]{1,3}-\d{5,12}(?![\w-])/gu],
  // Some words may be between the kind of a number and the number: "my policy number is XG-4471".
  [
    'number',
    /(?<=\b(?:ssn|social security|social(?! media)|passport|licen[sc]e|permit|policy|insurance|account|membership|(?:student|school|ncaa|state|member|common ?app|eligibility center) ?(?:id|number|no))\b[.#:]?(?: [a-z]{2,8}[.:]?){0,4} ?)(?:[A-Z]{1,3}-?)?\d(?:[- ]{0,3}\d|-?[A-Z](?![A-Z])){2,20}(?!\w)/giu,
  ],
  ['phone', /(?<![\w.])\(?\d{3}\)?[\s.-]{1,3}\d{3}[\s.-]{1,3}(?=[OoIl]{0,3}\d)[\dOoIl]{4}\b/gu],
  [
    'phone',
    /\b(?:(?:zero|oh|o|one|two|three|four|five|six|seven|eight|nine|double|triple)[\s,.-]{1,3}){5,16}(?:zero|oh|o|one|two|three|four|five|six|seven|eight|nine)\b/giu,
  ],
  [
    'phone',
    /(?:\b(?:\d{1,4}|zero|oh|o|one|two|three|four|five|six|seven|eight|nine)[\s,.-]{1,3}){1,9}\b(?:double|triple)[ -](?:\d|zero|oh|o|one|two|three|four|five|six|seven|eight|nine)(?:[\s,.-]{1,3}(?:\d{1,4}|zero|oh|o|one|two|three|four|five|six|seven|eight|nine|double|triple)\b){1,9}/giu,
  ],
  // Digits and words in turn: "four one nine 555 oh one six three".
  ['phone', new RegExp(`\\b(?:${SPOKEN_DIGIT}[\\s,.-]{1,3}){2,9}(?:oh|zero)(?:[\\s,.-]{1,3}${SPOKEN_DIGIT}){2,7}\\b`, 'giu')],
  ['phone', /(?<![\w.])\d{3}(?:,? (?:and )?then | dash )\d{3}(?:,? (?:and )?then | dash )\d{4}\b/giu],
  ['number', /(?<!\p{Nd})\p{Nd}{8,40}(?!\p{Nd})/gu],
  // Birth years of athletes and older people; days of games are later.
  ['date', new RegExp(`\\b${BIRTH_YEAR}[-/.]\\d{1,2}[-/.]\\d{1,2}\\b`, 'gu')],
  ['date', new RegExp(`\\b\\d{1,2}-?${MONTH}-?(?:${BIRTH_YEAR}|${BIRTH_YEAR_SHORT})\\b`, 'giu')],
  ['date', new RegExp(`\\b\\d{1,2}[/.-]\\d{1,2}[/.-](?:${BIRTH_YEAR}|${BIRTH_YEAR_SHORT})\\b`, 'gu')],
  ['date', new RegExp(`\\b${MONTH} \\d{1,2}(?:st|nd|rd|th)?,? ${BIRTH_YEAR}\\b`, 'giu')],
  ['date', new RegExp(`\\b\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH},? ${BIRTH_YEAR}\\b`, 'giu')],
  [
    'address',
    /(?:(?<![\w.-])(?:box )?\d{1,6}[a-z]?,? )?\b(?:rural route|county (?:road|rd)|(?:state|us) (?:road|route|highway|hwy)|farm to market(?: road)?|rr|cr|fm) \d{1,5}(?:,? box \d{1,6})?\b/giu,
  ],
  ['address', /\bbox \d{1,6},? (?:route|rt|rte)\.? \d{1,4}\b|\b(?:route|rt|rte)\.? \d{1,4},? box \d{1,6}\b/giu],
  // A house number, a name and an apartment, with any street name; a number, a direction and a name.
  [
    'address',
    /(?<![\w.,-])\d{1,6}[A-Za-z]? (?:\p{Lu}[\w.'’-]{1,30} ?){1,4},? (?:[Aa]pt|[Aa]partment|[Uu]nit|[Ss]uite|[Ll]ot)\.? ?#? ?\w{1,6}\b/gu,
  ],
  ['address', /(?<![\w.,-])\d{2,6} (?:[NSEW]{1,2}\.?|North|South|East|West) (?:\p{Lu}[\w'’-]{1,30}|\d{1,3}(?:st|nd|rd|th))/gu],
  ['address', /\b(?:[\p{L}'’-]{2,30} )(?:apartments|apartment complex|condos|trailer park|townhomes|townhouses)\b/giu],
  ['address', /\b(?:apt|apartment|unit|suite|lot)\.? ?#? ?(?:\d{1,5}[a-z]?|[a-z]\d{0,3})\b/giu],
  ['address', /(?<![\w.-])\d{1,6},? (?:rue|calle|via|avenida|camino|paseo|carrer)(?: [\p{L}'’-]{1,20}){1,4}/giu],
  [
    'date',
    /\b\d{1,2} de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)(?: del? \d{4})?\b/giu,
  ],
  // What is called an address, however it goes on.
  [
    'address',
    /(?<=\b(?:(?:home|mailing|street|house|our|my) address|(?:my|our) street)(?: is|:) ?)(?:(?!,? (?:and|but|so) (?:my|i|we|our)\b)[^\n.!?;]){3,80}/giu,
  ],
  ['address', /\b(?:p\.? ?o\.?|post office) ?box \d{1,8}\b/giu],
  // "at the corner of Bluebonnet and 3rd"
  [
    'address',
    /(?<=\bcorner of )(?:\p{Lu}[\p{L}'’.-]{1,20}|\d{1,3}(?:st|nd|rd|th))(?: \p{Lu}[\p{L}'’.-]{1,20}){0,2}(?: (?:and|&) (?:\p{Lu}[\p{L}'’.-]{1,20}|\d{1,3}(?:st|nd|rd|th))(?: \p{Lu}[\p{L}'’.-]{1,20}){0,2})?/gu,
  ],
  // A place on a map: "862J+4Q", "30.2672, -97.7431"
  ['address', /(?<![\w+])[2-9CFGHJMPQRVWX]{4,8}\+[2-9CFGHJMPQRVWX]{2,3}\b/giu],
  ['address', /(?<![\d.])-?\d{1,2}\.\d{3,8}° ?[NS]?,? ?-?\d{1,3}\.\d{3,8}|(?<![\d.])-?\d{1,2}\.\d{3,8}, ?-\d{1,3}\.\d{3,8}/gu],
  ['address', /(?<![\w.,-])\d{5}(?:-\d{4})?(?![\w-]|,\d|\.\d)/gu],
];

/** What names a town, school or person by its shape; in facts of the directory it would only hide colleges. */
const IN_SENTENCES: readonly (readonly [PrivateKind, RegExp])[] = [
  ['town', new RegExp(`(?<![\\p{L}\\p{M}.'’-])(?:${CAPITALISED} ){0,2}${CAPITALISED}, ?(?=(?:${STATE})\\b)`, 'gu')],
  ['school', new RegExp(`(?<![\\p{L}\\p{M}.'’-])(?:${CAPITALISED} ){1,5}(?=(?:High School|High|HS|Academy|Prep|Preparatory)\\b)`, 'gu')],
  ['last_name', /(?<=\b[Mm]y name is \p{Lu}[\p{L}\p{M}'’-]{0,30} )\p{Lu}[\p{L}\p{M}'’-]{1,40}/gu],
  ...FAMILY_NAMES,
  ...FAMILY_TITLES,
  ...SECRETS,
];

/**
 * The places of one text; `sentences` looks at what a person wrote more closely than at a fact. Where the athlete's school is known, the
 * others are opponents.
 */
export function privatePlaces(text: string, sentences: boolean, hasSchool = false): PrivateSpan[] {
  const patterns = sentences ? [...STRICT, ...IN_SENTENCES.filter(([kind]) => !(hasSchool && kind === 'school'))] : STRICT;
  const places = patterns.flatMap(([kind, pattern]) => {
    return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ kind, start: index, end: index + found.trimEnd().length }));
  });
  return [...places, ...placesInWords(text, sentences), ...(sentences ? relativeNames(text) : [])];
}
