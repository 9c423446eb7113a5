import { isUtf8 } from 'node:buffer';

import { ImportFileError } from '../../domain/import/import-file-error.js';

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

const CHUNK_BYTES = 64 * 1024;
const SNIFFED_CHARACTERS = 4 * 1024;
const OTHER_FORMATS = /^\s*(PK[\u0003\u0005]|%PDF|\{\\rtf|<(!doctype|html|\?xml|table)\b)/i;
/** Byte order marks, and Latin text without one, which shows every other byte as zero. */
const UTF_16: { encoding: Encoding; signature: (number | 'letter')[] }[] = [
  { encoding: 'utf-16le', signature: [0xff, 0xfe] },
  { encoding: 'utf-16be', signature: [0xfe, 0xff] },
  { encoding: 'utf-16le', signature: ['letter', 0, 'letter', 0] },
  { encoding: 'utf-16be', signature: [0, 'letter', 0, 'letter'] },
];
/** Control characters that no text has: all but tab, line feed, form feed and carriage return. */
const BINARY = /[\u0000-\u0008\u000b\u000e-\u001a\u001c-\u001f]/;

/**
 * Decodes a table piece by piece: UTF-8 and UTF-16 with or without a byte order mark, and Windows-1252
 * for bytes that are no UTF-8 (Excel's plain CSV). Throws ImportFileError not_csv for anything but text.
 */
export function* decodeTable(bytes: Uint8Array): Generator<string> {
  const decoder = new TextDecoder(encodingOf(bytes));
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    const end = at + CHUNK_BYTES;
    const text = decoder.decode(bytes.subarray(at, end), { stream: end < bytes.length });
    const foreign = at === 0 && OTHER_FORMATS.test(text.slice(0, SNIFFED_CHARACTERS));
    if (foreign || BINARY.test(text)) throw notCsv();
    yield text;
  }
}

function encodingOf(bytes: Uint8Array): Encoding {
  const head = bytes.subarray(0, 4);
  const known = UTF_16.find(({ signature }) => signature.every((byte, at) => matches(byte, head[at])));
  if (known) return known.encoding;
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

function matches(pattern: number | 'letter', byte: number | undefined): boolean {
  return pattern === 'letter' ? byte !== undefined && byte !== 0 : byte === pattern;
}

function notCsv(): ImportFileError {
  const message = 'This is not a CSV file. Please save the table as "CSV UTF-8" and select that file.';
  return new ImportFileError('not_csv', message);
}
