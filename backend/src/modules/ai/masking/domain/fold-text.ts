/** Letters that Unicode does not take apart by itself. */
const PLAIN: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };

/** One letter or digit of a text, in small letters without accents. */
export interface FoldedLetter {
  letter: string;
  /** Where it is in the text. */
  start: number;
  end: number;
  /** Characters between the letter before it and this one. */
  gap: number;
  startsWord: boolean;
}

/** "José-Ángel" → j o s e a n g e l, each with its place. A change of kind or case ("LeeQB12", "marcusLee") starts a word too. */
export function foldText(text: string): FoldedLetter[] {
  const letters: FoldedLetter[] = [];
  let at = 0;
  let kindBefore = '';
  for (const sign of text) {
    const start = at;
    at += sign.length;
    const last = letters.at(-1);
    if (last?.end === start && isMark(sign)) last.end = at;
    const folded = fold(sign);
    if (folded === '') continue;
    const kind = kindOf(sign);
    letters.push(...lettersOf(folded, { start, end: at, gap: start - (last?.end ?? 0), isNew: !last || isNewWord(kindBefore, kind) }));
    kindBefore = kind;
  }
  return letters;
}

/** Most signs are one letter; "ß" is two. */
function lettersOf(
  folded: string,
  { start, end, gap, isNew }: { start: number; end: number; gap: number; isNew: boolean },
): FoldedLetter[] {
  const [first = '', ...others] = folded;
  const inside = others.map((letter) => ({ letter, start, end, gap: 0, startsWord: false }));
  return [{ letter: first, start, end, gap, startsWord: isNew || gap > 0 }, ...inside];
}

/** An accent that is a sign of its own. */
function isMark(sign: string): boolean {
  return sign > '\u007f' && /^\p{M}$/u.test(sign);
}

/** The letters and digits of a value, as `foldText` gives them. */
export function folded(value: string): string {
  return foldText(value)
    .map(({ letter }) => letter)
    .join('');
}

function fold(sign: string): string {
  if (sign < '\u0080') return /[a-z0-9]/i.test(sign) ? sign.toLowerCase() : '';
  const plain = sign
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  return PLAIN[plain] ?? plain;
}

function kindOf(sign: string): string {
  if (/^\p{N}$/u.test(sign)) return 'digit';
  return /^\p{Lu}$/u.test(sign) ? 'capital' : 'letter';
}

function isNewWord(before: string, now: string): boolean {
  if ((before === 'digit') !== (now === 'digit')) return true;
  return before === 'letter' && now === 'capital';
}
