import type { WordRule } from '../../change-words.js';

const MONTHS: readonly (readonly [short: string, long: string])[] = [
  ['jan', 'January'],
  ['feb', 'February'],
  ['mar', 'March'],
  ['apr', 'April'],
  ['jun', 'June'],
  ['jul', 'July'],
  ['aug', 'August'],
  ['sept?', 'September'],
  ['oct', 'October'],
  ['nov', 'November'],
  ['dec', 'December'],
];
const DAYS: readonly (readonly [short: string, long: string])[] = [
  ['mon', 'Monday'],
  ['tues?', 'Tuesday'],
  ['weds?', 'Wednesday'],
  ['thu(?:rs?)?', 'Thursday'],
  ['fri', 'Friday'],
];
/** An abbreviated day counts only at the end of a statement, or before a time. */
const BEHIND_DAY = String.raw`(?=\.?(?:$|[.,;!?\n]| (?:at|and|or|night|morning|afternoon|evening|to|but|instead|i|we|so|because|with|if|the|by|before|after|for|against|vs|in)\b))`;

/** What is written short in notes and in chats, as it is written in an email. */
export const SHORT_FORMS: readonly WordRule[] = [
  ...MONTHS.map(([short, long]): WordRule => [new RegExp(String.raw`\b${short}\.? (?=\d{1,2}(?:\b|st|nd|rd|th))`, 'gi'), `${long} `]),
  ...DAYS.map(([short, long]): WordRule => [new RegExp(String.raw`\b${short}\b${BEHIND_DAY}`, 'gi'), long]),
  [/(?<=\b(?:on|this|next|last|until|by) )sat\b(?! score)/gi, 'Saturday'],
  [/(?<=\b(?:on|this|next|last|until|by) )sun\b/gi, 'Sunday'],
  ...MONTHS.filter(([short]) => short !== 'mar').map(([short, long]): WordRule => [
    new RegExp(String.raw`(?<=\b(?:in|by|since|until|next|last|this|early|late|mid) )${short}\b`, 'gi'),
    long,
  ]),
  // "wed after 630"
  [
    /(?<=(?:day|tonight|tomorrow|morning|afternoon|evening|night|practice|school|call) (?:at|after|before|until|around) )(1[0-2]|[1-9])([0-5]\d)(?=[.,;!?]|$| (?:and|or|but|if|am|pm|my|is)\b)/gi,
    '$1:$2',
  ],
  ...['qb', 'wr', 'rb', 'te', 'lb', 'ol', 'dl', 'db', 'cb', 'fs', 'ss', 'de', 'dt', 'ot', 'og', 'olb', 'mlb', 'ath'].map(
    (code): WordRule => [new RegExp(String.raw`(?<=\b20\d\d )${code}\b`, 'g'), code.toUpperCase()],
  ),
  [/\bnxt\b/gi, 'next'],
  [/\b(?:yday|yest|yesterdy)\b/gi, 'yesterday'],
  [/\bthx\b|\bthnx\b|\bthanx\b|\btks\b/gi, 'thanks'],
  [/(?<=\b(?:thanks|(?:thank|thx|ty) (?:u|you|him|her|them|coach)) )4\b/gi, 'for'],
  [/\b(?:wknd|wkend)\b/gi, 'weekend'],
  [/\bwks\b/gi, 'weeks'],
  [/\bwk\b/gi, 'week'],
  [/\byrs\b/gi, 'years'],
  [/\byr\b/gi, 'year'],
  [/\bhrs\b/gi, 'hours'],
  [/\bmins\b/gi, 'minutes'],
  [/\bmo\b(?= ago)/gi, 'months'],
  [/(?<=\d )yds\b|(?<=\b(?:rushing|passing|receiving|total) )yds\b/gi, 'yards'],
  [/(?<=\d ?)(?:tds|TDS|TDs)\b/g, ' touchdowns'],
  [/\btds\b/gi, 'touchdowns'],
  [/(?<=\b(?:a|one|the|1|another) )td\b/gi, 'touchdown'],
  [/(?<=\d )(?:ints|INTS|INTs|picks)\b/g, 'interceptions'],
  [/\bqbs\b/gi, 'quarterbacks'],
  [/\b(?:wrs)\b/gi, 'receivers'],
  [/\b(?:rbs)\b/gi, 'running backs'],
  [/\b(?:vs|v)\.? (?=\p{L})/giu, 'against '],
  [/\bw\/o (?=\p{L})/giu, 'without '],
  [/\bw\/ ?(?=\p{L})/giu, 'with '],
  [/\bb\/c\b|\bcuz\b|\bcoz\b/gi, 'because'],
  [/\bbc\b/g, 'because'],
  [/(?<=\p{L} )& (?=\p{L})/gu, 'and '],
  [/(?<=[a-z0-9] )n(?= [a-z0-9])/g, 'and'],
  [/\bmsg\b/gi, 'message'],
  [/\bpls\b|\bplz\b/gi, 'please'],
  [/\bu\b/g, 'you'],
  [/\bur\b/g, 'your'],
  [/\bppl\b/gi, 'people'],
  [/\bhs\b/g, 'high school'],
  [/\bhw\b/g, 'homework'],
  [/(?<=^|[,.;] |\b(?:my|the|and|but) )dr\b\.?(?= (?:cleared|said|says|told|wants|thinks|checked)\b)/gim, 'doctor'],
  [/(?<=^|[,.;] )doctor\b/gim, 'my doctor'],
  [/\bppwk\b|\bpaperwrk\b/gi, 'paperwork'],
  [/\bappt\b/gi, 'appointment'],
  [/\bpic\b/gi, 'picture'],
  [/\bpics\b/gi, 'pictures'],
  [/\bpwo\b/gi, 'preferred walk-on spot'],
  [/\bmin\b(?= (?:ago|late|away))/gi, 'minutes'],
];

/** Notes with their short forms written out; their small letters stay. */
export function writtenOut(notes: string): string {
  return SHORT_FORMS.reduce((text, [pattern, words]) => text.replace(pattern, words), notes);
}
