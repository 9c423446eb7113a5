import type { WordRule } from '../../change-words.js';

/** Expressions of self-doubt: removed together with their negation, while requests and offers stay. */
export const DOUBTS: readonly WordRule[] = [
  [
    /\bI(?:['’]m| am) not sure (?:if |that |whether )?you(?:['’]d| would| will)? (?:even )?(?:want|need|be interested in|like|look at) [^,.!?\d]{2,30},? but /gi,
    '',
  ],
  [/(?<=^|[.!?] )if (?:it|that)(?:['’]s| is) (?:ok|okay|alright|all right|fine)(?: with you)?, /gim, ''],
  [
    /(?<=^|[.!?] )I(?:['’]m| am) (?:really |probably )?not (?:that|very|so|really|all that|anything) \p{L}{3,15},? but I (?:always |do |really )?try(?: (?:hard|my (?:best|hardest)))?[.!] ?/gimu,
    '',
  ],
  [
    /\bI (?:don['’]t|do not) know if I(?:['’]m| am) (?:really |even |actually |quite )+(?:good|big|fast|tall|strong) enough(?: (?:for|to) [^,.!?\d]{2,25})?,? ?but /gi,
    '',
  ],
  [/\bI know (?:that )?I(?:['’]m| am) not [^,.!?\d]{2,40},? but /gi, ''],
  [/(?<=^|[.!?] )no (?:pressure|rush|worries|hurry)\b[^.!?\d]{0,40}[.!] ?/gim, ''],
  [/\bI(?:['’]m| am) (?:probably |maybe |likely )?not as (?:good|big|fast|tall|strong) as [^,.!?\d]{3,40}?,? (?:and|but) (?=I\b)/gi, ''],
  [
    /\bI (?:only|just) (?=(?:threw|ran|rushed|caught|had|made|started|played|scored|completed)\b(?![^.!?]{0,30}(?:interception|pick|fumble|drop|sack|penalt|loss)))/gi,
    'I ',
  ],
  [
    /(?<=^|[.!?] )(?:I am |I['’]m )?(?:so |really )?sorry (?:for|to be|about) (?:writing|emailing|bugging|messaging|bothering|asking|following up|contacting)(?: you)?(?: again)?[,.!] ?(?:but )?/gim,
    '',
  ],
  [/(?<=^|[.!?,] )I feel bad (?:about|for) [^.!?,\d]{3,40}[.,!] ?/gim, ''],
  [
    /\bI (?:don['’]t|do not) (?:want|mean) to (?:be |sound )?(?:annoying|a bother|a pain|pushy|bother you|bug you|annoy you|waste your time),? but /gi,
    '',
  ],
  [/,? if (?:that|this|it)['’]s not (?:too|so) much (?:trouble|of a bother|to ask)\b/gi, ''],
  [/,? (?:if|when) you(?:['’]re| are) not (?:too |so )?busy(?=[.?!])/gi, ''],
  [
    /\bI (?:don['’]t|do not) know if I(?:['’]m| am) (?:good|big|fast|tall|strong) enough (?:for [^,.!?\d]{2,25})?,? ?but (?:I (?:just )?(?:figured|thought) (?:that )?(?:I['’]d|I would|I might as well) (?:try|ask|write|email)(?: anyways?)?[.!] ?)?/gi,
    '',
  ],
  [
    /, which (?:probably |maybe )?(?:isn['’]t|is not) (?:that|very|so) (?:much|many|good|great|big)(?: compared to [^,.!?\d]{3,30})?(?=[.!])/gi,
    '',
  ],
  [/,? if (?:that|this) (?:isn['’]t|is not|wouldn['’]t be|would not be) too much (?:trouble|to ask|of a bother)\b/gi, ''],
  [/,? but (?:no worries|no problem|no big deal|it['’]s (?:fine|okay|ok)) if not(?=[.!])/gi, ''],
  [/(?<=^|[.!?] )if you(?:['’]re| are) not (?:too |that |so )?busy,? (?:maybe )?(?=you (?:could|can)\b)/gim, ''],
  [
    /(?<=^|[.!?] |\n)I(?:['’]m| am) (?:probably |maybe |likely |most likely )(?:not|nowhere near) (?:the )?(?:kind of |type of )?[^,.!?\d]{3,30} you (?:usually |normally |really )?(?:look at|look for|recruit|want|need)\. ?/gim,
    '',
  ],
  [
    /(?<=^|[.!?] |\n)I (?:do not|don['’]t) (?:even )?know if (?:you (?:even |actually |will |ever )*(?:read|reads|see|look at|get|remember)|(?:that|this|it)(?:['’]s| is) (?:even |really )?(?:good|enough|big|fast)|I(?:['’]m| am))[^.!?\n]{0,50}[.!] ?/gim,
    '',
  ],
  [
    /(?<=^|[.!?] |\n)I (?:do not|don['’]t) (?:even )?know if (?:you (?:even |actually |will |ever )*(?:read|reads|see|look at|get|remember)|(?:that|this|it)(?:['’]s| is) (?:even |really )?(?:good|enough|big|fast)|I(?:['’]m| am))[^.!?\n]{0,50}[.!]?$/gim,
    '',
  ],
  [
    /, which (?:is|was|isn['’]t|wasn['’]t) (?:not |nothing )?(?:that |too |so |really |very )?(?:amazing|great|special|good|crazy|much|impressive|the best)(?:,? but (?:whatever|oh well|ok|okay|still))?(?=[.!])/gi,
    '',
  ],
  [/\bif you(?:['’]re| are) (?:ever )?bored,? (?:you (?:can|could) |maybe )?(?=(?:watch|look|check|take|read)\b)/gi, 'please '],
  [/,? and you (?:probably|maybe|likely) (?:did not|didn['’]t|do not|don['’]t|were not|weren['’]t) [^.!?,\d]{2,50}(?=[.!])/gi, ''],
  [/(?<=\b(?:now|healthy|ready|better|cleared|good|back)),? I (?:think|guess)\b/gi, ''],
  [
    /(?<=^|[.!?] |\n)(?:I am |I['’]m )?(?:so |really )?sorry (?:to|for|if I(?: am|['’]m)?) (?:tak(?:e|ing)(?: up)? (?:your|so much of your) time|bother(?:ing)?(?: you)?|wast(?:e|ing) your time)[^.!?,\n]{0,30}[.!] ?/gim,
    '',
  ],
  [
    /\bI(?:['’]m| am) (?:probably |maybe |likely |most likely )(?:not|nowhere near) (?:even )?(?:the|your) (?:best|fastest|biggest|strongest|tallest|greatest)[^.!?,\d]{0,30}?,? but (?=I\b)/gi,
    '',
  ],
  [/(?<=^|[.!?] |\n)I (?:always |do |really )?try(?: my (?:best|hardest)| hard)?\. ?/gim, ''],
  [/(?<=\b(?:stats|numbers|grades) are )(?:just |only )?(?:ok|okay|alright|decent|not bad|pretty good|average)(?=: ?\d)/gi, ''],
  [/\bare : ?(?=\d)|\bare: ?(?=\d)/gi, 'are '],
  [/ (?:just )?a (?:little|tiny|small)(?: bit)?(?=[.!]|$)/gim, ''],
  [/\b(?:I['’]m|I am) not sure (?:if|whether) this is (?:the )?(?:right|correct) [^,.!?\d]{3,30}, (?:and|but|so) /gi, ''],
  [
    /(?<=^|[.!?,] )sorry if (?:this|that|it) (?:is|sounds|seems) (?:so |really |kind of )?(?:dumb|stupid|silly|weird|annoying|random),? but /gim,
    '',
  ],
  [
    /\b(?:I['’]m|I am) (?:probably |maybe |likely |most likely )?not (?:good|big|fast|tall|strong) enough (?:for [^,.!?\d]{2,25})?,? ?but (?:I (?:figured|thought) (?:that )?(?:I['’]d|I would|I might as well) (?:try|ask|write|email)(?: anyways?)?\. ?)?/gi,
    '',
  ],
  [
    /(?<=^|[.!?] )I (?:just )?(?:figured|thought) (?:that )?(?:I['’]d|I would|I might as well|I should) (?:try|give it a shot|ask)(?: anyways?)?\. ?/gim,
    '',
  ],
  [/,? if (?:that|it) (?:matters|helps|means anything)(?: at all)?(?=[.,!?])/gi, ''],
  [/\bif you (?:get|are|['’]re) bored\b/gi, 'when you have time'],
  [/\b(?:I guess )?I(?:['’]d| would) be (?:okay|fine|ok|good) (?:with )?(?:just )?sitting in the back\. ?/gi, ''],
  [
    /\bI (?:don['’]t|do not) (?:really )?have (?:great|good|crazy|big|the best) (?:numbers|stats)(?: or anything)?,? (?:but |and |so )?/gi,
    '',
  ],
  [/\b(?:I know )?this is (?:probably |maybe |likely )?a (?:dumb|stupid|silly|weird) question(?: and you can say no)?,? but /gi, ''],
  [
    /\b(?:I['’]m|I am) (?:probably |maybe |likely |most likely )?not (?:exactly )?(?:what|who|the (?:kind|type) of \w+) you(?:['’]re| are) looking for,? but /gi,
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
