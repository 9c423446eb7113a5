import { Readable } from 'node:stream';

import { Injectable } from '@nestjs/common';
import { CsvError, parse } from 'csv-parse';

import { CsvReader, type CsvRecord } from '../../application/ports/csv-reader.js';
import { ImportFileError } from '../../domain/import/import-file-error.js';
import { decodeTable } from './decode-table.js';
import { sniffDelimiter } from './sniff-delimiter.js';

const MAX_RECORD_CHARACTERS = 256 * 1024;
const LINE_END = /\r\n|\r|\n/g;

/** Reads tables with csv-parse: strict about quotes, tolerant about everything around them. */
@Injectable()
export class CsvParseReader extends CsvReader {
  async *read(bytes: Uint8Array): AsyncGenerator<CsvRecord> {
    const texts = decodeTable(bytes);
    const head = texts.next();
    if (head.done) return;
    let line = 1;
    try {
      for await (const cells of records(head.value, texts)) {
        const startsOn = line;
        line += 1 + lineEndsWithin(cells);
        if (cells.some((cell) => cell.trim() !== '')) yield { cells, line: startsOn };
      }
    } catch (error) {
      if (error instanceof CsvError) throw malformed(error);
      throw error;
    }
  }
}

function records(head: string, rest: Iterable<string>): AsyncIterable<string[]> {
  const parser = parse({
    delimiter: sniffDelimiter(head),
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    skip_empty_lines: false,
    trim: true,
    max_record_size: MAX_RECORD_CHARACTERS,
  });
  const source = Readable.from(chunks(head, rest));
  source.on('error', (error) => parser.destroy(error));
  return source.pipe(parser);
}

function* chunks(head: string, rest: Iterable<string>): Generator<string> {
  yield head;
  yield* rest;
}

function lineEndsWithin(cells: string[]): number {
  return cells.reduce((sum, cell) => sum + (cell.match(LINE_END)?.length ?? 0), 0);
}

/** What csv-parse found; its line is of no use for an open quote, which it notices at the end of the file. */
function malformed(error: CsvError): ImportFileError {
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return malformedCsv('a quote is opened and never closed');
  const line = Number(error.lines);
  const reason =
    error.code === 'CSV_MAX_RECORD_SIZE' ? 'a row is far too long' : 'a quote stands where none may stand';
  return malformedCsv(`${reason} (line ${line})`, line);
}

function malformedCsv(reason: string, line?: number): ImportFileError {
  const message = `The file cannot be read as CSV: ${reason}. Nothing was imported.`;
  return new ImportFileError('malformed_csv', message, { line });
}
