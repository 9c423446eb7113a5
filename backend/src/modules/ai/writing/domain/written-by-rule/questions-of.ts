/** The questions to ask, and their addressee. */
const ASKS =
  /^(?:(?:please|also|and|then|but|can you|could you) )*(?:ask|find out)\b(?: (?:him|her|them|you|the coach(?:es)?|coach(?: \p{L}+)?)(?= (?:if|how|when|what|where|whether|who|which|why|for|about|to)\b))? (.+)$/iu;
/** The coach's side is "they" in a note. */
const THEIRS: readonly (readonly [RegExp, string])[] = [
  [/\bthey['’]re\b/gi, 'you are'],
  [/\bthey\b/gi, 'you'],
  [/\btheir\b/gi, 'your'],
  [/\bthem\b/gi, 'you'],
];
/** "if jan 23 ok": a day that suits. */
const SUITS =
  /^(?:if|whether) (.{3,40}?) (?:is |would be |will be |was )?(?:ok|okay|good|fine|works?|possible|better|alright|open|free)(?: (?:instead|too|with you))?$/i;

/** "ask how much it costs and if freshmen may come": the questions; null where nothing is to be asked. */
export function questionsOf(sentence: string): string[] | null {
  const [, rest] = ASKS.exec(sentence.replace(/[.!?]{1,3}$/, '')) ?? [];
  if (rest === undefined) return null;
  const topics = rest
    .split(
      /,? and (?:also )?(?=(?:if|how|when|what|where|whether|who|which|why|for|about)\b)|, (?=(?:but )?(?:not|if|how|when|what|where|whether|who|for|about)\b)/i,
    )
    .filter((topic) => !/^(?:but )?not\b/i.test(topic))
    .map((topic) => THEIRS.reduce((said, [pattern, word]) => said.replace(pattern, word), topic.trim()));
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
