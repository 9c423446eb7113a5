import { dayIn } from '../calendar/day-in.js';

/** What a coach asked for in a message. */
export interface Asked {
  /** At most three, to be behind "asked about". */
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

/** What a coach who has heard of an injury asks about. */
export const INJURY = 'your recovery';

const OPEN_STILL =
  /\bstill (?:open|available|uncommitted|looking)\b|\bcommitted (?:anywhere|somewhere|yet|elsewhere)\b|\b(?:other|which|what) (?:schools?|offers?|programs?)\b|\bwho else\b/i;

const THINGS: readonly [RegExp, string][] = [
  [/\btranscripts?\b/i, 'your transcript'],
  [/\bcore (?:gpa|courses?)\b/i, 'your core GPA'],
  [/(?<!core )\bgpa\b|\bgrades\b/i, 'your grades'],
  [/\b(?:test )?scores?\b|\bSAT\b|\bACT\b/, 'your test scores'],
  [/\bforty\b|\b40(?:[- ]yard|[- ]time)?\b/i, 'your 40-yard dash and who timed it'],
  [/\bsnap(?:ping)? (?:time|speed)s?\b/i, 'your snap time'],
  [/\bhang ?times?\b/i, 'your hang time'],
  [/\bheight\b|\bweight\b|\bhow (?:tall|much do you weigh)\b/i, 'your height and weight'],
  [/\bschedule\b/i, 'your schedule'],
  [
    /\b(?:new|full|more|game|your|send|updated)\b[^.?!]{0,20}\b(?:film|tape|video|highlights?|hudl)\b|\bon (?:film|tape|video)\b/i,
    'your film',
  ],
  [
    /\b(?:doctors?|surgeon|surgery|rehab|recovery|injury|injured|hurt|acl|mcl|meniscus|labrum|concussion|knee|shoulder|ankle|healthy|cleared to (?:play|practice|run|train))\b/i,
    INJURY,
  ],
  [/\bcredits?\b/i, 'your credits'],
  [/\b(?:seasons?|years?)\b[^.?!]{0,20}\b(?:left|remaining|of eligibility)\b/i, 'your seasons left'],
  [OPEN_STILL, 'where you stand with other schools'],
  [/\b(?:apply|applied|application)\b/i, 'your application'],
  [/\b(?:major|study|studying)\b/i, 'what you want to study'],
  [/\bquestionnaire\b/i, 'their questionnaire'],
  [/\benroll\b[^.?!]{0,40}\bjanuary\b|\bmid-?year\b/i, 'enrolling in January'],
  [/\bgame day\b|\bjunior day\b|\bcome to (?:a|our|the) game\b/i, 'the game day'],
  [/(?<!official )\bvisit\b/i, 'a visit'],
  [/\bofficial visit\b/i, 'an official visit'],
  [/\bcamp\b/i, 'a camp'],
  [/\b(?:call|phone|talk|zoom)\b/i, 'a call'],
  [/\b(?:your )?decision\b|\bdecide\b/i, 'your decision'],
];

/** Words with which a coach asks for news later. */
const LATER =
  /\bkeep (?:us|me|our staff|the staff) (?:posted|updated|informed|in the loop|up to date)\b|\b(?:stay|keep) in touch\b|\b(?:send|give) (?:us|me) (?:an )?updates?\b|\blet (?:us|me) know how\b/i;

/** Whether a message asks for news later and for no answer now: "Thanks for writing. Keep us posted in the spring." */
export function wantsNewsLater(message: string, today: string): boolean {
  const text = message.slice(0, READ);
  const { things, on } = asksOf(text, today);
  return LATER.test(text) && !text.includes('?') && things.length === 0 && on === null;
}

/** Returns whether a message mentions an injury of its reader, or the athlete's own words one of the athlete. */
export function namesInjury(message: string): boolean {
  return /\b(?:doctors?|surgery|rehab|recovery|injury|injured|acl|mcl|clears? (?:you|me)|tore|torn|fractured?|concussion|(?:your|my) (?:knee|shoulder|ankle|back|foot|hand|wrist)|the (?:knee|shoulder|ankle))\b/i.test(
    message.slice(0, READ),
  );
}

/** The things that a message asks for, by its own words; `today` is YYYY-MM-DD. Linear in the text. */
export function asksOf(message: string, today: string): Asked {
  const sentences = message.slice(0, READ).split(SENTENCE_END);
  const wanting = sentences.filter((sentence) => WANTS.test(sentence)).join(' ');
  const things = THINGS.filter(([pattern]) => pattern.test(wanting)).map(([, thing]) => thing);
  return { things: things.slice(0, MOST), on: dayIn(wanting, today) };
}
