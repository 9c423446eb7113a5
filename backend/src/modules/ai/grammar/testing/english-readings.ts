import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { chooseCorrections } from '../domain/english/choose-corrections.js';
import type { Finding, Reading } from '../domain/english/finding.js';
import { withEdits } from '../domain/english/with-edits.js';
import { KNOWN_SCHOOLS } from './school-names.js';

interface StoredReading {
  text: string;
  found: Finding[];
  /** "0 PRON,3 CCONJ": where each word begins, and its part of speech. */
  parts: string;
}

/** Recorded results of library and tagger for every correction step of `english-sentences.ts`; a medium test compares them with the real ones. */
export const ENGLISH_READINGS: ReadonlyMap<string, Reading> = new Map(
  readFileSync(join(import.meta.dirname, 'golden', 'english-readings.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const { text, found, parts } = JSON.parse(line) as StoredReading;
      return [text, { found, parts: partsOf(parts) }];
    }),
);

function partsOf(parts: string): Reading['parts'] {
  const words = parts === '' ? [] : parts.split(',');
  return new Map(
    words.map((word) => {
      const [at = '', part = ''] = word.split(' ');
      return [Number(at), part];
    }),
  );
}

/** Corrects repeatedly until nothing changes, as HarperGrammar does, with the recorded results of each step. */
export function corrected(text: string, names: readonly string[]): { text: string; doubts: number } {
  const seen = new Set([text]);
  for (let current = text; ;) {
    const reading = ENGLISH_READINGS.get(current);
    if (reading === undefined) throw new Error(`No sentence on the way: ${current}`);
    const { edits, left } = chooseCorrections(current, reading, { names, schools: KNOWN_SCHOOLS });
    const next = withEdits(current, edits);
    if (next === current || seen.has(next)) return { text: current, doubts: left.length };
    seen.add(next);
    current = next;
  }
}
