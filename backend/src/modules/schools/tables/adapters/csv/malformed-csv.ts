import { ImportFileError } from '../../domain/import-file-error.js';

export function malformedCsv(reason: string, line?: number): ImportFileError {
  const message = `The file cannot be read as CSV: ${reason}. Nothing was imported.`;
  return new ImportFileError('malformed_csv', message, { line });
}

/** A quote that is opened on `line` and not closed before the next cell or row begins. */
export function brokenQuote(line: number): ImportFileError {
  return malformedCsv(`a quote is opened and never closed (line ${line})`, line);
}
