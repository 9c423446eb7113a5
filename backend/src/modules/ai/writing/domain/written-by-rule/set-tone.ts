import { changeWords, type WordRule } from '../change-words.js';
import type { Tone } from '../tone.js';

const EMOJI: WordRule = [/(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{FE0F}|\u{200D})+/gu, ''];

/** Chat words are out of place in every mail to a coach. */
const CHAT: readonly WordRule[] = [
  EMOJI,
  [/\bgonna\b/gi, 'going to'],
  [/\bwanna\b/gi, 'want to'],
  [/\b(?:gotta|got to)\b/gi, 'have to'],
  [/\bkinda\b/gi, 'somewhat'],
  [/\bu\b/g, 'you'],
  [/\bur\b/g, 'your'],
  [/\b(?:thx|thanx)\b/gi, 'thanks'],
  [/\bpls\b/gi, 'please'],
  [/,? ?\b(?:lol|lmao|bro|tbh|ngl)\b/gi, ''],
  [/([!?])\1+/g, '$1'],
];

const GROWN_UP: readonly WordRule[] = [
  [/\b(?:hey|yo|hi)(?: there)?,? (?=coach\b)/gi, ''],
  [/^(?:hey|yo|what['’]s up|sup)\b/gim, 'hello'],
  [/\b(?:awesome|sick|dope|insane)\b/gi, 'excellent'],
  [/\byeah\b/gi, 'yes'],
  [/\bguys\b/gi, 'staff'],
  [/\bASAP\b/g, 'soon'],
  [/!/g, '.'],
];

const LONG_FORMS: readonly WordRule[] = [
  [/\bcan['’]t\b/gi, 'cannot'],
  [/\bwon['’]t\b/gi, 'will not'],
  [/\b(do|does|did|is|are|was|were|have|has|had|would|could|should)n['’]t\b/gi, '$1 not'],
  [/\b(I)['’]m\b/g, '$1 am'],
  [/\b(I|you|we|they)['’]ve\b/gi, '$1 have'],
  [/\b(I|you|we|they|he|she|it)['’]ll\b/gi, '$1 will'],
  [/\b(I|you|we|they|he|she)['’]d (?=like|love|be|appreciate|welcome)/gi, '$1 would '],
  [/\b(you|we|they)['’]re\b/gi, '$1 are'],
  [/\b(it|that|there|what|here)['’]s\b/gi, '$1 is'],
];

const FORMAL: readonly WordRule[] = [
  [/^(?:hello |hi |hey )?coach(?= |,)/gim, 'Dear Coach'],
  [/\bDear Dear\b/g, 'Dear'],
  [/^thanks(?= for\b)/gim, 'Thank you'],
  [/\bthanks for\b/gi, 'thank you for'],
  [/^(?:thanks|best|cheers),$/gim, 'Respectfully,'],
];

const CASUAL: readonly WordRule[] = [
  [/^dear (?=coach\b)/gim, 'Hi '],
  [/\bI am\b/g, 'I’m'],
  [/\bI have (?=been|had|played|watched|always)/g, 'I’ve '],
  [/\bI would (?=like|love|be)/g, 'I’d '],
  [/\b(do|does|did|is|are|was|were|would|could) not\b/gi, '$1n’t'],
  [/\bcannot\b/gi, 'can’t'],
  [/^(?:sincerely|respectfully|best regards|yours truly),$/gim, 'Thanks,'],
];

const ENTHUSIASTIC: readonly WordRule[] = [
  [/\bI am (?:very |really )?interested in\b/gi, 'I am excited about'],
  [/\bI['’]m (?:very |really )?interested in\b/gi, 'I’m excited about'],
  [/\bI would like to\b/g, 'I would love to'],
  [/\bI['’]d like to\b/g, 'I’d love to'],
  [/\bI look forward to hearing from you\./g, 'I cannot wait to hear from you!'],
  [/\bThank you for your time\./g, 'Thank you so much for your time!'],
];

const RULES: Record<Tone, readonly WordRule[]> = {
  professional: [...CHAT, ...GROWN_UP],
  formal: [...CHAT, ...GROWN_UP, ...LONG_FORMS, ...FORMAL],
  casual: [...CHAT, ...CASUAL],
  enthusiastic: [...CHAT, ...ENTHUSIASTIC],
};

/** Says the same in another tone, by replacing words; what already has it stays as it is. */
export function setTone(email: string, tone: Tone): string {
  return changeWords(email, RULES[tone]);
}
