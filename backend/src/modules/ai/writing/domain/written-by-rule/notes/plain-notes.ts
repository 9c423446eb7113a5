import { sentencesOf } from '../sentences-of.js';
import { writtenOut } from '../style/short-forms.js';

type Change = readonly [pattern: RegExp, replacement: string];

/** What the email is to be, and how a sentence of it begins: "thank you note for the visit" → "Thank you for the visit". */
const LEADS: readonly Change[] = [
  [/^thanks (?=you\b)/i, 'Thank '],
  [/^(?:and |then |also ){1,3}(?=(?:tell|let|thank|say|ask) )/i, ''],
  [/^(?:an? )?(?:short |quick |nice )?(?:intro(?:duction|ductory)?|first) (?:email|e-mail|message|note)\b[.:,]? ?/i, ''],
  [
    /^(?:an? )?(?:short |quick |nice )?(?:thank[- ]?(?:you|u)|thanks) (?:note|email|message|letter) (?:to (?:coach|him|her|them) )?(?=for\b)/i,
    'Thank you ',
  ],
  [
    /^(?:please |also |and |just )*(?:say|tell (?:him|her|them|coach)) (?:thanks|thank (?:you|u|him|her|them)) (?:to (?:him|her|them|coach) )?(?=for\b)/i,
    'Thank you ',
  ],
  [
    /^(?:please |also |and |just )*thank (?:him|her|them|the (?:coach(?:es)?|staff)|coach) (?:so much |very much |again )?(?=for\b)/i,
    'Thank you ',
  ],
  [
    /^(?:(?:please )?(?:answer|reply|response|respond)(?:ing)?)(?: (?:to )?(?:coach(?: \p{L}{1,20})?|him|her|them|(?:his|her|their|the) (?:question|email|text|message)s?)):? ?(?=\S)/iu,
    'answer: ',
  ],
];

/** How the writer is to write, behind what is to be written. */
const MANNER =
  /,? (?:but |and )?(?:please )?(?:(?:be|stay|keep it|make it|sound) (?:very |really |super )?(?:nice|polite|kind|respectful|short|brief|professional|friendly|formal)(?: about it)?|say it (?:nicely|politely))(?=[.!]?$)/i;

/** "got baseball that weekend": something to go to. */
const HAS_EVENT =
  /(?<=^|, )got (?=(?:an? )?(?:practice|class|work|school|church|baseball|basketball|track|wrestling|lacrosse|soccer|weights|finals|tests?|exams?|games?|meets?|tournaments?|training|tutoring|playoffs?)\b)/gi;

const OWN = String.raw`mom|folks|dad|mother|father|parents|brother|sister|grandma|grandpa|grandmother|grandfather|uncle|aunt|paw paw|family|counselor|trainer|number|cell|phone|gpa|act|sat|psat|40|forty|bench|squat|vertical|film|tape|transcript|season|ankle|knee|shoulder`;
const DOES = String.raw`(?:can['’]?t|cannot|doesn['’]?t|don['’]?t|didn['’]?t|won['’]?t|is|are|was|were|will|would|can|could|has|have|had|went|goes|liked?|likes|loved?|loves|enjoyed|says?|said|wants?|wanted|thinks?|thought|drives?|drove|cried|works?|moved|came|comes|improved|hurts?|feels?|played|plays|coached|graduated|lives|lived)\b`;
/** "number is 555": what belongs to the athlete lacks its "my". */
const BARE_OWN = new RegExp(String.raw`^(?:${OWN}) (?=${DOES})`, 'i');
const OWN_NEXT = new RegExp(String.raw`, (?:and )?(?=(?:my )?(?:${OWN}) ${DOES})`, 'gi');

const MEASURE = String.raw`(bench(?: press)?|squat|power clean|clean|deadlift|vertical(?: jump)?|broad jump|40(?: time)?|forty|height|weight|gpa|act|sat|psat|wingspan)`;
const MEASURES = new RegExp(
  String.raw`^(?:(?:and )?(?:my )?${MEASURE} (?:is |of |= ?)?\d[\d.'"/]*(?: ?(?:lbs?|pounds|in|inches))?(?:, | and | |$)){1,5}$`,
  'i',
);
const ONE_MEASURE = new RegExp(String.raw`\b${MEASURE} (?:is |of |= ?)?(\d[\d.'"/]*(?: ?(?:lbs?|pounds|in|inches)\b)?)`, 'gi');

/** "you told me to send it" behind what happened before. */
const NEXT_STATEMENT =
  /^((?:i )?(?:met|saw|talked (?:to|with)|spoke (?:to|with)) you\b[^.!?,]{3,60}?),? (?:and )?(?=(?:you|u) (?:told|asked|said)\b)/i;
/** "3.4 gpa want to be a nurse" */
const FIGURE_FIRST = /(?<=\d (?:gpa|act|sat|lbs|pounds)),? (?:and )?(?=(?:want|looking|hope|plan|hoping|interested|trying) )/gi;
const LIKED_TO =
  /\b((?:liked?|loved?|enjoyed|wants?|wanted) (?:it|that|them|you)|(?:wants?|likes?|wanted) to (?:be (?:on|there)|come|join|watch|listen)) to(?=[.!,]?$)/i;

/** The sentences of a note as they would stand in an email: written out, without labels, each statement by itself. */
export function plainNotes(note: string): string[] {
  return sentencesOf(writtenOut(note).replace(HAS_EVENT, 'I have '))
    .map((sentence) => LEADS.reduce((rewritten, [pattern, words]) => rewritten.replace(pattern, words), sentence).replace(MANNER, ''))
    .flatMap((sentence) => apart(sentence))
    .map((sentence) => withOwner(sentence).replace(LIKED_TO, '$1 too'))
    .filter((sentence) => sentence !== '');
}

function apart(sentence: string): string[] {
  const request = sentence.replace(NEXT_STATEMENT, '$1\n').replace(FIGURE_FIRST, '\n');
  return request.split('\n').flatMap((part) => part.split(OWN_NEXT));
}

/** "bench 265 squat 405" → "My bench is 265 and my squat is 405" */
function withOwner(sentence: string): string {
  const bare = sentence.replace(/[.!]$/, '');
  if (MEASURES.test(bare)) return measured(bare);
  if (BARE_OWN.test(sentence)) return `My ${sentence.replace(/^(?:gpa|act|sat|psat)\b/i, (letters) => letters.toUpperCase())}`;
  return sentence.replace(/^no (?!thank|to\b|longer\b|problem|worries|need\b|one\b|matter\b|way\b)(?=\p{L}|\d)/iu, 'I have no ');
}

function measured(text: string): string {
  const measures = [...text.matchAll(ONE_MEASURE)].map(
    ([, what = '', figure = '']) => `my ${what.replace(/^(?:gpa|act|sat|psat)$/i, (letters) => letters.toUpperCase())} is ${figure}`,
  );
  const all = measures.length < 2 ? measures.join('') : `${measures.slice(0, -1).join(', ')} and ${measures.at(-1) ?? ''}`;
  return all.replace(/^m/, 'M');
}
