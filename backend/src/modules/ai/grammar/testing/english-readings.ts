import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Finding, Reading } from '../domain/english/finding.js';

interface StoredReading {
  text: string;
  found: Finding[];
  /** "0 PRON,3 CCONJ": where each word begins, and its part of speech. */
  parts: string;
}

/** What library and tagger say of every sentence of `english-sentences.ts` on its way to the right one; a medium test compares it with them. */
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
