import type { WordRule } from '../change-words.js';

const EMOJI: WordRule = [/(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{FE0F}|\u{200D})+/gu, ''];

/** What is written in chats and nowhere else; out of place in every email to a coach. */
export const CHAT: readonly WordRule[] = [
  [/(?<=[\p{L}\p{N}]) ?(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{FE0F}|\u{200D}){1,20} (?=\p{L})/gu, '. '],
  EMOJI,
  [/\b(?:gonna|gunna)\b/gi, 'going to'],
  [/\bwanna\b/gi, 'want to'],
  [/\b(?:gotta|got to)\b/gi, 'have to'],
  [/\b(?:tryna|tryin to)\b/gi, 'trying to'],
  [/\bkinda\b/gi, 'somewhat'],
  [/\bsorta\b/gi, 'somewhat'],
  [/\bouttta\b|\boutta\b/gi, 'from'],
  [/\blotta\b/gi, 'lot of'],
  [/\bgimme\b/gi, 'please give me'],
  [/\blemme\b/gi, 'let me'],
  [/\bdunno\b/gi, 'do not know'],
  [/\b(?:cuz|coz|cause(?= (?:i|we|he|she|my|it)\b)|bc|b\/c)\b/gi, 'because'],
  [/\blmk\b/gi, 'let me know'],
  [/\bhmu\b/gi, 'please write to me'],
  [/\b(?:dm|pm|text) me\b/gi, 'please write to me'],
  [/\brn\b/g, 'right now'],
  [/\bidk\b/gi, 'I do not know'],
  [/\b(?:imo|imho)\b/gi, 'I think'],
  [/\bbtw,? ?/gi, 'by the way, '],
  [/\bomw\b/gi, 'on my way'],
  [/\bu ?['’]d\b/gi, 'you would'],
  [/\bu ?['’]ll\b/gi, 'you will'],
  [/\bu ?['’]?re\b(?! )/gi, 'you are'],
  [/\bu\b/gi, 'you'],
  [/\bur\b/gi, 'your'],
  [/\by['’]?all\b/gi, 'you'],
  [/\br u\b/gi, 'are you'],
  [/\bppl\b/gi, 'people'],
  [/\b2day\b/gi, 'today'],
  [/\b(?:2mrw|2moro|tmrw|tmr|tomorow)\b/gi, 'tomorrow'],
  [/\b(?:thx|thanx|tysm|ty)\b/gi, 'thanks'],
  [/\b(?:pls|plz)\b/gi, 'please'],
  [/\bb4\b/gi, 'before'],
  [/\bgr8\b/gi, 'great'],
  [/\b(?:w\/o)(?= )/gi, 'without'],
  [/\bw\/(?= )/gi, 'with'],
  [/\b(mon|tues|wed|thurs|fri)\b(?= (?:night|morning|afternoon|evening))/gi, '$1day'],
  [/\b(?:i|we) ball(?:ed)? out\b/gi, 'I play hard'],
  [/\bballin(?:g)?\b/gi, 'playing'],
  [/\b(workin|playin|goin|lookin|comin|gettin|throwin|runnin|hittin|doin|tryin|liftin|trainin|waitin)(?:['’])?(?![\w])/gi, '$1g'],
  [/,? ?\b(?:lol|lmao|lmfao|rofl|haha+|bro|bruh|dawg|tbh|ngl|fr|no cap|smh|fam|ong|iykyk|deadass|lowkey|highkey|istg)\b(?: fr\b)?/gi, ''],
  [/([!?])\1+/g, '$1'],
  [/\.{4,}/g, '.'],
];

/** Days whose short form is not simply followed by "day". */
export const DAYS: readonly WordRule[] = [
  [/\bwedday\b/gi, 'Wednesday'],
  [/\bsatday\b/gi, 'Saturday'],
];
