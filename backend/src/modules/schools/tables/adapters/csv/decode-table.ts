import type { ByteSource } from '../../application/byte-source.js';
import { ImportFileError } from '../../domain/import-file-error.js';

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'macintosh';

const SNIFFED_CHARACTERS = 4 * 1024;
const SIGNATURE_BYTES = 4;
const NOT_UTF_8 = 'ERR_ENCODING_INVALID_ENCODED_DATA';
const OTHER_FORMATS = /^\s*(PK[\u0003\u0005]|%PDF|\{\\rtf|<(!doctype|html|\?xml|table)\b|[[{]\s{0,20}["{])/i;
/** Byte order marks, and Latin text without one, which shows every other byte as zero. */
const UTF_16: { encoding: Encoding; signature: (number | 'letter')[] }[] = [
  { encoding: 'utf-16le', signature: [0xff, 0xfe] },
  { encoding: 'utf-16be', signature: [0xfe, 0xff] },
  { encoding: 'utf-16le', signature: ['letter', 0, 'letter', 0] },
  { encoding: 'utf-16be', signature: [0, 'letter', 0, 'letter'] },
];
/** How old programs end a file. */
const END_OF_FILE = '\u001a';
/** Control characters that no text has: all but tab, line feed, form feed and carriage return. */
const BINARY = /[\u0000-\u0008\u000b\u000e-\u001a\u001c-\u001f]/;

/**
 * Decodes a table piece by piece: UTF-8 and UTF-16 with or without a byte order mark, and Windows-1252
 * or Mac Roman for bytes that are no UTF-8 (Excel's plain CSV). Throws ImportFileError not_csv for anything but text.
 */
export async function* decodeTable(source: ByteSource): AsyncGenerator<string> {
  const decoder = new TextDecoder(await encodingOf(source));
  let first = true;
  let hasEnded = false;
  for await (const bytes of source.chunks()) {
    const decoded = decoder.decode(bytes, { stream: true });
    if (hasEnded && decoded !== '') throw notCsv();
    hasEnded = decoded.endsWith(END_OF_FILE);
    const text = hasEnded ? decoded.slice(0, -1) : decoded;
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
    if ((error as { code?: string }).code === NOT_UTF_8) return (await isMacRoman(source)) ? 'macintosh' : 'windows-1252';
    throw error;
  }
}

/**
 * Whether a file is from Excel on a Mac: its small letters with accents are 0x80 to 0x9f, where Windows-1252 has capitals and signs that no word has
 * behind a small letter ("José" would be "JosŽ"); those of Windows-1252 are from 0xe0.
 */
async function isMacRoman(source: ByteSource): Promise<boolean> {
  let isMac = false;
  let before = 0;
  for await (const bytes of source.chunks()) {
    for (const byte of bytes) {
      const isBehindLetter = before >= SMALL_A && before <= SMALL_Z;
      if (isBehindLetter && byte >= WINDOWS_SMALL_ACCENTS) return false;
      isMac ||= isBehindLetter && MAC_LETTERS.has(byte);
      before = byte;
    }
  }
  return isMac;
}

const [SMALL_A, SMALL_Z] = [0x61, 0x7a];
const WINDOWS_SMALL_ACCENTS = 0xe0;
/** Á to ê, ë, ò and ü of Mac Roman, without those where Windows-1252 has quotes, dashes or a letter. */
const MAC_LETTERS = new Set([0x87, 0x88, 0x89, 0x8a, 0x8b, 0x8c, 0x8d, 0x8e, 0x8f, 0x90, 0x98, 0x9b, 0x9d, 0x9f]);

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
