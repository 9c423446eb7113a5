import { protectedParts } from '../../grammar/domain/protected-parts.js';

export type WordRule = readonly [pattern: RegExp, replacement: string];

/** Applies the rules in their order to what may be changed; a replaced word keeps its capital, $1 and $2 are the first two groups. */
export function changeWords(text: string, rules: readonly WordRule[]): string {
  return protectedParts(text)
    .map((part) => (part.isProtected ? part.text : tidy(rules.reduce(applyRule, part.text), part.start === 0)))
    .join('');
}

function applyRule(text: string, [pattern, replacement]: WordRule): string {
  return text.replace(pattern, (found: string, ...groups: unknown[]) => {
    const groupAt = (at: number) => (typeof groups[at] === 'string' && pattern.source.includes('(') ? groups[at] : '');
    const written = replacement.replace(/\$([12])/g, (_, number: string) => groupAt(Number(number) - 1));
    return /^\p{Lu}(?!\p{Lu})/u.test(found) ? written.replace(/^\p{Ll}/u, (first) => first.toUpperCase()) : written;
  });
}

/** Cleans up after removed words: doubled spaces, spaces before commas, small letters at the start of a sentence. */
function tidy(text: string, isStart: boolean): string {
  const tidied = text
    .replace(/(?<=\S) {2,}(?=\S|$)/g, ' ')
    // After a link or a placeholder, which is a part of its own.
    .replace(/^ {2,}(?=\S)/, ' ')
    .replace(/(?<! ) +([,.!?])/g, '$1')
    .replace(/[.!?] +[a-z](?=[a-z’']* )/g, (sentence) => sentence.toUpperCase())
    .replace(/(?<!\s)\s+[a-z](?=[a-z’']* )/g, (word) => (/\n[^\n]*\n/.test(word) ? word.toUpperCase() : word));
  return isStart ? tidied.replace(/^ (?=\S)/, '').replace(/^[a-z](?=[a-z’']* )/, (first) => first.toUpperCase()) : tidied;
}
