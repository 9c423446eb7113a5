import type { ByteSource } from '../application/byte-source.js';
import { CsvReader, type CsvRecord } from '../application/ports/csv-reader.js';
import { ImportFileError } from '../domain/import-file-error.js';

/** Tables with commas and line feeds; a quote anywhere is malformed. */
export class PlainCsvReader extends CsvReader {
  async *read(source: ByteSource | Uint8Array): AsyncGenerator<CsvRecord> {
    const lines = (await textOf(source)).split('\n');
    for (const [at, text] of lines.entries()) {
      if (text.includes('"')) throw new ImportFileError('malformed_csv', `A quote is in line ${at + 1}.`, { line: at + 1 });
      const cells = text.split(',').map((cell) => cell.trim());
      if (cells.some((cell) => cell !== '')) yield { cells, line: at + 1, sheetRow: at + 1 };
    }
  }

  async countLines(source: ByteSource): Promise<number> {
    return (await textOf(source)).split('\n').length - 1;
  }
}

async function textOf(source: ByteSource | Uint8Array): Promise<string> {
  if (!('chunks' in source)) return new TextDecoder().decode(source);
  const decoder = new TextDecoder();
  let text = '';
  for await (const bytes of source.chunks()) text += decoder.decode(bytes, { stream: true });
  return text + decoder.decode();
}
