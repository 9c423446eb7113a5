import type { PrivateKind } from './private-values.js';

const SITES =
  'ig|insta|instagram|snap|snapchat|twitter|x|tiktok|tik tok|discord|threads|youtube|yt|twitch|psn|xbox|steam|gamertag|venmo|cash ?app|zelle|facebook|fb|whatsapp|telegram|kik|vsco|bereal|reddit|linkedin|bluesky|hudl|skype|facetime';
const NAMED = 'handle|username|user name|user|screen ?name|gamer ?tag|account|profile|channel|page|tag|@|id|name';
/** A name that no word is: with a digit, a point, a low line or a dash inside. */
const ODD = String.raw`(?=[a-z_]{0,29}[\d._#-][\w])[a-z_](?:[\w#]|[.-](?=\w)){2,30}`;
const NO_HANDLE = String.raw`(?!(?:a|an|the|my|is|in|on|at|and|or|not|no|so|too|very|full|of|for|to|it|i|you|your|we|where|when|with|who|that|this|private|public|also|there|video|videos|highlights?|page|post|posts|film|account|profile|clips|followers|because|every|all|still|new|open|live|team|coach|down|good|great|linked|below|attached|listed)\b)`;
const HANDLE = String.raw`${NO_HANDLE}[a-z_](?:[\w#]|[.-](?=\w)){2,30}`;
const WORDS = String.raw`[\w.-]{1,30}(?: (?!and\b|or\b|if\b)[\w.-]{1,30}){0,3}`;
const TO_VALUE = String.raw`(?: (?:number|no\.?|code|num))?(?: (?:is|was|ends in|ending in|starts with|=)|:|#| #| -| for \w{2,12} is)? ?`;
const HAS_DIGIT = String.raw`(?=[^\s]{0,20}\d)`;

