/** A word, a quoted text, a literal, or a list in parentheses (RFC 9051, 9). Bytes are kept as latin1. */
export type Token = string | Token[];

interface Piece {
  /** How much of the text it takes. */
  length: number;
  token: Token;
  kind: 'token' | 'open' | 'close';
}

const LITERAL = /^\u0000(\d+)\u0000/;
const QUOTED = /^"((?:[^"\\]|\\.)*)"/;
/** A fetch item keeps its section and part together: BODY.PEEK[HEADER.FIELDS (From To)]<0.2048>. */
const WORD = /^[^\s()"[]*(?:\[[^\]]*\](?:<[\d.]+>)?)?/;

/** `line`: a command in which each literal is replaced by its number between two NULs. */
export function tokensOf(line: string, literals: readonly Buffer[]): Token[] {
  const lists: Token[][] = [[]];
  for (let rest = line.trimStart(); rest !== ''; rest = rest.trimStart()) {
    const { kind, token, length } = nextPiece(rest, literals);
    if (kind === 'open') lists.push([]);
    else lists.at(kind === 'close' ? -2 : -1)?.push(kind === 'close' ? (lists.at(-1) ?? []) : token);
    if (kind === 'close') lists.pop();
    rest = rest.slice(Math.max(length, 1));
  }
  return lists[0] ?? [];
}

function nextPiece(rest: string, literals: readonly Buffer[]): Piece {
  const literal = LITERAL.exec(rest);
  if (literal) return { kind: 'token', token: literals[Number(literal[1])]?.toString('latin1') ?? '', length: literal[0].length };
  const quoted = QUOTED.exec(rest);
  if (quoted) return { kind: 'token', token: (quoted[1] ?? '').replace(/\\(.)/g, '$1'), length: quoted[0].length };
  if (rest.startsWith('(')) return { kind: 'open', token: 'open', length: 1 };
  if (rest.startsWith(')')) return { kind: 'close', token: 'close', length: 1 };
  const word = WORD.exec(rest)?.[0] ?? '';
  return { kind: 'token', token: word, length: word.length };
}

export const words = (token: Token | undefined): string[] =>
  Array.isArray(token) ? token.flatMap(words) : token === undefined ? [] : [token];

/** RFC 3501, 5.1.3. */
export function toModifiedUtf7(text: string): string {
  const encode = (part: string) => Buffer.from(part, 'utf16le').swap16().toString('base64').replace(/=+$/, '').replaceAll('/', ',');
  return text.replaceAll('&', '&-').replace(/[^\x20-\x7e]+/g, (part) => `&${encode(part)}-`);
}

/** Ranges of a sequence set; `*` is `last`. */
export function rangesOf(set: string, last: number): [from: number, to: number][] {
  return set.split(',').map((part) => {
    const ends = part.split(':').map((end) => (end === '*' ? last : Number(end)));
    const [first = 0, second = first] = ends;
    return [Math.min(first, second), Math.max(first, second)];
  });
}
