import type { ByteSource } from '../../application/byte-source.js';
import { ImportFileError } from '../../domain/import-file-error.js';

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

const SNIFFED_CHARACTERS = 4 * 1024;
const SIGNATURE_BYTES = 4;
const NOT_UTF_8 = 'ERR_ENCODING_INVALID_ENCODED_DATA';
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
export async function* decodeTable(source: ByteSource): AsyncGenerator<string> {
  const decoder = new TextDecoder(await encodingOf(source));
  let first = true;
  for await (const bytes of source.chunks()) {
    const text = decoder.decode(bytes, { stream: true });
    const foreign = first && OTHER_FORMATS.test(text.slice(0, SNIFFED_CHARACTERS));
    if (foreign || BINARY.test(text)) throw notCsv();
    first = false;
    yield text;
  }
  const rest = decoder.decode();
  if (rest !== '') yield rest;
}

/** UTF-8 and Windows-1252 can only be distinguished by the whole file, so it is read once for that alone. */
async function encodingOf(source: ByteSource): Promise<Encoding> {
  const strict = new TextDecoder('utf-8', { fatal: true });
  let first = true;
  try {
    for await (const bytes of source.chunks()) {
      const known = first ? utf16Of(bytes.subarray(0, SIGNATURE_BYTES)) : undefined;
      if (known) return known;
      first = false;
      strict.decode(bytes, { stream: true });
    }
    strict.decode();
    return 'utf-8';
  } catch (error) {
    if ((error as { code?: string }).code === NOT_UTF_8) return 'windows-1252';
    throw error;
  }
}

function utf16Of(head: Uint8Array): Encoding | undefined {
  return UTF_16.find(({ signature }) => signature.every((byte, at) => matches(byte, head[at])))?.encoding;
}

function matches(pattern: number | 'letter', byte: number | undefined): boolean {
  return pattern === 'letter' ? byte !== undefined && byte !== 0 : byte === pattern;
}

function notCsv(): ImportFileError {
  const message = 'This is not a CSV file. Please save the table as "CSV UTF-8" and select that file.';
  return new ImportFileError('not_csv', message);
}
