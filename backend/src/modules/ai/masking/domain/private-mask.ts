import { KnownValueTree } from './find-known.js';
import { misspelledNames } from './find-misspelled.js';
import { foldText } from './fold-text.js';
import { joinSpans } from './join-spans.js';
import { type KnownValue, knownValues } from './known-values.js';
import { privatePlaces } from './private-patterns.js';
import type { PrivateKind, PrivateValues } from './private-values.js';
import { repeatedNames } from './family/repeated-names.js';
import { StandIns } from './stand-ins.js';

/** The name of a placeholder at its beginning; what is behind its bar is looked at like any other word. */
const PLACEHOLDER = /[{[]{1,2}\s?([a-z_]{3,40})(?=[\s|}\]])/g;

/** Replaces private data that must not be sent to a provider, and restores it in the answer. One instance for each call. */
export class PrivateMask {
  readonly standIns = new StandIns();
  private readonly values: readonly KnownValue[];
  private readonly known: KnownValueTree;
  private readonly surnameAfter: RegExp | null;
  private readonly hasSchool: boolean;

  /** `placeholders`: names that texts may hold in braces; they stay as they are. */
  constructor(
    values: PrivateValues,
    private readonly placeholders: ReadonlySet<string>,
  ) {
    this.values = knownValues(values);
    this.known = new KnownValueTree(this.values);
    this.hasSchool = values.highSchool !== null;
    this.surnameAfter = values.firstName && !values.lastName ? wordAfter(values.firstName) : null;
  }

  /** A text that a person wrote. */
  sentences(text: string): string {
    return this.cover(text, true);
  }

  /** The value of a fact. */
  fact(text: string): string {
    return this.cover(text, false);
  }

  /** Masks the whole value, regardless of its content. */
  whole(kind: PrivateKind, text: string): string {
    return this.standIns.of(kind, text);
  }

  private cover(text: string, isSentences: boolean): string {
    const places = privatePlaces(text, isSentences, this.hasSchool);
    const again = isSentences ? repeatedNames(text, places) : [];
    const surnames = this.surnameAfter && isSentences ? [...text.matchAll(this.surnameAfter)] : [];
    const guessed = surnames.map(({ 0: { length }, index }) => ({ kind: 'last_name' as const, start: index, end: index + length }));
    const nearly = isSentences ? misspelledNames(text, this.values) : [];
    const spans = joinSpans([...this.known.find(text, foldText(text)), ...places, ...again, ...guessed, ...nearly], this.keptIn(text));
    let end = 0;
    const parts = spans.map((span) => {
      const before = text.slice(end, span.start);
      end = span.end;
      return before + this.standIns.of(span.kind, text.slice(span.start, span.end));
    });
    return parts.join('') + text.slice(end);
  }

  private keptIn(text: string): { start: number; end: number }[] {
    const found = [...text.matchAll(PLACEHOLDER)].filter(([, name = '']) => this.placeholders.has(name));
    return found.map(({ 0: source, index }) => ({ start: index, end: index + source.length }));
  }
}

/** "Marcus Lee" where only Marcus is known. */
function wordAfter(firstName: string): RegExp {
  const escaped = firstName.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<=(?<!\\p{L})${escaped} )\\p{Lu}[\\p{L}\\p{M}'’-]{1,40}`, 'gu');
}
