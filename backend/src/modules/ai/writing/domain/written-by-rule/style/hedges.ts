import type { WordRule } from '../../change-words.js';

/** The end of what is asked. */
const ASKED = String.raw`([^.?!\n]{3,200})[.?!]`;
const SOFT = String.raw`(?:(?:maybe|perhaps|possibly|please|at least|ever|just|kindly) )*`;

/** Requests that wind around what they ask, as one plain question. */
export const PLAIN_ASKS: readonly WordRule[] = [
  [
    new RegExp(
      String.raw`\bI (?:would|['’]d) (?:\p{L}+ ){0,2}(?:appreciate|love|like|be grateful|be glad|be happy) (?:it )?(?:so much |very much |a lot )?if you (?:could|would|can)(?: be able to)? ${SOFT}${ASKED}`,
      'giu',
    ),
    'Could you $1?',
  ],
  [
    new RegExp(
      String.raw`\bI (?:was|am|['’]m) (?:just |really |also |only |maybe )*(?:wondering|curious|hoping|asking) (?:if |whether |that )?(?:maybe )?(?:there (?:was|is) (?:any|a) (?:chance|way) )?(?:that )?(?:it would be possible for you to|you (?:could|would|can|might)(?: be (?:able|willing) to)?) ${SOFT}${ASKED}`,
      'giu',
    ),
    'Could you $1?',
  ],
  [
    new RegExp(
      String.raw`\bI (?:was|am|['’]m) (?:just |really |also |only |maybe )*(?:wondering|curious|asking) (?:if|whether) (?:it would be possible for me to|(?:maybe )?I (?:could|can|might)(?: be able to)?) ${SOFT}${ASKED}`,
      'giu',
    ),
    'Could I $1?',
  ],
  [
    new RegExp(
      String.raw`\bI (?:was|am|['’]m) (?:just |really |also |only |maybe )*(?:wondering|curious|asking) (?=(?:if|whether|what|when|where|how|which|who)\b)${ASKED}`,
      'giu',
    ),
    'Could you tell me $1?',
  ],
  [
    new RegExp(
      String.raw`\b(?:it would be (?:great|nice|awesome|cool|amazing|an honor)|I hope that maybe|it would mean a lot(?: to me)?) if you (?:could|would) ${SOFT}${ASKED}`,
      'giu',
    ),
    'Could you $1?',
  ],
  [
    new RegExp(
      String.raw`\bif (?:there(?: is|['’]s) any (?:way|chance) )?(?:that )?you could ${SOFT}([^.?!,\n]{3,120}?),? (?:that|it) would be (?:really |so |super )?(?:great|awesome|amazing|appreciated|nice|cool)[.!]`,
      'giu',
    ),
    'Could you $1?',
  ],
];

/** Conditions that ask for nothing and take a request back. */
export const TAKEN_BACK: readonly WordRule[] = [
  [
    /,? (?:if|whenever|when) (?:you (?:ever )?(?:get|have|find|got) (?:a|the|any|some) ?(?:free |spare |extra )?(?:chance|time|minute|moment|second|sec)|you have time|you(?:['’]re| are) (?:not (?:too )?busy|free|up for it)|you (?:want|would like|['’]d like)(?: to)?|possible|at all possible|it(?:['’]s| is) not too much trouble|you don['’]?t mind|you do not mind|that(?:['’]s| is) (?:something (?:that )?(?:would be|is) possible|ok|okay|all right|alright|fine|cool|possible)(?: with you)?|that is something (?:that )?(?:would be|is) possible|that would be (?:ok|okay|possible|all right))(?=[.?!,]| please\b)/gi,
    '',
  ],
  [/,? (?:sometime|some time|at some point|one of these days|someday)(?=[.?!])/gi, ''],
  [/,? (?:or something|or anything|or whatever)(?: like that)?(?=[.?!,])/gi, ''],
];
