/** A part of a text that is checked separately; `start` is its offset in UTF-16 units. */
export interface TextChunk {
  text: string;
  start: number;
}

/** Characters of one piece. English takes some hundredths of a second, the worst that was found 0.8 s. */
const CHUNK = 1_000;

/** harper.js fails on a word of 10,000 characters and is slow on one of 1,000; the longest of English has 45. */
export const MAX_WORD = 100;

/** Where a piece may end, the best place first. */
const ENDS = ['\n\n', '\n', '. ', '? ', '! ', ' '];

/** Cuts a text into pieces of at most 1,000 characters, without the runs of more than 100 characters that hold no blank. */
export function textChunks(text: string): TextChunk[] {
  const chunks: TextChunk[] = [];
  let from = 0;
  for (const { 0: run, index } of text.matchAll(/\S+/gu)) {
    if (run.length <= MAX_WORD) continue;
    chunks.push(...chunksOf(text, from, index));
    from = index + run.length;
  }
  return [...chunks, ...chunksOf(text, from, text.length)].filter((chunk) => chunk.text.trim() !== '');
}

function chunksOf(text: string, from: number, to: number): TextChunk[] {
  const chunks: TextChunk[] = [];
  let start = from;
  while (start < to) {
    const end = to - start <= CHUNK ? to : endOfChunk(text, start);
    chunks.push({ text: text.slice(start, end), start });
    start = end;
  }
  return chunks;
}

/** Not in its first half, so that there are at most twice as many pieces as needed. */
function endOfChunk(text: string, start: number): number {
  const window = text.slice(start, start + CHUNK);
  for (const end of ENDS) {
    const at = window.lastIndexOf(end);
    if (at >= CHUNK / 2) return start + at + end.length;
  }
  return start + CHUNK;
}
