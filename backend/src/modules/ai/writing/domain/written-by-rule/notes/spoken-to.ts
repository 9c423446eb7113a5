type Change = readonly [pattern: RegExp, replacement: string];

/** Another person whom "he" may mean. */
const OTHERS =
  /\b(?:dad|father|brother|uncle|grand\p{L}+|paw paw|trainer|friend|teammate|doctor|mom|mother|sister|aunt|(?:my|hs|school|position|head) coach|coach (?!(?:im|ive|ill|id|my|we|it|thanks|thank|sorry|about|if|know|asked|wants|wanted|likes|liked|is|was|has|at|on|in|last|after|before|when|and|that|if|he|she|said|told|asked|i)\b)\p{L}+)\b/iu;
/** The coach who gets the email, as notes speak of him. */
const ADDRESSEE =
  /^(?:i )?(?:met|saw|talked (?:to|with)|spoke (?:to|with)|emailed|texted|called|thank) (coach|him|her)(?= (?:at|on|in|last|after|before|when|and|for|yesterday|today|this)\b|[,.]|$)/iu;
const VERBS: readonly Change[] = [
  [/\b(?:he|she)(?:['’]s| is)\b/gi, 'you are'],
  [/\b(?:he|she) was\b/gi, 'you were'],
  [/\b(?:he|she) has\b/gi, 'you have'],
  [/\b(?:he|she) does(n['’]?t)?\b/gi, 'you do$1'],
  [/\b(?:he|she) (want|like|need|say|think|know|mean|ask|look|come|see)s\b/gi, 'you $1'],
  [
    /\b(?:he|she)(?= (?:can|could|will|would|should|may|might|did|had|liked|said|told|asked|wanted|saw|came|gave|showed|knew|knows|watched|helped|made)\b)/gi,
    'you',
  ],
  [/\bhis\b/gi, 'your'],
  [/\bhim\b/gi, 'you'],
];

/** "met coach at camp, he liked my arm" → "met you at camp, you liked my arm", where no other person is spoken of. */
export function spokenTo(sentences: readonly string[]): string[] {
  if (OTHERS.test(sentences.join(' '))) return [...sentences];
  const isToThem = sentences.some(
    (sentence) =>
      ADDRESSEE.test(sentence) ||
      /^thank you for\b/i.test(sentence) ||
      /^(?:please |also |and )?(?:tell|thank|let|ask) (?:him|her|coach(?= (?:im|ive|ill|i|my|we|that|thanks|sorry|know|if)\b))/i.test(
        sentence,
      ) ||
      /\b(?:wrote|emailed|messaged|texted|called|contacted|follow(?:ing)? up with) (?:to )?(?:him|her)\b/i.test(sentence),
  );
  return isToThem ? sentences.map(toThem) : [...sentences];
}

function toThem(sentence: string): string {
  const [, before = '', after = sentence] = /^((?:please |also )?(?:tell|let|ask) (?:him|her|coach)\b)(.*)$/is.exec(sentence) ?? [];
  const whom = after.replace(ADDRESSEE, (found, whom: string) => `${found.slice(0, -whom.length)}you`);
  return before + VERBS.reduce((rewritten, [pattern, words]) => rewritten.replace(pattern, words), whom);
}
