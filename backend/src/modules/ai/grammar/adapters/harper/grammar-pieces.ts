/** A part of a text that is checked separately; `start` is its offset in UTF-16 units. */
export interface GrammarPiece {
  text: string;
  start: number;
}

/** Characters of one piece. English takes some hundredths of a second, the worst that was found 0.8 s. */
const PIECE = 1_000;

/** harper.js fails on a word of 10,000 characters and is slow on one of 1,000; the longest of English has 45. */
export const MAX_WORD = 100;

/** Where a piece may end, the best place first. */
const ENDS = ['\n\n', '\n', '. ', '? ', '! ', ' '];

/** Cuts a text into pieces of at most 1,000 characters, without the runs of more than 100 characters that hold no blank. */
export function grammarPieces(text: string): GrammarPiece[] {
  const pieces: GrammarPiece[] = [];
  let from = 0;
  for (const { 0: run, index } of text.matchAll(/\S+/gu)) {
    if (run.length <= MAX_WORD) continue;
    pieces.push(...piecesOf(text, from, index));
    from = index + run.length;
  }
  return [...pieces, ...piecesOf(text, from, text.length)].filter((piece) => piece.text.trim() !== '');
}

function piecesOf(text: string, from: number, to: number): GrammarPiece[] {
  const pieces: GrammarPiece[] = [];
  let start = from;
  while (start < to) {
    const end = to - start <= PIECE ? to : endOfPiece(text, start);
    pieces.push({ text: text.slice(start, end), start });
    start = end;
  }
  return pieces;
}

/** Not in its first half, so that there are at most twice as many pieces as needed. */
function endOfPiece(text: string, start: number): number {
  const window = text.slice(start, start + PIECE);
  for (const end of ENDS) {
    const at = window.lastIndexOf(end);
    if (at >= PIECE / 2) return start + at + end.length;
  }
  return start + PIECE;
}