/** Accounts, passwords and card numbers, each recognized by the word that names it. */
export const SECRETS: readonly (readonly [PrivateKind, RegExp])[] = [
  // "my X is jwhit_rb", "follow me at jwhit22", "venmo me at jay-whit-1"
  [
    'handle',
    new RegExp(String.raw`(?<=\b(?:${SITES})(?: (?:${NAMED}))?(?: me)?(?:'s)?(?: (?:is|at|as|to|under|-)|[:=,-]{1,2}){0,2} )${ODD}`, 'giu'),
  ],
  [
    'handle',
    new RegExp(
      String.raw`(?<=\b(?:follow|add|find|message|dm|friend|hit) (?:me|us)(?: up)?(?: on \w{1,12})?(?: (?:at|as|under|with|by|on|@))? )${ODD}`,
      'giu',
    ),
  ],
  [
    'handle',
    new RegExp(
      String.raw`(?<=\b(?:${SITES})(?: (?:${NAMED}))? (?:is|at|=|-)(?: just| only| still| now)? (?:at )?)${HANDLE}(?=[.,!?;)]|$| (?:and|or|on|if)\b)`,
      'gimu',
    ),
  ],
  [
    'handle',
    new RegExp(
      String.raw`(?<=\b(?:ig|insta|instagram|snap|snapchat|twitter|tiktok|discord|psn|gamertag|venmo|cash ?app)[:=]? )${HANDLE}(?=[.,!?;)]?$)`,
      'gimu',
    ),
  ],
  [
    'handle',
    new RegExp(
      String.raw`(?<=\b(?:handle|user ?name|screen ?name|gamer ?tag|(?:${SITES}) name)(?: on \w{1,12})?(?: is|:| =) )(?:at )?${WORDS}`,
      'giu',
    ),
  ],
  // After the name of a site every word that is none is an account.
  ['handle', new RegExp(String.raw`(?<=\b(?:${SITES})\b[^.!?\n]{0,40}[ :@$(/])${ODD}`, 'giu')],
  // "9/18 @ Marble Creek" is a game away.
  ['handle', /(?<=@ )(?!\p{Lu}\p{Ll}+(?:[ ,:.;!?]|$))[\w.]{3,30}/gmu],
  ['handle', /(?<![\w$])\$[a-z][\w-]{2,20}/giu],
  // Passwords and the like, in any form.
  ['number', /(?<=\b(?:pass ?word|passcode|passphrase|login|pw|passwd)(?: for [\w ]{2,20})?(?: (?:is|was)|:|=| -) ?)\S{2,40}/giu],
  ['number', /(?<=\b(?:pass ?word|passcode|pw|user ?name) )(?=\S{0,20}[\d!#$%&*@])\S{4,40}/giu],
  [
    'number',
    new RegExp(
      String.raw`(?<=\b(?:pin|passcode|(?:gate|door|access|alarm|garage|locker|entry|lock|security|zip|zoom|meeting|lunch) (?:code|pin|number|combination|combo|id)|combination)${TO_VALUE})${HAS_DIGIT}[\w-]{3,20}(?:-\d{1,3}){0,3}`,
      'giu',
    ),
  ],
  [
    'number',
    new RegExp(
      String.raw`(?<=\b(?:mrn|policy|medical record|patient|chart|case|medicaid|medicare|insurance|member|group|subscriber|badge|roll|library|bus pass|credit card|debit card|card|routing|iban|acct|account|ssn|social(?: security)?(?! media)|tax|green card|visa|plate|license plate|tag|vin|claim)(?: (?:id|card|plate|number|no))?${TO_VALUE})(?:(?!is |no |was |are )[A-Z]{2,3}[- ])?(?:${HAS_DIGIT}[\w-]{4,24}(?:[ -]\d{2,6}){0,4}|\d{2,3}(?:[ -]\d{1,6}){1,4})`,
      'giu',
    ),
  ],
  // No figure of football is as long.
  ['number', /(?<![\d.,$-])\d{6,7}(?![\d-]|[.,]\d)/gu],
  ['number', /(?<=\b(?:number|no\.?|id|num|card)(?: is|:)? ?#?|# ?)\d[\d-]{4,24}\b/giu],
  ['number', /(?<=\blast (?:four|4)(?: digits)?(?: of my (?:social|ssn|card))?(?: are| is|:) ?)\d{4}\b/giu],
  ['email', /(?<![\w.+-])[\w.+-]{3,64} (?:gmail|yahoo|outlook|hotmail|icloud|aol|proton(?:mail)?)(?: ?(?:\.|dot)? ?com)?\b/giu],
  [
    'link',
    /(?<![\w-])[\w-]{1,63}(?: dot [\w-]{1,30}){0,3} dot (?:com|net|org|edu|io|tv|gg|co)\b(?: (?:forward )?slash [\w.-]{1,60}){0,6}/giu,
  ],
  ['link', /(?<![\w-])[\w-]{2,63}(?: ?\. ?)(?:com|net|org|tv)(?: ?\/ ?[\w.-]{1,60}){1,6}/giu],
  // "Mr. and Mrs. Whitfield", "ms. patel", "Dr. Lena Ortiz"
  [
    'person',
    /(?<=\b(?<!\bcoach(?::| is|,)? )(?:mr|mrs|ms|miss|mx|dr|pastor|reverend|rev|deacon|bishop)\.? )(?!(?:and|or|is|i|my|a|the|said|says|call|phillips)\b)\p{L}[\p{L}\p{M}'’-]{1,30}(?: \p{Lu}[\p{L}\p{M}'’-]{1,30})?/giu,
  ],
  [
    'person',
    /(?<=\b(?:mr|mrs|ms|miss|mx|dr)\. [a-z'-]{2,15} )(?!(?:and|or|is|was|has|had|will|can|could|would|said|says|told|at|in|of|on|for|from|to|from|who|cleared|signed|the|my|a)\b)[a-z][a-z'-]{2,20}(?=[.,!?;)]|$)/gu,
  ],
  [
    'person',
    /(?<=\b(?:athletic director|principal|counselor|athletic trainer|trainer|assistant coach|pediatrician|doctor|physio|therapist)(?:,| is| named|:)* )\p{Lu}[\p{L}\p{M}'’-]{1,30}(?: \p{Lu}[\p{L}\p{M}'’-]{1,30}){0,2}/gu,
  ],
];
