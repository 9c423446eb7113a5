/** What an athlete wants passed on, and how it stands in the email. */
const PASSED_ON: readonly (readonly [pattern: RegExp, words: string])[] = [
  [/^(?:please |also |and )*say (?:sorry|i['’]?m sorry) and (?:thanks|thank you)$/i, 'I am sorry. Thank you'],
  [/^(?:please |also |and )*say (?:thanks|thank you) and (?:sorry|i['’]?m sorry)$/i, 'Thank you. I am sorry'],
  [/^(?:please |also |and )*(?:say (?:sorry|i['’]?m sorry)|apologi[sz]e)(?= for\b|$)/i, 'I am sorry'],
  [/^(?:please |also |and )*say (?:thanks|thank you)(?= for\b|$)/i, 'Thank you'],
  [/^(?:please |also |and )*thank (?:him|her|them|you|coach)(?= for\b|$)/i, 'Thank you'],
  [/^(?:please |also |and )*say (?:hi|hello|hey) to (?=\p{L})/iu, 'Please say hello to '],
  [/^(?:please |also |and )*thank (?=coach \p{L})/iu, 'Please thank '],
];

/** "say hi to coach lee" → "Please say hello to coach lee"; null where nothing is to be passed on. */
export function passedOn(sentence: string): string | null {
  const bare = sentence.replace(/[.!]{1,3}$/, '');
  const [pattern, words] = PASSED_ON.find(([one]) => one.test(bare)) ?? [];
  return pattern === undefined ? null : bare.replace(pattern, words ?? '');
}
