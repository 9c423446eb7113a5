/** The questions to ask, and their addressee. */
const ASKS =
  /^(?:(?:please|also|and|then|but|can you|could you) )*(?:ask|find out|(?:(?:i|and) )*(?:want|would like|wanna|need) to know)\b(?: (?:him|her|them|you|the coach(?:es)?|coach(?: \p{L}+)?)(?= (?:if|how|when|what|where|whether|who|which|why|for|about|to)\b))? (.+)$/iu;
/** The coach's side is "they" in a note. */
const THEIRS: readonly (readonly [RegExp, string])[] = [
  [/\bthey['’]re\b/gi, 'you are'],
  [/\bthey\b/gi, 'you'],
  [/\btheir\b/gi, 'your'],
  [/\bthem\b/gi, 'you'],
];
/** A question of the athlete's own, with or without its mark; "will send film" lacks only its "I". */
const BARE =
  /^(?:(?:and|also|so|but|then) )*(?:(?:is|are|was|were|do|does|did|can|could|will|would|should|may|r) (?:there|it|this|that|you|u|they|i|we|he|she|my|your|ur|the|a|any|anyone|coach|freshmen|sophomores|juniors|seniors)\b|(?:have|has) (?:you|u|they) |(?:when|where|what|who|how|why|which)(?:['’]?s|s)? (?:is|are|was|were|do|does|did|can|could|will|would|should|time|days?|kind|much|many|long|often|else|the (?:best|next|cost|price|date|deadline|address))\b|(?:whats|what['’]s|whens|when['’]s|wheres|where['’]s|hows|how['’]s|whos|who['’]s) )/i;
/** "maybe another time in january" */
const OTHER_TIME =
  /^(?:(?:and|but|so) )*(?:maybe|perhaps|possibly|what about|how about) (a ?n?other (?:time|day|weekend|date|visit)\b[^.?!]{0,60})$/i;
/** "if jan 23 ok": a day that suits. */
const SUITS =
  /^(?:if|whether) (.{3,40}?) (?:is |would be |will be |was )?(?:ok|okay|good|fine|works?|possible|better|alright|open|free)(?: (?:instead|too|with you))?$/i;

/** "ask how much it costs and if freshmen may come": the questions; null where nothing is to be asked. */
export function questionsOf(sentence: string): string[] | null {
  const words = sentence.replace(/[.!?]{1,3}$/, '');
  const [, other] = OTHER_TIME.exec(words) ?? [];
  if (other !== undefined) return [`Would ${other.replace(/^a other/i, 'another')} be possible?`];
  const [, bare] = /^(?:please |also |and )?ask: ?(\S.*)$/i.exec(words) ?? [];
  if (bare !== undefined) return [bareQuestion(bare)];
  const [, rest] = ASKS.exec(words) ?? [];
  if (rest === undefined) return BARE.test(words) && !sentence.endsWith('?') ? [bareQuestion(words)] : null;
  const topics = rest
    .split(
      /,? and (?:also )?(?=(?:if|how|when|what|where|whether|who|which|why|for|about)\b)|, (?=(?:but )?(?:not|if|how|when|what|where|whether|who|for|about)\b)/i,
    )
    .filter((topic) => !/^(?:but )?not\b/i.test(topic))
    .map((topic) => THEIRS.reduce((rewritten, [pattern, word]) => rewritten.replace(pattern, word), topic.trim()));
  const asked = topics.filter((topic) => /^(?:if|how|when|what|where|whether|who|which|why)\b/i.test(topic) && !SUITS.test(topic));
  const others = topics.filter((topic) => !asked.includes(topic)).map(otherQuestion);
  return [...others, ...(asked.length > 0 ? [`Could you tell me ${asked.map(indirect).join(' and ')}?`] : [])];
}

function otherQuestion(topic: string): string {
  const [, day] = SUITS.exec(topic) ?? [];
  if (day !== undefined) return `Would ${day} be possible?`;
  const [, what] = /^to (.+)$/i.exec(topic) ?? [];
  if (what !== undefined) return `May I ${what}?`;
  return `I would like to ask ${topic}.`;
}

/** "when is camp" → "when camp is"; "do they take" → "whether you take" */
function indirect(topic: string): string {
  return topic.replace(/^(when|where|what|who|how) (is|are|was) ([^,]+)$/i, '$1 $3 $2').replace(/^if\b/i, 'whether');
}

/** "is there one in july" → "Is there one in july?" */
function bareQuestion(words: string): string {
  const rewritten = THEIRS.reduce(
    (text, [pattern, word]) => text.replace(pattern, word),
    words.replace(/^(?:(?:and|also|so|but|then) )+/i, ''),
  );
  return `${rewritten.replace(/^\p{Ll}/u, (first) => first.toUpperCase())}?`;
}
