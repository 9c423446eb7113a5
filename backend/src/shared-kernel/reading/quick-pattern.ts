import { matchesOf } from './matches.js';
import { PieceFinder } from './piece-finder.js';

const finder = new PieceFinder();

/**
 * A pattern that is tried only where a text holds the letters which it needs. One pass over a text finds those of all such patterns, and
 * a text that is asked about again is not read again. `text` may be a piece of `whole`, which alone is read then; null: it is tried in
 * any case. Only for patterns that are made when a module is loaded.
 */
export class QuickPattern {
  /** By which the finder knows it. */
  readonly at: number;

  constructor(readonly pattern: RegExp) {
    this.at = finder.add(pattern);
  }

  /** As `matchesOf`. */
  matchesIn(text: string, whole: string | null = text): readonly RegExpExecArray[] {
    return this.mayBeIn(whole) ? matchesOf(text, this.pattern) : NONE;
  }

  /** The first place, wherever an earlier search has ended. */
  exec(text: string, whole: string | null = text): RegExpExecArray | null {
    if (!this.mayBeIn(whole)) return null;
    this.pattern.lastIndex = 0;
    return this.pattern.exec(text);
  }

  test(text: string, whole: string | null = text): boolean {
    if (!this.mayBeIn(whole)) return false;
    this.pattern.lastIndex = 0;
    return this.pattern.test(text);
  }

  mayBeIn(whole: string | null): boolean {
    return whole === null || finder.mayHold(whole, this.at);
  }
}

const NONE: readonly RegExpExecArray[] = [];

export function quick(pattern: RegExp): QuickPattern {
  return new QuickPattern(pattern);
}

/** Of a text and of the same in small letters, both of the same length, one is read for both. */
export function sameLetters(text: string, low: string): void {
  finder.readAs(text, low);
}

/** Rules with a pattern each, of which a text is asked for those that it may hold, all at once: most hold nothing of most rules. */
export class QuickRules<T> {
  private readonly all: readonly T[];
  private readonly patterns: readonly number[];
  private last: { text: string | null; found: readonly T[] } = { text: null, found: [] };

  constructor(rules: readonly T[], patternOf: (rule: T) => QuickPattern) {
    this.all = rules;
    this.patterns = rules.map((rule) => patternOf(rule).at);
  }

  /** In their order. `whole` as for a pattern; null: all of them. */
  maybeIn(whole: string | null): readonly T[] {
    if (whole === null) return this.all;
    if (this.last.text === whole) return this.last.found;
    const found = finder.mayHoldOf(whole, this.patterns).flatMap((at) => this.all[at] ?? []);
    this.last = { text: whole, found };
    return found;
  }
}
