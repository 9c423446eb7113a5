import { dayIn } from '../calendar/day-in.js';

/** What a coach asked for in a message. */
export interface Asked {
  /** At most three, to stand behind "asked about". */
  things: string[];
  /** YYYY-MM-DD: the next day that the question names. */
  on: string | null;
}

/** Characters of a message that are read. */
const READ = 2_000;
const MOST = 3;

/** "Jan. 9" has none. */
const SENTENCE_END = /(?<=[.?!])(?<!\b(?:jan|feb|mar|apr|aug|sept?|oct|nov|dec)\.)\s|\n/i;

/** A sentence that wants something. */
const WANTS = /\?|\b(?:please|send|share|need|let (?:me|us) know|decision|decide|deadline|by)\b/i;

const THINGS: readonly [RegExp, string][] = [
  [/\btranscripts?\b/i, 'your transcript'],
  [/\bcore (?:gpa|courses?)\b/i, 'your core GPA'],
  [/(?<!core )\bgpa\b|\bgrades\b/i, 'your grades'],
  [/\b(?:test )?scores?\b|\bSAT\b|\bACT\b/, 'your test scores'],
  [/\bforty\b|\b40(?:[- ]yard|[- ]time)?\b/i, 'your 40-yard dash and who timed it'],
  [/\bheight\b|\bweight\b|\bhow (?:tall|much do you weigh)\b/i, 'your height and weight'],
  [/\bschedule\b/i, 'your schedule'],
  [/\b(?:new|full|more|game|your|send|updated)\b[^.?!]{0,20}\b(?:film|tape|video|highlights?|hudl)\b/i, 'your film'],
  [/\benroll\b[^.?!]{0,40}\bjanuary\b|\bmid-?year\b/i, 'enrolling in January'],
  [/\bgame day\b|\bjunior day\b|\bcome to (?:a|our|the) game\b/i, 'the game day'],
  [/(?<!official )\bvisit\b/i, 'a visit'],
  [/\bofficial visit\b/i, 'an official visit'],
  [/\bcamp\b/i, 'a camp'],
  [/\b(?:call|phone|talk|zoom)\b/i, 'a call'],
  [/\b(?:your )?decision\b|\bdecide\b/i, 'your decision'],
];

/** The things that a message asks for, by its own words; `today` is YYYY-MM-DD. Linear in the text. */
export function asksOf(message: string, today: string): Asked {
  const sentences = message.slice(0, READ).split(SENTENCE_END);
  const wanting = sentences.filter((sentence) => WANTS.test(sentence)).join(' ');
  const things = THINGS.filter(([pattern]) => pattern.test(wanting)).map(([, thing]) => thing);
  return { things: things.slice(0, MOST), on: dayIn(wanting, today) };
}
