import { isUtf8 } from 'node:buffer';

import { ImportFileError } from '../../domain/import/import-file-error.js';

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

const CHUNK_BYTES = 64 * 1024;
const SNIFFED_CHARACTERS = 4 * 1024;
const OTHER_FORMATS = /^\s*(PK[\u0003\u0005]|%PDF|\{\\rtf|<(!doctype|html|\?xml|table)\b)/i;
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
  const [first, second, third, fourth] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (second === 0 && fourth === 0 && first !== 0) return 'utf-16le';
  if (first === 0 && third === 0 && second !== 0) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

function notCsv(): ImportFileError {
  const message = 'This is not a CSV file. Please save the table as "CSV UTF-8" and select that file.';
  return new ImportFileError('not_csv', message);
}
