import { keepsMeaning } from '../../../grammar/domain/meaning.js';
import { changeWords, type WordRule } from '../change-words.js';
import { CHAT, DAYS } from './chat-words.js';
import { askPolitely } from './demands.js';
import type { Tone } from '../tone.js';

const GROWN_UP: readonly WordRule[] = [
  [/\b(?:hey|yo|hi)(?: there)?,? (?=coach\b)/gi, ''],
  [/^(?:hey|yo|sup)\b/gim, 'hello'],
  [/,? ?\b(?:what['’]?s (?:good|up|poppin)|wass?up|how(?:['’]s| is) it goin[g']?)\b[?!.,]?/gi, ''],
  [/\b(?:awesome|sick|dope|insane)\b/gi, 'excellent'],
  [/\byeah\b/gi, 'yes'],
  [/\b(you|your) guys['’]s?\b/gi, 'your'],
  [/\byou guys\b/gi, 'you and your staff'],
  [/\bguys\b/gi, 'staff'],
  [/\bI (?:love|fw) (?:ya|y['’]all)['’]?s?\b/gi, 'I like your'],
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
  [/\b(must|need|might|sha)n['’]t\b/gi, '$1 not'],
  [
    /\b(he|she|it|that|there|here|what|who|where|how|nobody|somebody|everybody|anybody|everyone|someone|no one|coach|mom|dad)['’]s (?=(?:been|got|gotten|had|done|seen|gone|ever|never|played|made|taken|given|become|grown|\w{3,12}ed)\b)/gi,
    '$1 has ',
  ],
  [/\b(it|that|there|what|here|he|she|who|where|how|nobody|somebody|everybody|everyone|someone)['’]s\b/gi, '$1 is'],
  [/\blet['’]s\b/gi, 'let us'],
  [/(?<=\s)['’]em\b/gi, 'them'],
  [/(?<=\s)['’]?(?:cause|cuz)(?= (?:i|we|he|she|they|my)\b)/gi, 'because'],
  [/\b(I|you|we|they|he|she|it|that)['’]d (?=(?:been|had|done|seen|gone|better|played|made|taken|given|\w{3,12}ed)\b)/gi, '$1 had '],
  [/\b(I|you|we|they|he|she|it|that|there|who)['’]d\b/gi, '$1 would'],
  [/\b(that|there|who|what|this)['’]ll\b/gi, '$1 will'],
  [/\bkids?(?= (?:on|in|at) (?:our|my) (?:team|school))/gi, 'players'],
];

const FORMAL: readonly WordRule[] = [
  [/^(?:hello |hi |hey )?coach(?= |,)/gim, 'Dear Coach'],
  [/\bDear Dear\b/g, 'Dear'],
  [/^thanks(?= for\b)/gim, 'Thank you'],
  [/\bthanks for\b/gi, 'thank you for'],
  [/^(?:thanks|best|cheers),$/gim, 'Respectfully,'],
];

const CASUAL: readonly WordRule[] = [
  [/\bI am writing (?:to you )?to (?:express|extend|convey) my (?:\w+ ){0,2}(?:gratitude|thanks|appreciation) for\b/gi, 'Thank you for'],
  [/\bI (?:would like|wish) to (?:express|extend|convey) my (?:\w+ ){0,2}(?:gratitude|thanks|appreciation) for\b/gi, 'Thank you for'],
  [/\bI am writing to (?:inquire|ask) (?:about|whether)\b/gi, 'I wanted to ask about'],
  [/\bI am writing to inform you that\b/gi, 'I wanted to let you know that'],
  [
    /\bI (?:would like|wish|want|am pleased|am happy|am writing) to (?:inform|notify|advise) you (?:that )?/gi,
    'I wanted to let you know that ',
  ],
  [/\bI am pleased to\b/gi, 'I am glad to'],
  [/\bshall\b/gi, 'will'],
  [/\b(?:in the company of|accompanied by|together with)\b/gi, 'with'],
  [/\bmy father\b/gi, 'my dad'],
  [/\bmy mother\b/gi, 'my mom'],
  [/\bprior to\b/gi, 'before'],
  [/\bin order to\b/gi, 'to'],
  [/\b(?:additionally|furthermore|moreover),? /gi, 'also, '],
  [/\b(?:therefore|consequently|thus),? /gi, 'so '],
  [/\bcommence\b/gi, 'start'],
  [/\b(?:utilize|employ)\b/gi, 'use'],
  [/\bassist(?=\b(?! coach))/gi, 'help'],
  [/\binquire\b/gi, 'ask'],
  [/\bobtain\b/gi, 'get'],
  [/\brequire\b/gi, 'need'],
  [/\bdo not hesitate to\b/gi, 'feel free to'],
  [/\bshould you have any (?=questions)/gi, 'if you have any '],
  [/\bkindly\b/gi, 'please'],
  [/\bthe opportunity to\b/gi, 'the chance to'],
  [/\bat your earliest convenience\b/gi, 'when you have time'],
  [/\b(?:regarding|concerning)\b/gi, 'about'],
  [/\bpurchase\b/gi, 'buy'],
  [/\breceive\b/gi, 'get'],
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
  [/\bI received your (letter|email|message|invitation)\b/g, 'I was happy to get your $1'],
  [/\bI look forward to hearing from you\./g, 'I cannot wait to hear from you!'],
  [/\bThank you for your time\./g, 'Thank you so much for your time!'],
];

const RULES: Record<Tone, readonly WordRule[]> = {
  professional: [...CHAT, ...DAYS, ...GROWN_UP],
  formal: [...CHAT, ...DAYS, ...GROWN_UP, ...LONG_FORMS, ...FORMAL],
  casual: [...CHAT, ...DAYS, ...CASUAL],
  enthusiastic: [...CHAT, ...DAYS, ...ENTHUSIASTIC],
};

/**
 * Says the same in another tone, by replacing words; what already has it stays as it is. A line that would deny, count or name
 * something else afterwards stays as it was.
 */
export function setTone(email: string, tone: Tone): string {
  const polite = tone === 'casual' || tone === 'enthusiastic' ? email : askPolitely(email);
  return keptLines(polite, changeWords(polite, RULES[tone]));
}

/** The changed lines that still mean the same. */
export function keptLines(before: string, after: string): string {
  const [old, changed] = [before.split('\n'), after.split('\n')];
  if (old.length !== changed.length) return keepsMeaning(before, after) ? after : before;
  return changed.map((line, at) => (keepsMeaning(old[at] ?? '', line) ? line : (old[at] ?? ''))).join('\n');
}
