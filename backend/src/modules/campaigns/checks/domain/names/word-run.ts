import type { TextWord } from '../text-words.js';

/** A text with its words, and what is around a run of them. */
export class WordRun {
  constructor(
    readonly text: string,
    readonly words: readonly TextWord[],
  ) {}

  /** The folded word at this place; '' outside the text and across the end of a sentence or of a line. */
  after(end: number, distance = 0): string {
    const at = end + distance;
    return this.isParted(end - 1, at) ? '' : (this.words[at]?.folded ?? '');
  }

  before(start: number, distance = 0): string {
    const at = start - 1 - distance;
    return this.isParted(at, start) ? '' : (this.words[at]?.folded ?? '');
  }

  /** The original text from the first to the last of these words. */
  written(start: number, end: number): string {
    return this.text.slice(this.words[start]?.start ?? 0, this.words[end - 1]?.end ?? 0);
  }

  folded(start: number, end: number): string {
    return this.words
      .slice(start, end)
      .map(({ folded }) => folded)
      .join(' ');
  }

  /** What is written between two words. */
  gap(left: number, right: number): string {
    return this.text.slice(this.words[left]?.end ?? 0, this.words[right]?.start ?? this.text.length);
  }

  /** The word is the first of a line or of a sentence. */
  opens(at: number): boolean {
    return at === 0 || /[.!?:\n]/.test(this.gap(at - 1, at));
  }

  private isParted(left: number, right: number): boolean {
    if (left < 0 || right >= this.words.length) return true;
    for (let at = left; at < right; at += 1) if (/[.!?\n]\s|\n|[!?]/.test(this.gap(at, at + 1))) return true;
    return false;
  }
}
