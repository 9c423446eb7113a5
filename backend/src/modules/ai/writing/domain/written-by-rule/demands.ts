import { changeWords, type WordRule } from '../change-words.js';
import { MANNERS } from './style/manners.js';
import { isBareLine } from './is-bare-line.js';

/** Praise of oneself that no coach believes, and pressure. */
const BRAG =
  /\b(?:i(?: am|['’]?m) (?:(?:by far|easily|simply|basically|literally|honestly|probably|definitely|straight up) )?(?:the (?:best|greatest|goat|fastest|toughest|realest)|better than|unstoppable|a beast|him\b|that guy|a dawg|a problem|not like)|(?:you|u|y['’]?all) (?:really |all )?(?:need|gotta have|got to have|have to have|have to offer|must have|must offer) (?:me|to offer me|to sign me)|(?:you|u|y['’]?all) (?:wo|will not|won['’]?t|wont|will)\w{0,2}['’]?t? ?(?:ever )?regret|(?:you|u) (?:are|['’]re|will be|would be) (?:crazy|stupid|dumb|missing)|nobody (?:is|can) |no one (?:is|can) |(?:stop|quit) sleeping on|(?:don['’]?t|do not) sleep on (?:me|us)|i (?:always )?(?:cook|smoke|torch|own|dominate|bully|embarrass|destroy|eat|shred) (?:every|everybody|everyone|all|any|anybody|whoever|kids|people|db|cb|corner)|they (?:can['’]?t|cannot|could not|couldn['’]?t) (?:guard|stop|check|touch|tackle|cover) me|(?:u|you|y['’]?all)(?: would| will| ?['’]?d| gotta) be (?:crazy|stupid|dumb|insane|foolish|a fool|trippin\w*)|(?:your|ur) (?:loss|mistake)\b|i['’]?d (?:start|play) (?:over|for) (?:all|any|every)|i run this (?:state|town|city|league)|i deserve\b|(?:your|ur) [^.!?]{0,30}\b(?:rude|disrespectful)\b|(?:you|u) (?:acted|act|treated|treat) (?:me )?like|if (?:you|u) (?:don['’]?t|do not) (?:want|take|offer|sign|like) me|that['’]?s on (?:you|u)\b|(?:your|ur|you|u|y['’]?all) (?:guys )?(?:really )?need (?:a|an) \w+ (?:bad|badly)\b|(?:nobody|no one|no \w+) (?:else )?(?:in|on|around|from|works|plays|throws|hits|runs)\b[^.!?]{0,40}\b(?:like me|better|than me|like i do)|i(?: ain['’]?t| am not|['’]?m not| won['’]?t| will not| refuse to) (?:gonna |going to |about to )?(?:sit|sitting|ride|riding|be|being|play|playing|wait|waiting)\w* (?:behind|the bench|second|a backup|no backup)|other (?:schools|coaches|programs|teams) (?:answer|reply|call|text|want|are|already|would|have|respond|know)|(?:your|ur|you|they) (?:\w+ ){0,2}(?:are|r|is) (?:kinda |so |pretty |really |kind of |straight )?(?:trash|garbage|sorry|weak|mid|ass|terrible|a joke)\b|if (?:you|u) (?:bring|sign|take|get|offer) [^.!?]{0,30}\bi['’]?(?:m| am) (?:out|gone|done|not coming)\b|[^.!?]{0,20}\bain['’]?t ready for me\b|(?:that['’]?s |it['’]?s |kind of |kinda |pretty |so |really |very ){1,3}(?:rude|disrespectful|messed up|whack|wack|not cool)\b|(?:everybody|everyone) (?:else )?(?:(?:in|on|around|from) [^.!?]{1,30} )?(?:wants|wanted|is on|knows|know) (?:me|it|that)\b|put me in\b|(?:so )?(?:you|u)(?:['’]d| had)? better (?:move|act|hurry|decide|get|step)\b|i (?:could|can|would) (?:start|play) (?:for|over) (?:anybody|anyone|any of)|i['’]?(?:m| am) (?:way |far )?(?:too good|better than))/i;

/** Where one statement of a sentence ends and the next begins. */
const JOINT =
  /(?<=\S)(?:, (?:and |but |so |because |cause |cuz )?| (?:and|but|so|because|cause|cuz) )(?=(?:i|you|u|we|nobody|no one|y['’]?all|that['’]?s|thats|they|he|she|all (?:your|ur))(?:['’]| ))| (?=(?:watch|check out|check|see|peep) my (?:film|tape|highlights|hudl|video)\b)| (?=(?:you|u) (?:wo|will not|won['’]?t)[^.!?]{0,12}regret)/i;

/** "Call me" */
const ORDERS = [
  'call',
  'text',
  'email',
  'write',
  'send',
  'tell',
  'give',
  'show',
  'invite',
  'offer',
  'put',
  'add',
  'hold',
  'save',
  'keep',
  'get',
].map((verb): WordRule => [new RegExp(String.raw`(?<=^|[.!?] |\n)${verb} (?=(?:me|us)\b)`, 'gi'), `please ${verb} `]);

/** "Call my mom", "Bring the letter" */
const ORDERS_OF_OTHERS = ['bring', 'call', 'email', 'text', 'give', 'send', 'tell', 'show'].map((verb): WordRule => [
  new RegExp(String.raw`(?<=^|[.!?] |\n|\bcoach, )${verb} (?=(?:my|the|your|her|him|them|an?) )`, 'gi'),
  `please ${verb} `,
]);

/** Words against the athlete's own coach or team, which no other coach likes to read. */
const AGAINST_OWN: readonly WordRule[] = [
  [
    /\b(?:my|our) (?:(?:hs|high school|head|position) )?(?:coach|coaches|oc|dc|team|line|o line|qb|quarterback)(?: is| are|['’]s) (?:(?:so|straight|such|really|just) )?(?:trash|garbage|ass|dumb|stupid|terrible|a joke|awful|horrible|clueless)\b(?! (?:at|in|on|when|against|with)\b)(?:,| and| because| cuz|;)? ?/gi,
    '',
  ],
  [/(?:,| and| because| cuz|,? but)? (?:he|she|they|my coach|coach) (?:just )?(?:hates?|can['’]?t stand) me\b/gi, ''],
];

/** What sounds like an order or a claim to something, and how one asks for it. */
const REQUESTS: readonly WordRule[] = [
  [
    /(?<=^|[.!?] |\n)(?:either )?(?:just )?tell (?:me|us) ((?:if|whether|when|what|where|how)\b[^.!?\n]{1,100}?),? or (?:else )?((?:stop|quit) sending (?:me|us) [^.!?\n]{2,60})[.!]+(?=\s|$)/gi,
    'Could you please tell me $1? Otherwise, $2.',
  ],
  [/(?<=^|[.!?,] |\n)(?:please )?(?:stop|quit) sending (?:me|us) (?=\p{L})/gimu, 'please take me off the list for '],
  [
    /(?<=^|[.!?] |\n)(?:either )?(?:just )?(?:tell|let) (?:me|us)(?: know)? (if|whether|when|what|where|how)\b([^.!?\n]{1,100}?),? or (?:else )?(?:stop|quit|leave|forget|don['’]?t|i['’]?ll|i will|i['’]?m|i am)\b[^.!?\n]{0,80}[.!]+(?=\s|$)/gi,
    'Could you please tell me $1$2?',
  ],
  [/,? (?:so|and|plus) (?:i['’]?m|i am) not (?:dumb|stupid|an idiot|a dummy)(?: either)?(?=[.,!]| lol|$)/gi, ''],
  ...AGAINST_OWN,
  [
    /\bwhy (?:have|did|do|has|are)(?:n['’]?t| not)? (?:you|u|y['’]?all) (?:not )?(?:even )?(?:answer(?:ed|ing)?|repl(?:y|ied)(?: to)?|respond(?:ed)?(?: to)?|read|open(?:ed)?) my (?:last )?((?:\d|two|three|four|five) )?(?:emails?|messages?|texts?|dms?)\b[?!.]*/gi,
    'I have not had an answer to my last $1emails yet.',
  ],
  [
    /\bwhy (?:have|did|do)n['’]?t (?:you|u|y['’]?all) (?:ever )?(?:wr[oi]te|written|wrote|answer(?:ed)?|repl(?:y|ied)|respond(?:ed)?|hit)(?: (?:me|us))?(?: back| up)?(?=[?!.])[?!.]*/gi,
    'I have not heard back yet.',
  ],
  [/(?<=^|[.!?] |\n)(?:just )?send (?:me )?(?:the|an|that|my) offer\b(?: already)?/gi, 'I would be glad about an offer'],
  [
    /(?<=^|[.!?] |\n)(?:so |well )?((?:do|are|can|is|will|does|did|could|would|have) [^.!?\n]{3,100}?),? or (?:not|nah|naw|what)\b[?.]*(?=\s|$)/gim,
    '$1?',
  ],
  [/\b(?:can|could) (?:we|you|i) (?:zoom|facetime|ft)\b(?: or (?:nah|not|what))?\??/gi, 'could we have a video call?'],
  [
    /(?<=^|[.!?] |\n)((?:[a-z]+ ){0,2}[a-z]+) (?:is|are|was|were) (?:\w+ )?(?:trash|garbage|ass|booty|weak|mid|sorry|soft|a joke|terrible)(?: (?:lol|lmao|fr|bro))*,? (?:and |cuz |because |so )?(we|i) (?:smoked|cooked|spanked|clapped|torched|destroyed|crushed|killed|whooped|beat) (?:em|['’]em|them|him)\b/gi,
    '$2 beat $1',
  ],
  [
    /\b(?:you|u) (?:never|didn['’]?t|haven['’]?t|still haven['’]?t|have not|did not)(?: even| ever)? (?:answer(?:ed)?|repl(?:y|ied)|respond(?:ed)?|wr(?:ite|ote|itten)(?: back)?|got(?:ten)? back|get back)(?: (?:me|us|to me|to us|to my (?:\w+ )?(?:emails?|texts?|messages?)|my (?:\w+ )?(?:emails?|texts?|messages?)))?(?: back)?(?=[.,!?]|$)/gi,
    'I have not heard back yet',
  ],
  [/\b(?:you|u) (?:left me on read|ghosted me|keep ignoring me|are ignoring me|ignored me)\b/gi, 'I have not heard back from you'],
  [
    /\b(?:are|r) (?:you|u) (?:even|really|actually|still)? ?interested(?: in me)?(?: or (?:not|what|nah))?\?*/gi,
    'are you still interested?',
  ],
  [/\b(do|did) (?:you|u) even (?=(?:want|like|watch|read|look|care|see|get|open)\b)/gi, '$1 you '],
  [
    /,? and (?:still|i still have|i['’]ve still (?:had|got)) (?:nothing|no (?:answer|reply|response|word))(?: back)?(?=[ .,!?]|$)/gi,
    ', and I have not heard back yet',
  ],
  [/,? or (?:not|what|nah)(?=\?)/gi, ''],
  [
    /(?<=^|[.!?] |\n|\bcoach,? )(?:you|u) (?:need|have|got|gotta|better|must) (?:to )?(watch|see|call|look at|come|check out)\b([^.!?\n]{0,80})[.!]+(?=\s|$)/gi,
    'could you please $1$2?',
  ],
  [
    /\b(?:I|we) (?:really )?(?:wanna|want to|need to|gotta) know (if|whether|when|what|how|where|who|why)\b([^.!?\n]{1,120}?)(?: or not)?(?:[.!]+(?=\s|$)|(?=\s*$))/gim,
    'could you tell me $1$2?',
  ],
  [
    /\bhow much (?:scholarship )?(?:money|scholarship|aid) (?:do|can|will|would) you (?:give|offer|pay)(?: me)?\b/gi,
    'could you tell me what financial aid is possible',
  ],
  [
    /\bI want (?:a|an|some|your) (?=(?:full |free )?(?:ride|scholarship|offer|spot|roster spot|visit|chance)\b)/g,
    'I would be glad about a ',
  ],
  [/\bI (?:want|need) you to\b/g, 'I would like you to'],
  [/\bI want to\b/g, 'I would like to'],
  [/\bI want (?=my own\b)/g, 'I would like '],
  ...ORDERS_OF_OTHERS,
  [
    /(?<=^|[.!?] |\n|\bcoach, )(?:just )?(?:tell me|let me know) ((?:by|before) [^.!?,\n]{3,30}?) ((?:if|whether|when|what|where|how)\b[^.!?\n]{1,100})[.!]+(?=\s|$)/gi,
    'could you please tell me $1 $2?',
  ],
  [/\bI need (?=a |an |your )/g, 'I would be glad about '],
  [
    /(?<=^|[.!?] |\n)(?:check out|check|watch|look at|peep) (?=(?:my|the|this) (?:new )?(?:film|tape|highlights|hudl|video)\b)/gi,
    'please watch ',
  ],
  [/(?<=^|[.!?] |\n)(?:check out|check|watch|look at|peep) my\b/gi, 'please watch my'],
  [/\b(?:check out|check|peep) my (?=film|tape|highlights|hudl|video)/gi, 'please watch my '],
  [
    /\bI (?:really )?(?:need|want|have|got) to know (if|whether|when|what|how|where|who|why)\b([^.!?\n]{1,120}?)(?: or not)?[.!]+(?=\s|$)/g,
    'Could you tell me $1$2?',
  ],
  [
    /(?<=^|[.!?] |\n)(?:please )?(?:answer|reply to|respond to|get back to|let) (?:me|us)(?: know)?(?: back)? (by|before|no later than) ([^.!?,\n]{3,30}?)(?:,? or (?:else|i['’]?m|i am|i['’]?ll|i will)\b[^.!?\n]{0,60})?[.!]+(?=\s|$)/gi,
    'Could you please let me know $1 $2?',
  ],
  [/,? or (?:else|i['’]?m (?:out|gone|done)|i am (?:out|gone|done))(?=[.!])/gi, ''],
  [
    /(?<=^|[.!?] |\n)(?:you|u) (?:need|have|got|gotta|better) (?:to )?(watch|see|call|look at|come|check out)\b([^.!?\n]{0,80})[.!]+(?=\s|$)/gi,
    'Could you please $1$2?',
  ],
  ...ORDERS,
  [/\b(?:ASAP|as soon as possible)\b/gi, 'when you can'],
];

/** Removes brags and pressure, and turns demands into requests. A statement with a number or a link has content, so it stays. */
export function askPolitely(email: string): string {
  const lines = email.split('\n').map((line) => (isBareLine(line) && !BRAG.test(line) ? line : withoutBrags(line)));
  return changeWords(lines.join('\n'), ASKED).replace(ADDRESSED, askedBehind);
}

const ASKED = [...MANNERS, ...REQUESTS];
/** A line that goes on with a small letter behind "Coach Hill,". */
const ADDRESSED = /^((?:(?:dear|hi|hello) )?coach(?: \p{Lu}[\p{L}'’-]{1,30})?,) (\p{Ll}[^\n]*)$/gimu;

/** Demands are looked for where a sentence begins. */
function askedBehind(line: string, address: string, rest: string): string {
  const sentence = rest.slice(0, 1).toUpperCase() + rest.slice(1);
  const asked = changeWords(sentence, ASKED);
  return asked === sentence
    ? line
    : `${address} ${asked.replace(/^(?:Please|Could|Would|Can|What|When|Do|Are)\b/, (word) => word.toLowerCase())}`;
}

/** The same without the requests, for texts whose tone stays. */
export function withoutBrags(line: string): string {
  const sentences = line.split(/(?<=[.!?]) +/);
  const kept = sentences.map((sentence) => withoutBragIn(sentence)).filter((sentence, at) => sentence !== '' || sentences[at] === '');
  const text = kept.join(' ');
  return text === line ? line : text.replace(BEHIND_ADDRESS, (_, address: string, word: string) => `${address} ${word.toLowerCase()}`);
}

/** What began a sentence of its own, and now follows "Coach Hill,". */
const BEHIND_ADDRESS =
  /^((?:(?:dear|hi|hello) )?coach(?: \p{Lu}[\p{L}'’-]{1,30})?,) (watch|check|see|look|call|text|answer|reply|tell|let|send|give|please|can|could|will|would|do|are|is|what|when|where|how|my|we|you|your|the|this|that|it|if|here|thank|thanks)\b/iu;

function withoutBragIn(sentence: string): string {
  if (!BRAG.test(sentence)) return sentence;
  const kept = sentence.split(JOINT).filter((statement) => !BRAG.test(statement) || /\d|[{[]|https?:/.test(statement));
  const address = addressOf(sentence);
  const rest = kept.join(', ').trim();
  const text = isAddress(kept) || rest === '' ? address : withAddress(address, rest);
  return text === '' || /[.!?,]$|https?:\S+$/.test(text) ? text : `${text}.`;
}

/** The statement that was removed may have been the one with the address. */
function withAddress(address: string, rest: string): string {
  return address === '' || /^(?:(?:listen|look|yo|hey|dear|hi|hello)(?: up)?,? )?coach\b/i.test(rest) ? rest : `${address} ${rest}`;
}

/** "Listen coach" alone. */
function isAddress(kept: readonly string[]): boolean {
  return kept.length === 1 && /^(?:(?:listen|look|yo|hey|dear|hi|hello),? )?coach(?: \p{Lu}[\p{L}'’-]{1,30})?,?$/iu.test(kept[0] ?? '');
}

/** Returns the form of address of a sentence, which stays when the rest is removed. */
function addressOf(sentence: string): string {
  const request = sentence.replace(/^(?:listen|look|yo|hey)(?: up)?,? (?=coach\b)/i, '').replace(/^c(?=oach)/, 'C');
  return /^(?:(?:dear|hi|hello) )?coach(?: \p{Lu}[\p{L}'’-]{1,30})?,/iu.exec(request)?.[0] ?? '';
}
