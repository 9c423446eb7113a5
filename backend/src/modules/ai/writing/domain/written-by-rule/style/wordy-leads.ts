import type { WordRule } from '../../change-words.js';

const SOFT = String.raw`(?:(?:just|really|also|only|simply|quickly|personally|basically|honestly) )*`;
/** What an email says of itself before it says anything. */
const SPEAKS = String.raw`(?:take (?:a (?:quick |brief )?(?:moment|minute|second)|this (?:time|opportunity|moment)|the time|some time)(?: out of your day)?|reach out(?: to you)?|write(?: to)?(?: you)?(?: this)?(?: (?:short |quick )?(?:email|message|letter|note))?|send you this (?:email|message|note)|email(?: you)?|contact you|get in touch(?: with you)?|touch base(?: with you)?|begin|start(?: off| out)?|let you know|say|tell you|share with you|inform you|make you aware|make sure (?:that )?you (?:know|knew)|be able to (?:tell you|say))`;
const WRITES = String.raw`(?:I(?:['’]m| am| was)? ${SOFT}(?:(?:wanted|want|would like|wish) to|(?:writing|reaching out|emailing|contacting|sending)(?: (?:to )?you)?(?: this (?:email|message|letter|note))?(?: to you)?(?: today)?(?:,? because I ${SOFT}(?:wanted|want|would like))? (?:in order )?to)|I(?:['’]d| would) ${SOFT}like to)`;
/** "I just wanted to take a moment to reach out and tell you that": up to four such verbs. */
const LEAD = String.raw`\b${WRITES} ${SOFT}${SPEAKS}(?: today)?(?:,? (?:and|to|by|in order to|so that I could|and to|because(?:, well,)? I ${SOFT}(?:wanted|want|would like) to) ${SOFT}${SPEAKS}(?: today)?){0,3}(?: that| how)?,? `;
const CLAUSE = String.raw`(?=(?:I|I['’]m|I['’]ve|we|my|our|you(?! back)|your|the|this|it|he|she|they|after|if|there|due to|(?:because|since) [^.!?,]{3,60}, (?:I|we|my))\b)`;
const REASON = String.raw`\b(?:the|my|one|another) (?:main |only |biggest |primary |real |whole |other )?(?:reason|purpose) (?:why |that |for which )?(?:(?:I am|I['’]m|of|for) (?:my |this )?(?:writing|reaching out|emailing|email|contacting|message)[^.!?,\d]{0,30}?) is (?:because|simply (?:that|because|to)|that|due to the fact that|to ${SPEAKS}(?: that)?) `;

