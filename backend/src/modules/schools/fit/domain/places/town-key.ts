const SHORT: Record<string, string> = { saint: 'st', sainte: 'ste', mount: 'mt', fort: 'ft' };
const NOISE = /^(city|town|village|township|borough) of |\s(township|twp)$/g;

/** A town's name without case, accents, punctuation and the ways to write Saint, Mount and Fort. */
export function townKey(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f.'’`]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(NOISE, '')
    .split(' ')
    .map((word) => (Object.hasOwn(SHORT, word) ? SHORT[word] : word))
    .join('');
}
