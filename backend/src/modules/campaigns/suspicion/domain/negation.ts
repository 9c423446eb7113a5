const NOT =
  /^(?:no|not|never|nobody|none|neither|nor|without|cannot|cant|dont|doesnt|didnt|wont|shouldnt|wouldnt|couldnt|isnt|arent|aint|mustnt|neednt|waived?|nicht|nie|niemals|niemand|ohne|kein\w{0,2}|nunca|jamas|nadie|sin|ningun\w?)$/;
/** With these a negation is a request: "Do not forget to send it". */
const UNDONE = new Set(['forget', 'hesitate', 'wait', 'delay', 'worry', 'fail', 'miss', 'vergiss', 'olvides', 'only']);
/** For each word whether it is below a "not" in its part of the sentence. */
export function negatedWords(words: readonly string[], clauses: readonly number[]): boolean[] {
  let notIn = -1;
  return words.map((word, at) => {
    const isNegated = notIn === clauses[at];
    if (NOT.test(word) && !isUndone(words, at)) notIn = clauses[at] ?? 0;
    return isNegated;
  });
}

function isUndone(words: readonly string[], at: number): boolean {
  const [before, next] = [words[at - 1] ?? '', words[at + 1] ?? ''];
  return UNDONE.has(next) || before === 'why' || (next === 'you' && (words[at] ?? '').endsWith('nt'));
}
