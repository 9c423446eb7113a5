import { chipWords, type PlaceholderLabels } from './labels';

const pattern = /‹([^‹›\r\n]{1,400})›/g;
const between = ', else “';

/** A chip that was pasted or typed in its words becomes its code; everything else stays as it is. */
export function codesOf(text: string, labels: PlaceholderLabels): string {
  if (labels === null || !text.includes('‹')) return text;
  const names = new Map([...labels].map(([name, label]) => [label, name]));
  return text.replace(pattern, (whole, words: string) => {
    const at = words.indexOf(between);
    const [label, fallback] = at < 0 ? [words, ''] : [words.slice(0, at), words.slice(at + between.length, -1)];
    const name = names.get(label);
    if (name === undefined || chipWords(label, fallback) !== words || /[{}]/.test(fallback)) return whole;
    return fallback === '' ? `{{${name}}}` : `{{${name}|${fallback}}}`;
  });
}
