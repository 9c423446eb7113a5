import type { WordRule } from '../change-words.js';

export const FILLERS: readonly WordRule[] = [
  [
    /\bI would (?:really |greatly |very much )?(?:be (?:very |so |extremely |really )?(?:grateful|thankful|happy|glad)|appreciate it)(?: to you)?(?: very much)? if you (?:would|could)(?: be so kind as to| be able to| please)? ([^.?!]{5,200})\./g,
    'Could you $1?',
  ],
  [/\bif you would be so kind(?: as to)?,? /gi, ''],
  [/\bwhether or not\b/gi, 'whether'],
  [/\bI am (an?) (\w+) and I play (?:\w+) (?=at|for)\b/g, 'I am $1 $2 '],
  [/\b(really|very|so|super), \1\b/gi, '$1'],
  [/\b(?:so,? )?(?:to make a long story short|long story short),? (?:well, )?/gi, ''],
  [/(?<=^|[.!?] )(?:so|well|anyway|anyways|okay so|ok so|now|look|you see|listen), /gi, ''],
  [/,? as it (?:turns|turned) out,(?= )/gi, ','],
  [
    /\b(?:as it turns out|as a matter of fact|in fact|first of all|to begin with|in any case|for what it is worth|if I am being honest|to tell you the truth|truth be told|in all truth|all in all|in the end|last but not least|before I say anything else|first and foremost|when all is said and done|for all intents and purposes|in a manner of speaking|generally speaking|so to speak|as far as I am concerned|the truth (?:of the matter )?is(?: that)?|it goes without saying that|I have to say that|I must say that|I would say that|I can honestly say that|I would like to say that|I would like to let you know that|I want to let you know that|I want you to know that|please know that|I am writing to say that|it is important to note that|I think it is fair to say that),? /gi,
    '',
  ],
  [
    /, (?:by the way|as (?:I )?(?:mentioned|said)(?: (?:before|above|earlier))?|so to speak|if you will|you know|as I am sure you know|as you may know|or something like that|and so on(?: and so forth)?|and everything(?: like that)?|and stuff(?: like that)?)(?=[,.!?])/gi,
    '',
  ],
  [/\bas (?:I )?(?:said|mentioned)(?: (?:before|above|earlier))?, /gi, ''],
  [/\bby the way, /gi, ''],
  [/,? I (?:really|truly) do(?=[,.!])/gi, ''],
  [/,? and I (?:really |just )?want you to know (?:how much (?:it|that|this) means(?: to me)?|that)(?=[,.!])/gi, ''],
  [/\bvery same\b/gi, 'same'],
  [/\b(?:because of|due to|owing to|in view of|given) the fact that\b/gi, 'because'],
  [/\bdespite the fact that\b|\bin spite of the fact that\b/gi, 'although'],
  [/\bin the event that\b/gi, 'if'],
  [/\bwith regards? to\b|\bin regards? to\b|\bwith respect to\b|\bin reference to\b/gi, 'about'],
  [/\bon a (daily|weekly|regular) basis\b/gi, '$1'],
  [/\bin the near future\b/gi, 'soon'],
  [/\bat (?:some|a) (?:later )?point in time\b/gi, 'later'],
  [/\ba large number of\b|\ba great many\b/gi, 'many'],
  [/\bfor the most part,? /gi, ''],
  [/\beach and every\b/gi, 'every'],
  [/\bfirst and foremost\b/gi, 'first'],
  [/\bcompletely and totally\b|\btotally and completely\b/gi, 'completely'],
  [/\b(I am|I['’]m) (?:someone|somebody|a person|the (?:type|kind|sort) of (?:person|player|guy|kid|athlete)) (?:who|that) is /g, '$1 '],
  [/\bthe (?:type|kind|sort) of (person|player|guy|kid|athlete) (?:who|that)\b/gi, 'a $1 who'],
  [/\b(?:hundreds and hundreds|thousands and thousands|tons and tons)\b/gi, 'hundreds'],
  [/\bthanking you (?:so much |very much )?(?:once )?(?:again )?for your (?:\w+ )?time\b/gi, 'thank you for your time'],
  [/\b(?:precious|valuable) time\b/gi, 'time'],
  [
    /\bthank you (?:so much|very much)?,? (?:once again|again)? ?for (?:taking (?:the |your )?(?:valuable |precious )?time (?:out of your (?:very )?busy (?:day|schedule) )?to read(?:ing)? (?:this|my) (?:very )?(?:long )?(?:email|message|letter)|reading (?:this|my) (?:very )?(?:long )?(?:email|message|letter))\b/gi,
    'thank you for reading this',
  ],
  [/\bI am (?:currently|presently) (?=an? )/g, 'I am '],
  [/\bmy name is (\p{Lu}\p{L}+ \p{Lu}\p{L}+) and my position is (\w+)/gu, 'I am $1, a $2'],
  [/,? if (?:that|it) (?:would be|is) (?:at all )?(?:possible|okay|ok|alright)(?: with you)?(?=[.?!])/gi, ''],
  [/\bwas just wondering\b/gi, 'was wondering'],
  [
    /\bI was wondering (?:if|whether) (?:you (?:could|would|might)|it would be possible for you to)(?: be able to| possibly| please| maybe)* ([^.?!]{5,200})[.?]/g,
    'Could you $1?',
  ],
  [
    /\bthe reason (?:why |that )?(?:I am|I['’]m) (?:writing|emailing|contacting|reaching out)(?: this (?:email|message|letter))?(?: to)?(?: you)?(?: today)? is (?:that|because|to) /gi,
    '',
  ],
  [
    /\bI (?:just )?wanted to (?:reach out (?:to you )?(?:today )?(?:and|(?:in order )?to) |take a (?:moment|minute) to |let you know that )/g,
    'I want to ',
  ],
  [/\bI am (?:writing|reaching out|emailing you) (?:today )?to (?:let you know|tell you|say) that /gi, ''],
  [/\bI would like to take this opportunity to /gi, 'I want to '],
  [/\b(?:due to the fact that|owing to the fact that)\b/gi, 'because'],
  [/\bin order to\b/gi, 'to'],
  [/\bat this (?:point in|moment in) time\b/gi, 'now'],
  [/\bas well as\b/gi, 'and'],
  [/\ba lot of\b/gi, 'many'],
  [/\bplease (?:do not hesitate|feel free) to\b/gi, 'please'],
  [/\b(really|very|so|super) \1\b/gi, '$1'],
  [/\b(?:the )?whole entire\b/gi, 'the whole'],
  [
    /\b(?:basically|honestly|to be honest|needless to say|as you know|in all honesty|at the end of the day|the thing is(?: that)?|the fact is(?: that)?|what i mean is(?: that)?|like i said),? /gi,
    '',
  ],
  [/,? (?:to be honest|after a lot of talks back and forth|back and forth|in all honesty|at the end of the day),(?= )/gi, ','],
  [/\b(and )?(?:then )?what happened was(?: that)? /gi, '$1'],
  // "not just fast", "not very fast": without these words they would say something else.
  [
    /(?<!\b(?:not|never|no) |n['’]t )\b(?:really|very|extremely|just|actually|truly|definitely|simply|quite) (?!(?:because|not|much|little|few|well|often)\b)/gi,
    '',
  ],
  [/,? because you asked(?=[.!?])/gi, ''],
  [/,? and I wanted to get back to you on that(?=[.,!?])/gi, ''],
  [/\bif at all possible\b/gi, 'if possible'],
  [
    /\b(?:in my (?:own )?(?:humble |personal )?opinion,? )?I (?:personally )?(?:feel|believe|think) (?:like |that )?(?=I (?:am|have|can|would)\b)/gi,
    '',
  ],
  [/\bin my (?:own )?(?:humble |personal )?opinion,? /gi, ''],
  [/\bI personally\b/gi, 'I'],
  [/,? and so to answer (?:that|the|your) question(?: that you asked)?,?(?= )/gi, ','],
  [/\b(?:and )?(?:so )?to answer (?:that|the|your) question(?: that you asked)?, /gi, ''],
  [/\bI guess (?:that )?/gi, ''],
  [/\bwhat I (?:would|wanted to|want to|will) say is(?: that)? /gi, ''],
  [/\bwhat I (?:do|did|was doing|have been doing) is(?: that)? /gi, ''],
  [/\b(?:the reason (?:why )?(?:that )?I am (?:writing|emailing)(?: to)?(?: you)?(?: today)? is (?:that|because) )/gi, ''],
  [/\band then after that\b/gi, 'and then'],
  [
    /\bI (?:just )?(?:wanted|want) to (?:quickly )?(?:reach out|write|email)(?: to)?(?: you)?(?: today)? to introduce myself(?: to you)?\. /gi,
    '',
  ],
  [/\bI went back and forth (?:on|about) (?:it|this|that), /gi, 'I '],
  [/\bthank you so very much\b/gi, 'thank you so much'],
  [/\b(?:for taking|taking) (?:the )?time out of your (?:very )?busy (?:day|schedule) to\b/gi, 'for taking the time to'],
  [/\bat the (?:present|current) (?:time|moment)\b/gi, 'now'],
  [/\bfor the (?:purpose|reason) of\b/gi, 'for'],
  [/\bhas the ability to\b/gi, 'can'],
  [/\b(?:I would just like to|I just want to|I just wanted to) say(?: that)? /gi, ''],
];

/** Sentences that say nothing. */
export const EMPTY =
  /^(?:i (?:really )?(?:hope|trust) (?:that )?(?:this (?:email|message|letter)|you|your (?:day|week|season|summer|family))\b[^?\d]{0,80}\b(?:well|great|good|wonderful)\b[^?\d]{0,60}|i know (?:that )?you are (?:\w+ ){0,2}busy[^?\d]{0,60}|how are you(?: doing)?(?: today)?\?|i will keep (?:this|it) (?:short|brief)[^?\d]{0,60}|i know (?:that )?you (?:are|must|probably|get|have)\b[^?\d]{0,80}\b(?:busy|hundreds|thousands|tons|a lot of (?:emails|these)|so many)\b[^?\d]{0,120}|(?:first of all, |to begin with, )?(?:before i say anything else, )?i would like to (?:begin|start) by (?:wishing|saying|hoping)[^?\d]{0,160}|(?:(?:i am|i['’]m) )?sorry (?:for|about) (?:the|such a|this) (?:very )?(?:long|lengthy) (?:email|message|letter)|i (?:just )?want(?:ed)? to (?:reach out|write|email|contact)(?: to)?(?: you)?(?: today)?(?: in order)? to introduce myself(?: to you)?|i (?:just )?want(?:ed)? to introduce myself(?: to you)?|i (?:will|do not want to|don['’]t want to|won['’]t) (?:not )?(?:waste|take up) (?:any|too much|much|more)? ?(?:of )?your time[^?\d]{0,40})[.!]?$/i;

/** What a coach reads past: praise that fits any school, and what everybody says of himself. */
export const LITTLE =
  /\b(?:best programs?|whole (?:entire )?(?:country|world)|for many years|since i was|(?:loved?|loves) (?:the game|football)|hard worker|i also like|\bmy (?:dog|cat|pet)|video games|which is always|fishing|favorite (?:food|movie|song)|\bgarden|my (?:dad|uncle|grand\w+|brother|mother|mom) )/i;
