import type { WordRule } from '../../change-words.js';

/** Threats, claims and quarrels, as a grown-up would say them or not at all. */
export const MANNERS: readonly WordRule[] = [
  [/(?<=^|[.!?] )I(?:['’]m| am) (?:so |really |getting )?(?:tired|sick) of (?:waiting|this|being ignored)\b[^.!?\d]{0,20}[.!] ?/gim, ''],
  [/(?:,? (?:and|but|so) |(?<=^|[.!?] ))(?:you|u)(?: are|['’]re|r)? (?:all )?sleep(?:ing|in['’]?) on (?:me|us)\b[.!]?/gim, ''],
  [
    /(?<=^|[.!?] |\bcoach(?: \p{Lu}\p{L}{1,30})?, )(?:just )?(?:answer|get back to|reply to|respond to|text|call|email) me(?: back)? (?:this time|for once|already|now|today)[.!]*(?=\s|$)/gimu,
    'I would be glad about an answer.',
  ],
  [
    /,? (?:or|and|because|cuz) (?:you|u)(?: are|['’]?re|r)? (?:gonna|going to|gone|gon|will|['’]ll) (?:be sorry|regret (?:it|this|that))(?: if (?:you|u) [^.!?,\d]{2,30})?(?=[.!?,]|$)/gim,
    '',
  ],
  [
    /(?<=^|[.!?] )(?:you|u)(?: are|['’]?re|r)? (?:gonna|going to|gone|gon|will|['’]ll) (?:be sorry|regret (?:it|this|that))(?: if (?:you|u) [^.!?,\d]{2,30})?[.!?]{0,3}(?=\s|$)/gim,
    '',
  ],
  [/,? (?:or|and) (?:ur|you['’]?re|you are|you['’]ll|you will) (?:gonna |going to )?be sorry\b/gi, ''],
  [/(?:,? (?:and|but|so) |(?<=^|[.!?] ))(?:please )?(?:(?:don['’]?t|do not) waste|(?:stop|quit) wasting) (?:my|our) time\b[.!]?/gim, ''],
  [/\b(?:you|u)(?: had|['’]d)? better not (?=\p{L})/giu, 'please do not '],
  [
    /\bI need (?:an? |your )?(?:answer|reply|response|decision|word)(?: from you)? (by|before) ([^.!?,\n]{3,30})[.!]+(?=\s|$)/gi,
    'Could you please let me know $1 $2?',
  ],
  [/\bI(?: also| really)? expect to (?=(?:be offered|get|start|play|hear|see|meet|receive|have|talk)\b)/gi, 'I hope to '],
  [
    /\bI(?: also| really)? expect (?=(?:an?|the|your|my|full)(?: \p{Ll}+){0,2} (?:offer|scholarship|ride|answer|reply|call|visit|spot)\b)/giu,
    'I hope for ',
  ],
  [/\bI(?: also| really)? (?:demand|require) (?=(?:an?|the|your|my)\b)/gi, 'I would like '],
  [/(?<=^|[.!?] |\n)(?:just )?go (?:and )?(?:watch|see|look at|check out|check) (?=(?:it|my|the|this|that)\b)/gi, 'please watch '],
  [/\b(?:he|she|they) (?:(?:straight |totally |just )?ghosted me|left me on read)(?=[.,!?]|$| and| but)/gi, 'I did not hear back'],
  [/\b(?:the |them )?refs? (?:straight |totally |just )?(?:robbed|cheated|screwed|hosed) us\b[,.]? ?/gi, ''],
  [
    /(?<=\b(?:loss|game|call|play|season|night|film|practice) )(is|was|were) (?:so |straight |pure |such )?(?:trash|garbage|ass|booty|mid)\b/gi,
    '$1 disappointing',
  ],
  [
    /(?<=\b(?:is|was|are|were|am|be|been) |['’](?:s|m|re) )(?:trippin['’]?g?|buggin['’]?g?|stressin['’]?g?) (?:about|bout|over)\b/gi,
    'worried about',
  ],
  [/\b(?:trippin['’]?g?|buggin['’]?g?|stressin['’]?g?) (?:about|bout|over)\b/gi, 'is worried about'],
  [/\bgrindin['’]?g? (?=for|on|at|in|all|every|hard)/gi, 'working hard '],
  [/\bwent (?:crazy|super|mad|stupid|hella) good\b/gi, 'went very well'],
  [/\bpeep (?=(?:the|my|this|that)\b)/gi, 'please watch '],
  [/,? ?\blegit(?= \p{L}+ed\b)/giu, ''],
  [/(?<=^|[.!?] |, )(?:ain['’]?t|aint) (?=nobody\b)/gim, ''],
  [
    /\b(I) (?:ain['’]?t|aint) (?=(?:even|really|too|that|so|just|gonna|going|\p{L}+ing|a|an|the|my|mad|tired|scared|worried|afraid|hurt|ready|done|sure|new|old|big|small)\b)/giu,
    '$1 am not ',
  ],
  [
    /\b(you|we|they) (?:ain['’]?t|aint) (?=(?:even|really|too|that|so|just|gonna|going|\p{L}+ing|a|an|the|my|ready|done|sure)\b)/giu,
    '$1 are not ',
  ],
  [/\b(he|she|it|there|that|this) (?:ain['’]?t|aint) (?!no\b|got\b)(?=\p{L})/giu, '$1 is not '],
];

/** Figures and signs that stand for words on a phone. */
export const PHONE_SIGNS: readonly WordRule[] = [
  [/\b4 (?=(?:u|you|me|us|my|your|ur|the|this|him|her|them)\b)/gi, 'for '],
  [/\b2 (?=(?:u|you|me|us|my|your|ur|the|him|her|them)\b)/gi, 'to '],
  [/(?<=\b(?:is|its|it['’]s|was|are|way|far|cost|costs) )2 (?=(?:much|late|far|early|expensive|high|long|big|soon|hard|many)\b)/gi, 'too '],
  [
    /(?<=\b(?:scared|ready|want|wanted|wants|need|needs|needed|going|have|has|had|got|trying|tryna|able|happy|excited|like|love|hope|nice|good|great|time|supposed|afraid|glad) )2 (?=(?:work|help|throw|play|see|be|go|come|get|make|talk|meet|learn|visit|watch|wait|pay|drive|leave|stay|say|do|run|lift|catch|know|ask|tell|show|hear|keep|take|find|win|start|improve|study|finish|miss|move|send|read|write|eat|sleep|sit)\b)/gi,
    'to ',
  ],
  [/ ?(?<!\$)\${2,6}(?= ?[.,!?]|$)/gm, ' money'],
  [/(?<!\$)\${2,6}(?= \p{L})/gu, 'money'],
  [/(?<!\b(?:an?|the|this|that|wrestling|boxing|his|her|my) )\bbout (?=[\p{L}$])/giu, 'about '],
];

/** What a letter says of friends, trouble and questions. */
export const LETTER_WORDS: readonly WordRule[] = [
  [/\bno can do\b/gi, 'I cannot attend'],
  [/,? (?:but |though,? )?it(?: is|['’]s) no big deal(?=[.!])/gi, ''],
  [/,? (?:no kidding|no joke|for real|seriously|I swear|trust me)(?=[.!])/gi, ''],
  [
    /(?<=^|[.!?,] |\b(?:why|how|when|where|what|who) )(is|are|was|were|do|does|did|could|would|will|have|has|should)n['’]t (there|you|he|she|it|we|they|I)\b/gim,
    '$1 $2 not',
  ],
  [/(?<=^|[.!?,] |\b(?:why|how|when|where|what|who) )can['’]t (you|he|she|it|we|they|I)\b/gim, 'can $1 not'],
  [/\b(he|she|it|he is|she is)['’]?s? not got (?=(?:an?|the|any|my|his|her)\b)/gi, '$1 does not have '],
  [/\b(?:he|she) is does not have\b/gi, 'he does not have'],
  [/(?<=\b\p{L}{2,12})['’]s got (?=(?:an?|the|two|three|no|to|my|his|her|some)\b)/giu, ' has '],
  [/\b(has|have) got (?=(?:an?|the|two|three|no|to|my|his|her|some)\b)/gi, '$1 '],
  [/\ba (?:hassle|pain|headache|bother)(?=[.,!?]|$| (?:for|to)\b)/gm, 'an inconvenience'],
  [/\bhassle(?=[.,!?]|$| (?:for|to)\b)/gm, 'inconvenience'],
  [/\b(?:buddy|pal|bestie|homie|best bud)\b/g, 'friend'],
  [/\b(?:buddies|pals|homies)\b/g, 'friends'],
  [/(?<=^|[.!?] )no (?:biggie|big deal|worries|rush|stress)(?: at all)?(?: (?:if|when) [^.!?\d]{3,50})?[.!] ?/gim, ''],
  [
    /(?<=\b(?:am|is|are|was|were|be|been)(?: (?:so|really|pretty))? |['’](?:m|re|s) )(?:swamped|slammed)\b(?! (?:by|into|to|on)\b)|\bsuper busy\b/gi,
    'very busy',
  ],
  [/\b(is|was) (that|this|it) (?:cool|ok|okay|alright|all right|fine)(?=\?)/gi, '$1 $2 acceptable'],
  [/\bwould (that|this|it) be (?:cool|ok|okay|alright|all right|fine)(?=\?)/gi, 'would $1 be acceptable'],
  [/\b(?:super |really |so )?fun(?= and\b|[.,!])/gi, 'enjoyable'],
  [/\b(?:mom|mama)(?= (?:will|would|has|is|was|and)\b)/g, 'mother'],
];
