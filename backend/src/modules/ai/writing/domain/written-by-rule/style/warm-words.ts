import type { WordRule } from '../../change-words.js';

/** Nothing may stand between a denial and what it denies. */
const NO_DENIAL = String.raw`(?<!\b(?:not|never|no) |n['’]t )`;
const VERY = String.raw`(?:very |really |so |truly |quite |pretty )?`;
/** Joy about going somewhere: only what the athlete will do. */
const GOING = String.raw`(?:be (?:there|at|in|on)|come|attend|visit|see|meet|watch|play|compete|tour|bring|join|camp|go|stop by|drive)\b`;

/** With these a sentence tells no plain joy. */
const SOBER = String.raw`\b(?:not|but|if|unless|until|miss|sorry|unfortunately|surgery|doctor|cannot)\b|n['’]t\b`;

/** What was said plainly, said gladly. The facts of a sentence stay: who, what, when, where and whether. */
export const WARM_WORDS: readonly WordRule[] = [
  [new RegExp(String.raw`\bI(?: am|['’]m) ${VERY}interested in\b`, 'giu'), 'I am so excited about'],
  [new RegExp(String.raw`\bI(?: am|['’]m) ${VERY}(?:happy|glad|pleased) (?=to\b)`, 'giu'), 'I am thrilled '],
  [new RegExp(String.raw`\bI was ${VERY}(?:happy|glad|pleased) (?=to\b)`, 'giu'), 'I was thrilled '],
  [new RegExp(String.raw`\bI(?: am|['’]m) ${VERY}(?:happy|glad|pleased|excited) (?=about\b)`, 'giu'), 'I am so excited '],
  [new RegExp(String.raw`\b(I|we)(?: would|['’]d) ${VERY}like (?=to\b)`, 'giu'), '$1 would love '],
  [/\b(and I|and we) would like (?=to\b)/gi, '$1 would love '],
  [/\b(I|we) (?:want|wish) (?=to (?:visit|come|play|meet|see|compete|attend|be|learn|study|camp|help|tour)\b)/gi, '$1 would love '],
  [new RegExp(String.raw`\b(I|we) hope to (?=${GOING})`, 'giu'), '$1 would love to '],
  [/\b(I|we) (?:would appreciate|['’]d appreciate) (?=(?:the|a|any) (?:chance|opportunity)\b)/gi, '$1 would love '],
  [
    new RegExp(
      String.raw`^((?:coach[^.!?,]{0,30}, )?(?:I|we|my \p{L}+ and I)(?:['’]ll| will| plan to| am planning to| are planning to|['’]m going to| am going to| are going to) (?:definitely |both )?${GOING}(?![^.!?]*(?:${SOBER}))[^.!?:]{0,200})\.`,
      'giu',
    ),
    '$1, and I cannot wait.',
  ],
  [/\bI am writing (?:to you )?to (?:express|share) my (?:\p{L}+ ){0,2}interest in\b/giu, 'I am so excited about'],
  [new RegExp(String.raw`${NO_DENIAL}\b(?:really |very much )?(?:enjoyed|liked)\b`, 'giu'), 'loved'],
  [new RegExp(String.raw`(?<=\b(?:I|we) )(?:really |very much )?(?:like|enjoy)\b(?! to\b)`, 'giu'), 'love'],
  [/\bI received your\b/gi, 'I was so happy to get your'],
  [/\bI (?:got|read) your (letter|email|message|invitation|note|reply|text)\b/gi, 'I was so happy to get your $1'],
  [
    /\bI(?: am|['’]m)? look(?:ing)? forward to (?=(?:hearing from you|your (?:reply|answer|response))\b)/gi,
    'I am really looking forward to ',
  ],
  [/\b(I|we) look forward to\b/gi, '$1 really look forward to'],
  [/\bI(?: am|['’]m) looking forward to\b/gi, 'I am really looking forward to'],
  [/\bI hope to hear (?:back )?from you(?: soon)?\b/gi, 'I cannot wait to hear from you'],
  [/\bthank you (?=for\b)/gi, 'thank you so much '],
  [/\bthanks (?=for\b)/gi, 'thanks so much '],
  [/(?<=\b(?:I|we) )(?:would )?(?:appreciate|appreciated) (?=(?:you|your|the|that|it|how)\b)/gi, 'really appreciate '],
  [
    /\b(?:a|an) (?:good|nice|solid|interesting) (?=(?:fit|program|school|place|coach|staff|game|camp|visit|experience|chance|opportunity|team|offense|defense|time|day|conversation|talk|call)\b)/gi,
    'a great ',
  ],
  [
    /(?<=\b(?:was|were|is|are|looks|looked|sounds|sounded) (?:very |really |so )?)(?:interesting|nice)(?=[.,!]| (?:and|to|but)\b|$)/gi,
    'exciting',
  ],
  [/(?<=\b(?:was|were|is|are|looks|looked|sounds|sounded) )(?:very |really |so )?good(?=[.,!]| (?:and|to|but)\b|$)/gi, 'great'],
  [/(?<=\bimpressed )(?=by\b)/gi, 'so much '],
  [/\bit (?:would be|is) (?:an honor|a privilege|nice|good|great) (?=to\b)/gi, 'it would mean so much to me '],
  [/\b(?:my|the) (?:film|highlights|tape) (?:is|are) (?:here|attached|at)\b:?/gi, 'I am excited to share my film:'],
  [/\bhere(?: is|['’]s| are) my (film|highlights|tape|video)\b/gi, 'I am excited to share my $1'],
];
