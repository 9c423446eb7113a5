/** Where a statement begins: a line, a sentence, or what follows the form of address. */
const START = String.raw`(?<=^|[.!?] |\bcoach(?: \p{Lu}\p{L}{1,30})?, |\}\}, )`;
/** A question has its subject behind the verb: "Didn't you call?" */
const NO_QUESTION = String.raw`(?! (?:you|it|he|she|they|we|i|that|the|my|your|there)\b)`;

const WITH_I = String.raw`(?:just |really |also |still )?(?:wanted|want(?= to)|hope(?= (?:you|to|that|all|your|everything|this))|loved|enjoyed|appreciate[ds]?|would (?:love|like|appreciate)|had(?= (?:a|an|my|to|so|the) )|saw(?= (?:you|your|that) )|threw(?= )|ran(?= (?:for|a|the|\d))|caught(?= )|scored(?= )|rushed(?= )|completed(?= )|went(?= (?:\d|to|for))|broke(?= my|the)|hurt(?= my)|got(?= (?:a|an|my|the|your) )|will(?= (?:be|not|send|come|call|bring|see|have)))\b|(?:can(?:no|['’])?t|couldn['’]t|won['’]t|haven['’]t|didn['’]t|wasn['’]t)\b`;
const WITH_AM = String.raw`(?:just |really |also |still )?(?:checking (?:in|back)|following up|reaching out|writing(?= (?:to|you))|hoping|looking forward|excited(?= (?:to|about|for))|thinking about|planning|trying(?= to)|sorry(?= (?:i|that|if)\b))(?![\p{L}])`;
const WITH_WAS = String.raw`(?:just )?wondering(?= (?:if|when|what|where|whether|how)\b)`;

const RULES: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`${START}(?:${WITH_I})${NO_QUESTION}`, 'gimu'), 'I'],
  [new RegExp(`${START}(?:${WITH_AM})${NO_QUESTION}`, 'gimu'), 'I am'],
  [new RegExp(`${START}(?:${WITH_WAS})`, 'gimu'), 'I was'],
];

/** "Just wanted to ask." → "I just wanted to ask." A note may leave out who does it, an email does not. */
export function withSubjects(text: string): string {
  return RULES.reduce((said, [pattern, subject]) => said.replace(pattern, (found) => `${subject} ${small(found)}`), text);
}

function small(words: string): string {
  return words.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
}
