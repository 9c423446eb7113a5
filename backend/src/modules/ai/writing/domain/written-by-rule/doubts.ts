import type { WordRule } from '../change-words.js';

/** Expressions of self-doubt: removed together with their negation, while requests and offers stay. */
export const DOUBTS: readonly WordRule[] = [
  [
    /\bI (?:don['’]t|do not) (?:really )?have (?:great|good|crazy|big|the best) (?:numbers|stats)(?: or anything)?,? (?:but |and |so )?/gi,
    '',
  ],
  [/\b(?:I know )?this is (?:probably |maybe |likely )?a (?:dumb|stupid|silly|weird) question(?: and you can say no)?,? but /gi, ''],
  [
    /\b(?:I['’]m|I am) (?:probably |maybe |likely )?not (?:exactly )?(?:what|who|the (?:kind|type) of \w+) you(?:['’]re| are) looking for,? but /gi,
    '',
  ],
  [/\b(?:I['’]m|I am) not (?:that|very|so|really|all that) (?:good|great|fast|big|tall|strong|talented)(?: yet)?,? but /gi, ''],
  [/(?<=^|[.!?] |\n)(?:no worries|no problem|no big deal|it['’]?s? (?:is )?(?:fine|okay|ok)|totally fine) if not[.!]?/gim, ''],
  [/(?<=^|[.!?] |\n)sorry (?:for|about) (?:the|this|such a) (?:long|lengthy|random) (?:email|message|letter)[.!]?/gim, ''],
  [
    /\bI was (?:just |maybe |only )*wondering if (?:there (?:was|is) any (?:chance|way) )?you (?:could|would|might)(?: perhaps| maybe| possibly| please)* ([^.?!\n]{3,160})[.?]/gi,
    'Could you $1?',
  ],
  [
    /\bI was (?:just |maybe |only )*wondering if I (?:could|might be able to|can)(?: perhaps| maybe| possibly)* ([^.?!\n]{3,160})[.?]/gi,
    'Could I $1?',
  ],
  [
    /\b(?:if you ever have (?:a minute|time|a chance),? )?(?:maybe )?(my [^.?!\n,]{3,40}?) (?:wouldn['’]t|would not|might not|isn['’]t|is not) (?:be )?(?:too|so|that|half) bad to watch\b/gi,
    '$1 is worth watching when you have a minute',
  ],
  [/ or (?:anything|something)(?: like that)?(?=[.,?!])/gi, ''],
];
