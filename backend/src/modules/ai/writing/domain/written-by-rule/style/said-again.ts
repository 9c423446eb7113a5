const COMMON = new Set(
  `about after again also always because been before being both could does each even every feel from have having here into just know like made make many more most
  much only other over really said same should some something still such than that their them then there these they thing things think this those though time very want
  wanted well were what when where which while will with would your yours ours mine`.split(/\s+/),
);
/** Words of judgement say nothing by themselves. */
const JUDGES =
  /^(?:good|great|nice|awesome|amazing|wonderful|best|better|love|loved|enjoy|enjoyed|appreciate|appreciated|excited|happy|glad|interesting|helpful|important|truly|extremely|definitely|honestly|means|meant|special|incredible|fantastic)$/;
/** A figure, a question, a name, a request, a denial or a plan is never only an opinion. */
const SAYS =
  /[\d?:{]|(?<=\S )\p{Lu}\p{L}|\b(?:not|never|no|please|let me|will|going to|plan|can|could|hope|tell|send|offer|thank|thanks|sorry)\b|n['’]t\b/u;
const FEWEST = 5;

/** Sentences that judge once more what an earlier sentence has judged: "It was a great call and I enjoyed it." */
export function opinionsAgain(sentences: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const again = new Set<string>();
  for (const sentence of sentences) {
    const words = (sentence.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !COMMON.has(word));
    const judges = words.filter((word) => JUDGES.test(word));
    const told = words.filter((word) => !JUDGES.test(word)).map(stemOf);
    const isOpinion = judges.length > 0 && sentence.split(' ').length >= FEWEST && !SAYS.test(sentence.replace(/\bI\b/g, 'i'));
    if (isOpinion && told.length > 0 && told.every((word) => seen.has(word))) again.add(sentence);
    for (const word of told) seen.add(word);
  }
  return again;
}

/** "calls", "called", "calling" are one word. */
function stemOf(word: string): string {
  return word.replace(/(?:ing|ed|es|s)$/, '');
}
