import type { PrivateSpan } from './find-known.js';
import { placesInWords } from './places-in-words.js';
import type { PrivateKind } from './private-values.js';

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\\.?';
const CAPITALISED = "\\p{Lu}[\\p{L}\\p{M}.'’-]{1,40}";
const STATE =
  'A[LKZR]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]|Alabama|Arizona|Arkansas|California|Colorado|Florida|Georgia|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maryland|Michigan|Minnesota|Mississippi|Missouri|Nebraska|Nevada|Ohio|Oklahoma|Oregon|Pennsylvania|Tennessee|Texas|Utah|Virginia|Washington|Wisconsin';
/** Ends of street names that are no words of football. */
const STREET = 'street|avenue|ave|road|rd|lane|ln|boulevard|blvd|parkway|pkwy|highway|hwy|terrace|cul-de-sac';
/** These are, so they count only as names: "Cedar Court", not "on every drive". */
const STREET_NAME =
  'St|Drive|Dr|Court|Ct|Way|Trail|Trl|Circle|Cir|Place|Pl|Cove|Cv|Loop|Square|Sq|Run|Path|Pass|Bend|Row|Pike|Plaza|Crossing';
const FAMILY =
  'mom|mama|mother|dad|father|parents?|brothers?|sisters?|siblings?|twin|uncle|aunt|cousin|grandma|grandpa|grandmother|grandfather|grandparents|guardian|stepdad|stepmom|stepfather|stepmother|stepbrother|stepsister';
const NAME = "\\p{Lu}[\\p{L}\\p{M}'’-]{1,40}(?: \\p{Lu}[\\p{L}\\p{M}'’-]{1,40})?";
/** "my older brother", "my mom" */
const KIN = `[Mm]y (?:[a-z]{1,12} ){0,2}(?:${FAMILY})`;

/**
 * What is private whoever it belongs to. Each begins only where a run of its characters begins, and each repetition has an end: tried again
 * inside of a long run they would take quadratic time.
 */
const STRICT: readonly (readonly [PrivateKind, RegExp])[] = [
  // Our own stand-ins in what somebody wrote: they must come back as they were.
  ['text', /[{[<\\]{1,8}[\s\\]{0,3}private[\w\s\\|-]{0,60}[}\]>\\]{0,4}/giu],
  ['text', /\bprivate(?:[_\\-]{1,3}[\w\\-]{0,40}|[a-z_\\-]{1,30}\d{1,4})/giu],
  ['email', /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu],
  [
    'email',
    /(?<![\w.+-])[\w.+-]{1,64} ?(?:[([] ?at ?[)\]]| at ) ?[\w-]{1,63} ?(?:[([] ?dot ?[)\]]| dot |\.) ?(?:com|net|org|edu|us|io)\b/giu,
  ],
  ['link', /\b(?:https?:\/\/|www\.)[^\s<>"']{0,2000}[^\s<>"'.,!?;:)\]]/giu],
  [
    'link',
    /(?<![\w.@-])(?:[\w-]{1,63}\.){1,6}(?:com|net|org|edu|io|tv|me|be|gg|co|us|app|link|ly)\b(?:\/[^\s<>"']{0,2000}[^\s<>"'.,!?;:)\]])?/giu,
  ],
  ['handle', /(?<![\w@.])@[\w.]{2,30}/gu],
  ['handle', /(?<=\b(?:ig|insta|instagram|snap|snapchat|twitter|tiktok|discord)(?: handle)?(?: is |: ?|= ?))[\w.]{2,30}/giu],
  ['phone', /(?<![\p{Nd}.,])[+(]{0,2}\p{Nd}(?:[\s.()\-–—/·*]{0,3}\p{Nd}){9,14}(?!\p{Nd})/gu],
  ['phone', /(?<![\p{Nd}.,-])\p{Nd}{3}[-.–· ]{1,2}\p{Nd}{4}(?![\p{Nd}-])/gu],
  ['number', /(?<![\p{Nd}-])\p{Nd}{3}[-–. ]\p{Nd}{2}[-–. ]\p{Nd}{4}(?![\p{Nd}-])/gu],
  [
    'number',
    /(?<=\b(?:ssn|social security|social|passport|license|permit|(?:student|school|ncaa|state|eligibility center|member) id|id)(?: (?:number|no\.?|card))?(?: is|:|#| #)? ?)(?=[\w-]{0,12}\d)[\w-]{4,20}/giu,
  ],
  ['number', /(?<!\p{Nd})\p{Nd}{8,40}(?!\p{Nd})/gu],
  ['date', /\b\d{4}[-/.]\d{1,2}[-/.]\d{1,2}\b/gu],
  ['date', /\b\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2})\b/gu],
  ['date', new RegExp(`\\b${MONTH} \\d{1,2}(?:st|nd|rd|th)?,? (?:19|20)\\d{2}\\b`, 'giu')],
  ['date', new RegExp(`\\b\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH},? (?:19|20)\\d{2}\\b`, 'giu')],
  [
    'address',
    new RegExp(`(?<![\\w.-])\\d{1,6}[a-z]? (?:[\\w.'’-]{1,30} ){1,4}(?:${STREET})\\b\\.?(?:,? (?:apt|unit|#) ?\\w{1,6})?`, 'giu'),
  ],
  ['address', new RegExp(`(?<![\\w.-])\\d{1,6}[A-Za-z]? (?:[\\p{Lu}\\d][\\w.'’-]{0,30} ){1,4}(?:${STREET_NAME})\\b\\.?`, 'gu')],
  ['address', /\bp\.? ?o\.? ?box \d{1,8}\b/giu],
  ['address', /(?<![\w.,-])\d{5}(?:-\d{4})?(?![\w-]|,\d|\.\d)/gu],
];

/** What names a town, school or person by its shape; in facts of the directory it would only hide colleges. */
const IN_SENTENCES: readonly (readonly [PrivateKind, RegExp])[] = [
  ['town', new RegExp(`(?<![\\p{L}\\p{M}.'’-])(?:${CAPITALISED} ){0,2}${CAPITALISED}, ?(?=(?:${STATE})\\b)`, 'gu')],
  ['school', new RegExp(`(?<![\\p{L}\\p{M}.'’-])(?:${CAPITALISED} ){1,5}(?=(?:High School|High|HS|Academy|Prep|Preparatory)\\b)`, 'gu')],
  ['last_name', /(?<=\b[Mm]y name is \p{Lu}[\p{L}\p{M}'’-]{0,30} )\p{Lu}[\p{L}\p{M}'’-]{1,40}/gu],
  ['person', new RegExp(`(?<=\\b${KIN}(?:[’']s)?(?:,| is| are| named| called| name is)? )${NAME}(?:(?:,? and|,) ${NAME})?`, 'gu')],
  ['person', new RegExp(`(?<![\\p{L}\\p{M}])${NAME}(?= (?:is |\\()${KIN}\\b)`, 'gu')],
];

/** The places of one text; `sentences` looks at what a person wrote more closely than at a fact. */
export function privatePlaces(text: string, sentences: boolean): PrivateSpan[] {
  const patterns = sentences ? [...STRICT, ...IN_SENTENCES] : STRICT;
  const places = patterns.flatMap(([kind, pattern]) => {
    return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ kind, start: index, end: index + found.trimEnd().length }));
  });
  return [...places, ...placesInWords(text)];
}
