import { Injectable } from '@nestjs/common';

import { COACH_COLUMNS } from '../domain/columns/coach-columns.js';
import type { ColumnMapping } from '../domain/columns/column-mapping.js';
import { guessColumns } from '../domain/columns/guess-columns.js';
import { ROSTER_COLUMNS } from '../domain/columns/roster-columns.js';
import { SCHOOL_COLUMNS } from '../domain/columns/school-columns.js';
import { CsvReader, type CsvRecord, openTable } from '../../directory/index.js';
import { ImportJournal } from './ports/import-journal.js';
import type { ImportKind } from './import-kind.js';
import type { ImportUpload } from './import-upload.js';

export interface InspectedColumn {
  header: string;
  /** The first values that are not blank; at most three. */
  samples: string[];
  /** What an import without a mapping reads the column as; null: it is not used. */
  readAs: string | null;
  /** What it was chosen to be before or else probably is; null: nothing fits. */
  suggestion: string | null;
}

export interface ImportInspection {
  /** The first 200. */
  columns: InspectedColumn[];
  /** The suggestions are what this admin chose for a file with these headers before. */
  remembered: boolean;
}

const MAX_COLUMNS = 200;
const ROWS_READ = 50;
const SAMPLES = 3;
const SAMPLE_CHARACTERS = 60;

/** The first step of an import: which columns the file has, and what they probably are. Stores nothing. */
@Injectable()
export class InspectImport {
  constructor(
    private readonly csv: CsvReader,
    private readonly journal: ImportJournal,
  ) {}

  /** Throws ImportFileError when the beginning of the file is no table. */
  async run({ source, userId }: ImportUpload, kind: ImportKind): Promise<ImportInspection> {
    const { header, records } = await openTable(this.csv, source);
    try {
      const headers = header.cells.map((title) => title.trim());
      const sample = await firstRecords(records);
      const chosen = await this.journal.mappingFor({ userId, kind, headers });
      return { columns: columnsOf(headers, sample, kind, chosen), remembered: chosen !== null };
    } finally {
      await records.return?.();
    }
  }
}

async function firstRecords(records: AsyncIterator<CsvRecord>): Promise<CsvRecord[]> {
  const taken: CsvRecord[] = [];
  while (taken.length < ROWS_READ) {
    const next = await records.next();
    if (next.done) break;
    taken.push(next.value);
  }
  return taken;
}

function columnsOf(
  headers: readonly string[],
  sample: readonly CsvRecord[],
  kind: ImportKind,
  chosen: ColumnMapping | null,
): InspectedColumn[] {
  return guessesOf(headers, kind)
    .slice(0, MAX_COLUMNS)
    .map(({ readAs, guess }, place) => {
      const header = headers[place] ?? '';
      const suggestion = chosen ? chosen.get(header) || null : guess;
      return { header, samples: samplesOf(sample, place), readAs, suggestion };
    });
}

function guessesOf(headers: readonly string[], kind: ImportKind): { readAs: string | null; guess: string | null }[] {
  if (kind === 'coaches') return guessColumns(headers, COACH_COLUMNS);
  return kind === 'rosters' ? guessColumns(headers, ROSTER_COLUMNS) : guessColumns(headers, SCHOOL_COLUMNS);
}

function samplesOf(records: readonly CsvRecord[], place: number): string[] {
  const values = records.map(({ cells }) => (cells[place] ?? '').trim()).filter((value) => value !== '');
  return [...new Set(values)].slice(0, SAMPLES).map((value) => value.slice(0, SAMPLE_CHARACTERS));
}
