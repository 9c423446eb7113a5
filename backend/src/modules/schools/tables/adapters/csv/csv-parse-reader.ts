import { Readable } from 'node:stream';

import { Injectable } from '@nestjs/common';
import { CsvError, parse } from 'csv-parse';

import type { ByteSource } from '../../application/byte-source.js';
import { CsvReader, type CsvRecord } from '../../application/ports/csv-reader.js';
import type { ImportFileError } from '../../domain/import-file-error.js';
import { decodeTable } from './decode-table.js';
import { malformedCsv } from './malformed-csv.js';
import { memorySource } from './memory-source.js';
import { mendQuotes } from './mend-quotes.js';
import { declaredDelimiter, delimitersOfRows, sniffDelimiter } from './sniff-delimiter.js';

const MAX_RECORD_CHARACTERS = 256 * 1024;
const LINE_FEED = 10;
const LINE_END = /\r\n|\r|\n/g;
/** How a spreadsheet marks a value that must stay text: ="6-2". */
const KEPT_AS_TEXT = /^="([^"]*)"$/;

/** Reads tables with csv-parse, tolerant about a quote that is text; one that would swallow cells or rows is an error. */
@Injectable()
export class CsvParseReader extends CsvReader {
  async *read(source: ByteSource | Uint8Array): AsyncGenerator<CsvRecord> {
    const texts = decodeTable('chunks' in source ? source : memorySource(source));
    const head = await texts.next();
    if (head.done) return;
    const declared = declaredDelimiter(head.value);
    const delimiter = declared ?? sniffDelimiter(head.value);
    const frame = { delimiter, usual: delimitersOfRows(head.value, delimiter) };
    const faults: ImportFileError[] = [];
    const text = Readable.from(mendQuotes(chunks(head.value, texts), frame, (fault) => faults.push(fault)));
    let line = 1;
    // Excel does not show the line that declares a delimiter.
    let sheetRow = declared === undefined ? 0 : -1;
    try {
      for await (const cells of records(text, delimiter)) {
        const startsOn = line;
        sheetRow += 1;
        line += 1 + lineEndsWithin(cells);
        if (sheetRow > 0 && !isBlank(cells)) {
          yield { cells: cells.map(withoutGuard), line: startsOn, sheetRow };
        }
      }
      for (const fault of faults) throw fault;
    } catch (error) {
      throw malformed(error);
    } finally {
      text.destroy();
    }
  }

  async countLines(source: ByteSource): Promise<number> {
    let lines = 0;
    for await (const bytes of source.chunks()) {
      for (let at = bytes.indexOf(LINE_FEED); at >= 0; at = bytes.indexOf(LINE_FEED, at + 1)) lines += 1;
    }
    return lines;
  }
}

function records(text: Readable, delimiter: string): AsyncIterable<string[]> {
  const parser = parse({
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    skip_empty_lines: false,
    trim: true,
    max_record_size: MAX_RECORD_CHARACTERS,
  });
  text.on('error', (error) => parser.destroy(error));
  return text.pipe(parser);
}

async function* chunks(head: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield head;
  yield* rest;
}

function lineEndsWithin(cells: string[]): number {
  let lines = 0;
  for (const cell of cells) {
    if (cell.includes('\n') || cell.includes('\r')) lines += cell.match(LINE_END)?.length ?? 0;
  }
  return lines;
}

function isBlank(cells: string[]): boolean {
  return cells.every((cell) => cell.trim() === '');
}

function withoutGuard(cell: string): string {
  return cell.startsWith('="') ? cell.replace(KEPT_AS_TEXT, '$1').trim() : cell;
}

/** What csv-parse found, as an error of the file; other errors as they are. */
function malformed(error: unknown): unknown {
  if (!(error instanceof CsvError)) return error;
  const line = Number(error.lines);
  const reason = error.code === 'CSV_MAX_RECORD_SIZE' ? 'a row is far too long' : 'a quote is in the wrong place';
  return malformedCsv(`${reason} (line ${line})`, line);
}
