import { Injectable, type OnModuleDestroy } from '@nestjs/common';

import { Grammar, type Correction } from '../../application/ports/grammar.js';
import { GrammarFailed } from '../../domain/grammar-failed.js';
import { protectedParts } from '../../domain/protected-parts.js';
import { grammarPieces, MAX_WORD } from './grammar-pieces.js';
import { GrammarThread, type Finding } from './grammar-thread.js';
import { OrdinaryWords } from './ordinary-words.js';
import { replacementOf } from './replacement-of.js';

/** Each round may uncover a mistake behind a mistake; more rounds than this never helped. */
const ROUNDS = 8;

/** What is worth a second look where no better words are known. */
const DOUBTFUL = new Set(['Agreement', 'Grammar', 'Spelling', 'Typo']);

const REMEMBERED_WORDS = 5_000;

/** Grammar by harper.js (https://writewithharper.com), on this computer. */
@Injectable()
export class HarperGrammar extends Grammar implements OnModuleDestroy {
  private readonly thread = new GrammarThread();
  private readonly ordinary = new OrdinaryWords(REMEMBERED_WORDS);

  async correct(text: string, names: readonly string[], signal?: AbortSignal): Promise<Correction> {
    const known = new Set(names.flatMap((name) => name.toLowerCase().split(/[^\p{L}\p{N}]+/u)));
    const seen = new Set([text]);
    const read = new Map<string, Finding[]>();
    let current = text;
    for (let round = 1; ; round += 1) {
      const found = allowed(current, await this.findings(current, read, signal), known);
      const next = replaced(current, found);
      if (next === current || seen.has(next) || round === ROUNDS) return { text: current, doubts: doubtsOf(current, found) };
      seen.add(next);
      current = next;
    }
  }

  async ordinaryAmong(words: readonly string[], signal?: AbortSignal): Promise<Set<string>> {
    const short = words.filter((word) => word.length <= MAX_WORD);
    return this.ordinary.among(short, (some) => this.lookUp(some, signal), unlessGrammarFailed);
  }

  onModuleDestroy(): Promise<void> {
    return this.thread.stop();
  }

  /** `read`: what was found in pieces that have not changed since. */
  private async findings(text: string, read: Map<string, Finding[]>, signal?: AbortSignal): Promise<Finding[]> {
    const found: Finding[] = [];
    for (const piece of grammarPieces(text)) {
      const inPiece = read.get(piece.text) ?? (await this.thread.ask(piece.text, signal));
      read.set(piece.text, inPiece);
      for (const one of inPiece) found.push({ ...one, start: one.start + piece.start, end: one.end + piece.start });
    }
    return found;
  }

  private async lookUp(words: readonly string[], signal?: AbortSignal): Promise<Map<string, boolean>> {
    const isOrdinary = new Map<string, boolean>();
    const found = await this.thread.ask(words.join(', '), signal);
    const odd = found.filter(({ kind }) => kind === 'Spelling' || kind === 'Typo');
    let start = 0;
    for (const word of words) {
      const end = start + word.length;
      const at = start;
      isOrdinary.set(word, !odd.some((finding) => finding.start < end && finding.end > at));
      start = end + 2;
    }
    return isOrdinary;
  }
}

/** A word too many that is pointed out does less harm than a text that is lost. */
function unlessGrammarFailed(error: unknown): void {
  if (!(error instanceof GrammarFailed)) throw error;
}

/** Not in placeholders, links and names. */
function allowed(text: string, found: readonly Finding[], names: ReadonlySet<string>): Finding[] {
  const shut = protectedParts(text).filter(({ isProtected }) => isProtected);
  let next = 0;
  return [...found]
    .sort((a, b) => a.start - b.start)
    .filter(({ start, end }) => {
      // Both are in the order of the text, so that parts before this place are before all that follow.
      for (let part = shut[next]; part && part.start + part.text.length <= start; part = shut[next]) next += 1;
      const inside = end > (shut[next]?.start ?? Infinity);
      return !inside && !names.has(text.slice(start, end).toLowerCase());
    });
}

/** From the end to the start, so that places stay where they were found. */
function replaced(text: string, found: readonly Finding[]): string {
  const reversed: string[] = [];
  let free = text.length;
  for (const finding of [...found].sort((a, b) => b.start - a.start)) {
    const words = replacementOf(text.slice(finding.start, finding.end), finding);
    if (words === null || finding.end > free) continue;
    reversed.push(text.slice(finding.end, free), words);
    free = finding.start;
  }
  return [...reversed, text.slice(0, free)].reverse().join('');
}

function doubtsOf(text: string, found: readonly Finding[]): Correction['doubts'] {
  return found
    .filter(({ kind, start, end }) => DOUBTFUL.has(kind) && !isName(text.slice(start, end), kind))
    .map(({ start, end, message }) => ({ text: text.slice(start, end), start, end, reason: message }));
}

/** A capitalised word that the dictionary lacks is a name, not a mistake. */
function isName(problem: string, kind: string): boolean {
  return (kind === 'Spelling' || kind === 'Typo') && /^\p{Lu}/u.test(problem);
}
