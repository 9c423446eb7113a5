import type { WordRule } from '../../change-words.js';
import { SPOKEN_VERBS } from './verb-forms.js';

const PHRASES: readonly WordRule[] = [
  [
    /\b(?:I (?:am writing|would like|wish|want(?:ed)?)(?: to you)?|please allow me|allow me|let me) to (?:express|extend|convey|offer) (?:you )?my (?:\p{L}+ ){0,3}(?:gratitude|thanks|appreciation) (?:to you )?(?=for\b)/giu,
    'thanks so much ',
  ],
  [
    /\b(?:please allow me|allow me|let me) (?:to )?(?:express|extend|convey|offer) (?:you )?my (?:\p{L}+ ){0,3}(?:gratitude|thanks|appreciation) (?:to you )?(?=for\b)/giu,
    'thanks so much ',
  ],
  [/\bI am of the (?:opinion|view|belief) that\b/gi, 'I think'],
  [/\bit is my (?:belief|opinion|understanding|hope|view) that\b/gi, 'I think'],
  [/\bI (?:firmly |strongly |sincerely |truly )?believe that (?=\p{L})/giu, 'I think '],
  [/\b(?:would|could) be of (?:considerable |great |significant )?(?:benefit|value|help|use|service) to\b/gi, 'could really help'],
  [
    /\b(?:I|it) would be (?:deeply |greatly |most |truly )?(?:honored|an honor|a privilege|a great honor|delighted|pleased)(?: for me)? to\b/gi,
    'I would love to',
  ],
  [
    /\b(I|we) would (?:greatly |deeply |very much |sincerely |really )?(?:appreciate|welcome|be grateful for) (?:the|an|any) (?:opportunity|occasion|chance) to\b/gi,
    '$1 would love the chance to',
  ],
  [/\b(I|we) would (?:greatly |deeply |very much |sincerely )(?=(?:appreciate|like|enjoy)\b)/gi, '$1 would really '],
  [/\b(?:an?|the) (?:opportunity|possibility) (?:to|of)\b(?! \p{L}+ing)/giu, 'the chance to'],
  [
    /\bI am writing (?:to you )?(?:in order )?to (?:express|convey|state|declare) my (?:\p{L}+ ){0,2}interest in\b/giu,
    'I wanted to reach out because I’m really interested in',
  ],
  [
    /\bI am writing (?:to you )?(?:in order )?(?:with regard to|with respect to|in regard to|regarding|concerning|about)\b/gi,
    'I wanted to ask about',
  ],
  [/\bI am writing (?:to you )?(?:in order )?to (?=\p{L})/giu, 'I wanted to '],
  [/\bexpress my (?:\p{L}+ ){0,2}interest in\b/giu, 'say I’m really interested in'],
  [/\bmay I (?=(?:ask|come|call|visit|stop|bring|send|meet|speak|talk)\b)/gi, 'can I '],
  [/\bwould it be possible (?:for (?:me|us) )?to\b/gi, 'could I'],
  [/\bplease (?:be advised|note) that\b/gi, 'just so you know,'],
  [/\bplease find (?:attached|enclosed)\b/gi, 'I’ve attached'],
  [/\b(?:attached|enclosed) (?:please find|you will find|is)\b/gi, 'here’s'],
  [/\bas (?:per|requested in) your (?:request|letter|email)\b/gi, 'like you asked'],
  [/\bas (?:you )?requested\b/gi, 'like you asked'],
  [/\bin (?:addition|closing|conclusion)(?: to (?:that|this))?, /gi, 'also, '],
  [/\b(?:however|nevertheless|nonetheless), /gi, 'but '],
  [/\bhence,? /gi, 'so '],
  [/\b(?:for this reason|as a result|accordingly), /gi, 'so '],
  [/\ba (?:great|considerable|substantial|significant) (?:deal|amount|number) of\b/gi, 'a lot of'],
  [/\bnumerous\b|\ba multitude of\b/gi, 'a lot of'],
  [/\bapproximately\b/gi, 'about'],
  [/\bsubstantial(?:ly)?\b|\bconsiderabl[ey]\b/gi, 'a lot of'],
  [/\badditional\b/gi, 'more'],
  [/\bindividuals\b/gi, 'people'],
  [/\bat (?:the )?present(?: time)?\b/gi, 'right now'],
  [/\bimmediately\b/gi, 'right away'],
  [/\b(?:in the event that|provided that)\b/gi, 'if'],
  [/\b(?:in order that)\b/gi, 'so'],
  [
    /\bparticipate in (?=(?:an?|the|your|our) (?:\p{L}+ )?(?:call|meeting|camp|visit|tour|event|practice|clinic|junior day|workout)\b)/giu,
    'join ',
  ],
  [/\b(i|we)(?:['’]m| am|['’]re| are| will be| shall be|['’]ll be) unable to (?:attend|join)\b/gi, '$1 can’t make'],
  [/\b(i|we)(?:['’]m| am|['’]re| are| will be| shall be|['’]ll be) unable to\b/gi, '$1 can’t'],
  [/\b(?:is|are) unable to\b/gi, 'can’t'],
  [
    /\bI (?:would )?(?:respectfully |kindly |hereby |politely )*(?:request|ask) that (?:it|the \p{L}+) be (rescheduled|moved|changed|postponed|sent)(?: to me)?([^.!?]{0,60})[.!]/giu,
    'Could it be $1$2?',
  ],
  [/\bI (?:would )?(?:respectfully |kindly |hereby |politely )*request (?:that )?you (?=\p{L})/giu, 'could you '],
  [/\brespectfully (?=request|ask|decline|submit)/gi, ''],
  [/\bfurnish (?=(?:me|us|you) with\b)/gi, 'send '],
  [/\bsend (me|us|you) with\b/gi, 'send $1'],
  [/\bappreciative of\b/gi, 'thankful for'],
  [/\b(?:have )?(?:extended|shown|afforded) (?:to )?(me|us)\b/gi, 'have given $1'],
  [/\b(['’]ve) have given\b/gi, '$1 given'],
  [/\bthus far\b/gi, 'so far'],
  [/\byour (?:institution|establishment)\b/gi, 'your school'],
  [/\b(?:i|we) (?:was|were) unable to\b/gi, 'I couldn’t'],
  [/\bextremely\b|\bexceedingly\b|\bexceptionally\b|\bmost sincerely\b/gi, 'really'],
  [/\bvery (?=(?:much )?(?:interested|excited|happy|glad|good|impressed|grateful|thankful|hard|proud)\b)/gi, 'really '],
  [/\b(?:gratitude|appreciation)\b/gi, 'thanks'],
  [
    /\bI (?:am|remain) (?:deeply |truly |very |most |extremely |sincerely |really )?(?:grateful|thankful|appreciative|obliged) (?:to you )?(?=for\b)/gi,
    'thanks so much ',
  ],
  [/\bthank you (?:very much |so much |kindly )?for your (?:time and )?consideration\b/gi, 'thanks for taking the time'],
  [/\bthank you very much\b/gi, 'thanks so much'],
  [/\bthank you(?= (?:so much|again|for)\b)/gi, 'thanks'],
  [
    /\bI (?:eagerly |very much |greatly )?(?:await|anticipate) (?:your (?:response|reply|answer)|hearing from you)\b/gi,
    'I hope to hear from you soon',
  ],
  [/\bI look forward to (?=\p{L}+ing\b)/giu, 'I’m looking forward to '],
  [/\byour (?:esteemed|distinguished|prestigious|storied) /gi, 'your '],
  [/\bshould (you|it|there) (?=(?:be|require|need|have|wish|prefer|like|want|decide)\b)/gi, 'if $1 '],
  [/\bto whom it may concern\b/gi, 'Hi there'],
  [/\bmy (?:place of )?residence\b/gi, 'my home'],
  [/\bparents and I\b/gi, 'parents and I'],
];

/** "receiving yards" is football. */
const RECEIVE: readonly WordRule[] = [
  [/\breceives\b/gi, 'gets'],
  [/\breceive\b/gi, 'get'],
  [/\breceived\b/gi, 'got'],
];

export const PLAIN_WORDS: readonly WordRule[] = [...PHRASES, ...RECEIVE, ...SPOKEN_VERBS];
