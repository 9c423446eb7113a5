import { Injectable, type OnModuleDestroy } from '@nestjs/common';

import { Grammar, type Correction } from '../../application/ports/grammar.js';
import { protectedParts } from '../../domain/protected-parts.js';
import { GrammarThread, type Finding } from './grammar-thread.js';
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
  private readonly ordinary = new Map<string, boolean>();

  async correct(text: string, names: readonly string[]): Promise<Correction> {
    const known = new Set(names.flatMap((name) => name.toLowerCase().split(/[^\p{L}\p{N}]+/u)));
    const seen = new Set([text]);
    let current = text;
    for (let round = 1; ; round += 1) {
      const found = current.trim() === '' ? [] : allowed(current, await this.thread.ask(current), known);
      const next = replaced(current, found);
      if (next === current || seen.has(next) || round === ROUNDS) return { text: current, doubts: doubtsOf(current, found) };
      seen.add(next);
      current = next;
    }
  }

  async ordinaryAmong(words: readonly string[]): Promise<Set<string>> {
    const unknown = words.filter((word) => !this.ordinary.has(word));
    if (unknown.length > 0) await this.lookUp(unknown);
    return new Set(words.filter((word) => this.ordinary.get(word)));
  }

  onModuleDestroy(): Promise<void> {
    return this.thread.stop();
  }

  private async lookUp(words: readonly string[]): Promise<void> {
    const list = words.join(', ');
    const found = await this.thread.ask(list);
    const odd = found.filter(({ kind }) => kind === 'Spelling' || kind === 'Typo');
    if (this.ordinary.size > REMEMBERED_WORDS) this.ordinary.clear();
    let start = 0;
    for (const word of words) {
      const end = start + word.length;
      const at = start;
      this.ordinary.set(word, !odd.some((finding) => finding.start < end && finding.end > at));
      start = end + 2;
    }
  }
}

/** Not in placeholders, links and names. */
function allowed(text: string, found: readonly Finding[], names: ReadonlySet<string>): Finding[] {
  const shut = protectedParts(text).filter(({ isProtected }) => isProtected);
  return found.filter(({ start, end }) => {
    const inside = shut.some((part) => start < part.start + part.text.length && end > part.start);
    return !inside && !names.has(text.slice(start, end).toLowerCase());
  });
}

/** From the end to the start, so that places stay where they were found. */
function replaced(text: string, found: readonly Finding[]): string {
  let result = text;
  let free = text.length;
  for (const finding of [...found].sort((a, b) => b.start - a.start)) {
    const words = replacementOf(text.slice(finding.start, finding.end), finding);
    if (words === null || finding.end > free) continue;
    result = result.slice(0, finding.start) + words + result.slice(finding.end);
    free = finding.start;
  }
  return result;
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
