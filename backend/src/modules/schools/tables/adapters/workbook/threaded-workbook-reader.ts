import { Injectable, type OnModuleDestroy } from '@nestjs/common';

import { nextTurn } from '../../../../../shared-kernel/next-turn.js';
import { WorkThread } from '../../../../../platform/threads/work-thread.js';
import type { ByteSource } from '../../application/byte-source.js';
import type { CsvRecord } from '../../application/ports/csv-reader.js';
import { ImportFileError } from '../../domain/import-file-error.js';
import {
  MAX_WORKBOOK_MEGABYTES,
  SHEET_HEAD_ROWS,
  WorkbookReader,
  type SheetHead,
  type SheetRows,
} from '../../application/ports/workbook-reader.js';
import { WorkbooksBusy } from '../../domain/workbooks-busy.js';
import type { WorkbookResult, WorkbookTask } from './read-workbook.js';
import type { SheetRow } from './sheet-row.js';
import type { WorkbookFaultCode } from './workbook-fault.js';

const MAX_BYTES = MAX_WORKBOOK_MEGABYTES * 1024 * 1024;
const MOST_AT_ONCE = 3;
/** 100,000 rows take three seconds. */
const DEADLINE_MS = 60_000;
const SIGNATURE = [0x50, 0x4b, 0x03, 0x04];
const LINE_FEED = 10;
const LINES_A_TURN = 200;

const FAULTS: Readonly<Record<WorkbookFaultCode, readonly [ConstructorParameters<typeof ImportFileError>[0], string]>> = {
  not_workbook: ['not_csv', 'This is no spreadsheet that can be read. Please save it as XLSX, ODS or "CSV UTF-8" and select that file.'],
  damaged: ['damaged_workbook', 'This spreadsheet is damaged. Please open it, save it again and select the new file.'],
  encrypted: ['damaged_workbook', 'This spreadsheet is protected by a password. Please save it without one and select that file.'],
  no_sheet: ['unknown_sheet', 'The spreadsheet has no such sheet.'],
  too_large: [
    'too_large',
    `This spreadsheet is too large. At most ${MAX_WORKBOOK_MEGABYTES} MB, or 200 MB unpacked, can be read; please split it or save it as CSV.`,
  ],
};

/** Reads in its own thread, so that a large spreadsheet does not delay other requests. */
@Injectable()
export class ThreadedWorkbookReader extends WorkbookReader implements OnModuleDestroy {
  private readonly thread = new WorkThread<WorkbookTask, WorkbookResult>({
    folder: import.meta.dirname,
    script: 'read-workbook',
    work: 'readWorkbook',
    mostAtOnce: MOST_AT_ONCE,
    deadlineMs: DEADLINE_MS,
    busy: () => new WorkbooksBusy(),
    late: () => fault('too_large'),
  });

  async isWorkbook(source: ByteSource): Promise<boolean> {
    let head = new Uint8Array();
    for await (const bytes of source.chunks()) {
      head = new Uint8Array([...head, ...bytes.subarray(0, SIGNATURE.length)]);
      if (head.length >= SIGNATURE.length) break;
    }
    return SIGNATURE.every((byte, at) => head[at] === byte);
  }

  async heads(source: ByteSource): Promise<SheetHead[]> {
    const result = await this.run(source, {});
    return result.kind !== 'heads' ? [] : result.sheets.map((sheet) => ({ ...sheet, rows: sheet.rows.map(recordOf) }));
  }

  async rows(source: ByteSource, sheet: number): Promise<SheetRows> {
    const result = await this.run(source, { sheet });
    return result.kind !== 'rows'
      ? { count: 0, records: recordsOf(new Uint8Array()) }
      : { count: result.count, records: recordsOf(result.lines) };
  }

  onModuleDestroy(): Promise<void> {
    return this.thread.end();
  }

  private async run(source: ByteSource, wanted: { sheet?: number }): Promise<WorkbookResult> {
    const result = await this.thread.run(async () => ({ bytes: await bytesOf(source), headRows: SHEET_HEAD_ROWS, ...wanted }));
    if (result.kind === 'fault') throw fault(result.code);
    return result;
  }
}

function fault(code: WorkbookFaultCode): ImportFileError {
  return new ImportFileError(...FAULTS[code]);
}

async function bytesOf(source: ByteSource): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of source.chunks()) {
    size += piece.length;
    if (size > MAX_BYTES) throw fault('too_large');
    pieces.push(piece);
  }
  return new Uint8Array(Buffer.concat(pieces));
}

function recordOf({ number, cells }: SheetRow): CsvRecord {
  return { cells, line: number, sheetRow: number };
}

/** Yields to other requests between the pieces. */
async function* recordsOf(lines: Uint8Array): AsyncGenerator<CsvRecord> {
  let [from, read] = [0, 0];
  for (let to = lines.indexOf(LINE_FEED); to >= 0; to = lines.indexOf(LINE_FEED, from)) {
    if (read % LINES_A_TURN === 0) await nextTurn();
    read += 1;
    const [number, ...cells] = JSON.parse(new TextDecoder().decode(lines.subarray(from, to))) as [number, ...string[]];
    from = to + 1;
    yield recordOf({ number, cells });
  }
}
