import { topOfScale } from '../../../../../profile/fields/index.js';
import type { KnownAthlete } from '../known-athlete.js';
import { inches } from './inches.js';

interface NumberRule {
  label: string;
  /** A sentence without a match is not checked by this rule. */
  word: RegExp;
  after?: RegExp;
  before?: RegExp;
  known: (athlete: KnownAthlete) => number | null;
}

const POSITIONS = String.raw`(?:qb|rb|fb|wr|te|ol|dl|lb|db|cb|quarterback|running back|(?:wide )?receiver|tight end|\w+ lineman|linebacker|cornerback|safety|kicker|punter|athlete|graduate|grad\b|recruit|prospect|player)`;

/** In kilograms, and in centimeters. */
const POUND = 0.453_592;
const INCH = 2.54;

export const PROFILE_RULES: readonly NumberRule[] = [
  {
    label: 'GPA scale',
    word: /scale/,
    after: /^(?:\.0)?[- ](?:point )?(?:grade )?scale/,
    known: ({ gpa, gpaScale }) => (gpa === null ? null : topOfScale(gpaScale)),
  },
  {
    label: 'core GPA',
    word: /core/,
    before: /\bcore\b[^\d;.]{0,40}$/,
    known: ({ coreGpa }) => coreGpa ?? null,
  },
  {
    label: 'core GPA',
    word: /core/,
    after: /^(?: gpa)?(?: in| for| on| across| over)*(?: my| the)? core\b/,
    known: ({ coreGpa }) => coreGpa ?? null,
  },
  { label: 'GPA', word: /gpa|grade point|below an? /, after: /^,? (?:\w+ ){0,2}(?:gpa|grade point)/, known: ({ gpa }) => gpa },
  {
    label: 'GPA',
    word: /gpa|grade point|below an? /,
    before:
      /\b(?:gpa|grade point average)(?: (?!sat\b|act\b|from\b|and\b|with\b)[a-z']{1,12}){0,5}:? $|\b(?:dropped|fallen|been|gone) below an? $/,
    known: ({ gpa }) => gpa,
  },
  {
    label: 'GPA',
    word: /\b(?:than|over|under|above|below) an? [0-4]\.\d/,
    before: /\b(?:than|over|under|above|below) an? $/,
    after: /^(?:[.,!]|$| (?:but|and|so|at|in)\b)/,
    known: ({ gpa }) => gpa,
  },
  { label: 'GPA', word: /overall|cumulative/, before: /^/, after: /^ (?:overall|cumulative)\b/, known: ({ gpa }) => gpa },
  { label: 'GPA', word: /weighted|student/, before: /^/, after: /^ (?:un)?weighted\b|^ student\b/, known: ({ gpa }) => gpa },
  { label: 'SAT score', word: /sat\b/, after: /^ (?:(?:score )?(?:on|for) (?:my|the) )?sat\b/, known: ({ satScore }) => satScore },
  {
    label: 'SAT score',
    word: /sat\b/,
    before: /\bsat(?: (?!act\b|gpa\b|and\b|with\b|in\b|on\b)[a-z']{1,12}){0,5}:? $/,
    known: ({ satScore }) => satScore,
  },
  {
    label: 'ACT score',
    word: /act\b|composite/,
    after: /^ (?:(?:composite )?(?:score )?(?:on|for) (?:my|the) |composite )?act\b|^ composite\b/,
    known: ({ actScore }) => actScore,
  },
  {
    label: 'ACT score',
    word: /act\b/,
    before: /\bact(?: (?!sat\b|gpa\b|and\b|with\b|in\b|on\b)[a-z']{1,12}){0,5}:? $/,
    known: ({ actScore }) => actScore,
  },
  {
    label: 'SAT score',
    word: /sat\b/,
    before: /\bsat\b(?![^.!?]*\bact\b)[^.!?]{0,30}\b(?:got|scored|earned|received)(?: an?)? $/,
    known: ({ satScore }) => satScore,
  },
  {
    label: 'ACT score',
    word: /act\b/,
    before: /\bact\b(?![^.!?]*\bsat\b)[^.!?]{0,30}\b(?:got|scored|earned|received)(?: an?)? $/,
    known: ({ actScore }) => actScore,
  },
  {
    label: 'arm length',
    word: /arm/,
    after: /^[- ]?(?:inches|inch|in|")? ?(?:arms?|arm length)\b/,
    known: ({ armLength }) => armLength?.value ?? null,
  },
  {
    label: 'arm length',
    word: /arm/,
    before:
      /\barms?(?: length)?:? ?(?:(?:is|are|was|were|measured?s?|of|come|came|at|in|out|to|about|around|over|under|just|exactly|a|full|little|bit|touch|hair|shade|slightly|nearly|almost|roughly) ){0,6}$/,
    known: ({ armLength }) => armLength?.value ?? null,
  },
  {
    label: 'hand size',
    word: /hand/,
    before:
      /\bhands?(?: (?:size|span|width|measurements?))?:? ?(?:(?:is|are|was|were|measured?s?|of|come|came|at|in|out|to|about|around|over|under|just|exactly|a|full|little|bit|touch|hair|shade|slightly|nearly|almost|roughly) ){0,6}$/,
    known: ({ handSize }) => handSize?.value ?? null,
  },
  { label: 'weight', word: /pound|lb|weigh|§/, after: /^[- ]?(?:pounds?|lbs?)\b/, known: ({ weight }) => weight },
  {
    label: 'weight in kilograms',
    word: /\bk(?:g|ilo)/,
    after: /^[- ]?(?:kgs?|kilos?|kilograms?)\b/,
    known: ({ weight }) => (weight === null ? null : Math.round(weight * POUND)),
  },
  {
    label: 'height in centimeters',
    word: /\bcm\b|centimet/,
    after: /^[- ]?(?:cms?|centimet\w+)\b/,
    known: ({ height }) => (inches(height) === null ? null : Math.round((inches(height) ?? 0) * INCH)),
  },
  {
    label: 'weight',
    word: /pound|lb|weigh|§/,
    before:
      /\bweight(?: (?!room|class|lift|train|loss)[a-z']{1,12}){0,5} (?:at|is|to|of|was|around|about|now|currently) (?:a )?$|\b(?:weigh(?:t|ing|s|ed)?)(?: (?:is|in|at|of|about|around|just|over|under|nearly|almost|a|little|bit|touch|hair|shade|slightly|right|roughly|close|to|only|north|south|past|somewhere)){0,6}:? (?:a )?$|\b(?:i'm|i am)(?: (?:now|up|currently))* at $|(?<!§)§+(?:,| and)?(?: (?:just|right|about|around|almost|nearly|shy|of|under|over|at|close|to|a hair))* $/,
    known: ({ weight }) => weight,
  },
  {
    label: 'weight',
    word: /\b(?:i'm|i am) (?!.*(?:yard|yds|tackle|touchdown|point|sack|catch|carr|sat\b|bench|squat|averag|pass|rush|receiv))/,
    before:
      /\b(?:i'm|i am)(?: (?:now|still|just|right|currently|well|finally|up|down|a bit|a little|a touch|a hair|a shade|a tick|a tad|sitting|hovering|checking in))* (?:under|over|below|above|at least|about|around|almost|nearly|near|close to|shy of|past|north of|south of|pushing)(?: the)? $/,
    after: /^(?: (?:right now|now|today|at the moment|currently|this week|mark))?(?:[.,;!]|$| (?:and|but)\b)/,
    known: ({ weight }) => weight,
  },
  {
    label: 'class',
    word: /20\d\d|class|graduat/,
    before: /\bclass of '?$|\b(?:graduat\w+|graduation)(?: (?:year|in|from high school in|the|spring|summer|may|june|of|is))*:? $/,
    known: ({ graduationYear }) => graduationYear,
  },
  {
    label: 'class',
    word: /graduat/,
    before: /\bi(?:'ll| will| am going to|'m going to)? graduate\b[^.;!?\d]{0,50}$/,
    after: /^(?=[^]*)/,
    known: ({ graduationYear }) => graduationYear,
  },
  {
    label: 'class',
    word: /20\d\d|class|graduat/,
    after: new RegExp(`^ ${POSITIONS}`),
    before: /\b(?:a|an|the|,) $|^$/,
    known: ({ graduationYear }) => graduationYear,
  },
  {
    label: 'jersey number',
    word: /number|jersey/,
    after: /^ is (?:my|the) (?:jersey )?number\b/,
    known: ({ jerseyNumber }) => (jerseyNumber === null ? null : Number(jerseyNumber)),
  },
  {
    label: 'jersey number',
    word: /number|no\b|#|jersey|wear|wore/,
    after: /^(?=[^]*)/,
    before:
      /(?:(?<!\b(?:game|week|night|day|play|drive|reason|choice|option|goal|priority|rule|pick)(?: is| was)? )\bnumber|\bno\.?|#|\bjersey|\bwear(?:ing)?|\bwore)(?: (?:is|number|the|no\.?|jersey))*:? ?#?$/,
    known: ({ jerseyNumber }) => (jerseyNumber === null ? null : Number(jerseyNumber)),
  },
  {
    label: 'height',
    word: /inch|\bin\b|in\.|feet|foot|ft|"/,
    after: /^ (?:inches|in\.?) tall|^[- ](?:feet|foot|ft)(?: (?:tall|even|flat)\b|[.,!;]|$| and\b)/,
    known: (athlete) => inches(athlete.height),
  },
  { label: 'height', word: /inch|\bin\b|in\.|feet|"/, after: /^[- ]?(?:inches|inch|")/, known: (athlete) => inches(athlete.height) },
  {
    label: '40-yard dash',
    word: /¤|dash|\b(?:ran|clocked)\b|timed\b/,
    after: /^(?=[^]*)/,
    known: ({ fortyYardDash }) => fortyYardDash?.value ?? null,
  },
];