/** Words about the writing itself, before what is written. */
export const WORDY_LEADS: readonly WordRule[] = [
  [
    /,? (?:and )?so I(?: am|['’]m| was| just| wanted to| want to)* (?:getting back to you|get back to you|writ(?:e|ing) (?:to )?you back|writ(?:e|ing) back(?: to you)?|answering you|answer you) (?:about|on) (?:that|this|it)(?: one)?(?=[.!])/gi,
    '',
  ],
  [/\bwhat it (?:really |basically |all |just )*comes down to is(?: that)? /gi, ''],
  [/(?<=^|[.!?] )(?:so )?(?:basically,? )?(?:the way |how )(?:it|this|that) works is(?: that)? /gim, ''],
  [/\bas far as (january|february|march|april|may|june|july|august|september|october|november|december) goes,/gi, 'in $1,'],
  [/\bthat I (?:had )?previously sent (?:to )?you before\b/gi, 'that I sent you'],
  [/ for what (?:felt|seemed) like (?:forever|ages|an eternity|a lifetime)\b/gi, ''],
  [/(?<=\bto )have the (?:ability|opportunity|chance|privilege) to /gi, ''],
  [/\bit is what it is,? (?:but |and )?/gi, ''],
  [/\b(?:the )?(?:honest|simple|plain) truth is(?: that)? /gi, ''],
  [/,? as you (?:could|can|might|may) (?:probably |surely |well )?imagine,/gi, ''],
  [/\bwith (?:all (?:of )?)?that (?:being )?said, /gi, ''],
  [/\bwhat I (?:really |truly |mainly )(?:want|wanted|would like|need) to (?:say|tell you|ask) is(?: that)? /gi, ''],
  [/,? if (?:that|it|this) (?:would be|is|might be) something (?:that )?(?:would|might|could) be (?:possible|okay|ok|doable)\b/gi, ''],
  [/\bthank you (?:so very|very very|so,? so|really really) much\b/gi, 'thank you'],
  [/\bonce again,? (?=thank you\b)/gi, ''],
  [/(?<=^|[.!?] )in addition(?: to (?:that|this|all of that))?, I (?:would|['’]d) (?:also )?like to (?:mention|add|say) that /gim, ''],
  [
    /\b(?:I (?:would|['’]d)|I) (?:also |just )*(?:like|want|wanted) to (?:also )?(?:be honest and )?(?:mention|add|point out|tell you|be clear) that /gi,
    '',
  ],
  [/\bthe thing about (?:me|it|this|that) is(?: that)? /gi, ''],
  [/\bwhat I (?:need|have|wanted|want|am trying|had) to (?:tell you|say|let you know) is(?: that)? /gi, ''],
  [/,? and I have (?:started|rewritten|written) (?:it|this) over [^.!?,]{3,30}(?=[,.])/gi, ''],
  [
    /(?<=^|[.!?] )(?:this|it) is (?:honestly |probably |by far )?one of the hardest (?:emails|letters|messages|things) I have ever had to (?:write|do|say)(?:, but|,? and)? ?/gim,
    '',
  ],
  [
    /,? (?:and )?I(?:['’]m| am) sure (?:that )?you get (?:this|that|asked this)(?: question)? (?:all the time|a lot)(?:,? so I apologize in advance)?,? ?(?:but )?/gi,
    ' ',
  ],
  [/\bis it the case that ([^.!?,]{2,40}?) (are|is|can|will|have) /gi, '$2 $1 '],
  [/\bor is it that (?=they|you|we|he|she|i)/gi, 'or do '],
  [
    /(?<=^|[.!?] )as far as (?:the |my |your )?[^.!?,]{2,25} (?:go(?:es)?|is concerned|are concerned),? (?:the thing is(?: that)? )?/gim,
    '',
  ],
  [/\bbut what I can do is (?=the \d)/gi, 'but I can do '],
  [/,? so (the \d+(?:st|nd|rd|th)) would be good for me(?=[.!])/gi, ''],
  [/\bgive you (?:just )?a (?:quick |little |short |brief )+update\b/gi, 'update you'],
  [/(?<=^|[.!?] )(?:so )?(?:since the last time (?:that )?I wrote(?: to)? you),? /gim, 'since then '],
  [/(?<=^|[.!?] |, )(?:first of all|to begin with|first off|before anything else|for starters),? (?=I\b)/gim, ''],
  [
    new RegExp(`${LEAD}(?:a (?:big |huge )?)?(?:thank you|thanks),? because I ${SOFT}(?:wanted|want) to thank you (?=for\\b)`, 'giu'),
    'thank you ',
  ],
  [new RegExp(`${LEAD}(?:a (?:big |huge )?)?(?=(?:thank you|thanks) (?:so|for|again|very)\\b)`, 'giu'), ''],
  [
    new RegExp(
      `\\bI ${SOFT}(?:wanted|want|would like) to ${SOFT}(?:thank you|express my (?:gratitude|thanks|appreciation)(?: to you)?) (?=for\\b)`,
      'giu',
    ),
    'thank you ',
  ],
  [new RegExp(`${LEAD}${CLAUSE}`, 'giu'), ''],
  [new RegExp(REASON, 'giu'), ''],
  [/\bmy name is (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) and that I am\b/gu, 'my name is $1 and I am'],
  [
    /\bas you (?:may|might|probably|surely|may or may not|might or might not)(?: or may not| or might not| already)* (?:know|be aware|recall|remember|have (?:heard|seen|noticed)),? /gi,
    '',
  ],
  [/\b(is|was|are|were) something (?:that|which) (?:(?:really |truly |definitely )?(?:is|was|I (?:found|find)) )(?=\p{L})/giu, '$1 '],
  [/\bsomething (?:that|which) I (?:really |truly |absolutely )?(love|enjoy|like|want)\b(?= is)/gi, 'what I $1'],
  [/\bwhat (?:it|that|this|he|she|they) (?:says|said|means|meant|tells me|told me) is(?: that)? /gi, ''],
  [/\bwhat I did was(?: that)? I /gi, 'I '],
  [/\bI went (?:and|ahead and) (?=(?:looked|asked|checked|got|talked|called|told|did|took|made|sent|signed)\b)/gi, 'I '],
  [
    /\b(?:the truth is|the fact of the matter is|the point is|all in all|in conclusion|at the end of it all|when it comes down to it|if I(?: am|['’]m) being honest|to tell you the truth|if you ask me)(?: that)?,? /gi,
    '',
  ],
  [/,? and (?:I (?:really )?(?:hope|know|trust) (?:that )?you (?:understand|get it|don['’]t mind|do not mind)),/gi, ','],
  [
    /,? and (?:people|everybody|everyone|guys|kids) (?:were|was|are|is|kept|keep) (?:saying|talking about)(?: all (?:kinds|sorts) of)? (?:stuff|things|whatever)\b/gi,
    '',
  ],
  [/,? and (?:everything|all(?: of)? that(?: stuff)?|stuff like that|things like that|so on(?: and so forth)?|whatnot)(?=[.!?,])/gi, ''],
  [/\b(any \p{L}+) at all(?= (?:that|you|about)\b|[.?!])/giu, '$1'],
  [/\b(?:really|truly|very|so|greatly|deeply)(?:,? (?:and )?(?:really|truly|very|so|greatly|deeply))+,? (?=\p{L})/giu, ''],
  [/\b(?:are|is) going to be (\p{L}+ing)\b/giu, 'will be $1'],
  [/\b(?:at|in) this (?:current )?(?:point|moment|day and age|time)(?: in time)?,? /gi, ''],
  [/\b(?:(?:in|at) the (?:not too distant|very near) future)\b/gi, 'soon'],
  [/\bmy own personal\b/gi, 'my own'],
  [/\b(?:each|every) and every (?:single )?/gi, 'every '],
  [/\bin a (\p{L}+) (?:way|manner|fashion)(?=[.,!])/giu, '$1ly'],
  [/\b(?<!\b(?:to|would|will|can|could|may|might|not) )(?:has|have) the (?:ability|capability|opportunity) to\b/gi, 'can'],
  [/\bfrom the bottom of my heart\b,? ?/gi, ''],
  [/\b(?:more than|above) anything (?:else )?in the (?:whole |entire )*world\b/gi, 'more than anything'],
  [/\b(?:hopefully|possibly) (?=(?:try|hear|hearing|be able|get|come|see|raise)\b)/gi, ''],
  [
    /\bI (?:(?:would|['’]d) (?:really |very much )*like|want(?:ed)?|need) to (?:find out|know|ask(?: you)?|see|check|inquire)(?: about)? (whether(?: or not)?|if|when|what|where|how|which|who)\b([^.?!\n]{3,160})\./gi,
    'Could you tell me $1$2?',
  ],
];
