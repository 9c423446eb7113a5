import { Injectable } from '@nestjs/common';

import { guessMapping } from '../domain/guess-mapping.js';
import type { OwnListField, OwnListMapping } from '../domain/own-list-field.js';
import { readOwnListRow } from '../domain/read-own-list-row.js';
import { SchoolMatcher } from '../domain/school-matcher.js';
import { CsvReader, type CsvRecord } from '../../tables/index.js';
import { MatchableSchoolsQuery } from '../queries/matchable-schools.query.js';
import { ownListTable } from './own-list-table.js';

export interface OwnListInspection {
  headers: string[];
  /** The first five. */
  rows: string[][];
  totalRows: number;
  /** What the columns seem to be. */
  mapping: OwnListMapping;
}

const SHOWN = 5;
const LOOKED_AT = 50;

/** The first step of an import: how a spreadsheet reads, and what its columns seem to be. Stores nothing. */
@Injectable()
export class InspectOwnList {
  constructor(
    private readonly csv: CsvReader,
    private readonly schools: MatchableSchoolsQuery,
  ) {}

  /** Throws ImportFileError, OwnListTooLong. */
  async run(bytes: Uint8Array): Promise<OwnListInspection> {
    const { headers, records } = await ownListTable(this.csv, bytes);
    const sample = records.slice(0, LOOKED_AT);
    const guess = believable(guessMapping(headers), sample);
    const name = guess.name ?? columnOfNames(sample, new SchoolMatcher(await this.schools.all()));
    return {
      headers,
      rows: records.slice(0, SHOWN).map(({ cells }) => cells),
      totalRows: records.length,
      mapping: name === undefined ? guess : { ...withoutColumn(guess, name), name },
    };
  }
}

/** The guesses whose cells can mostly be read as what they are taken for: "Twitter" may hold handles. */
function believable(guess: OwnListMapping, sample: CsvRecord[]): OwnListMapping {
  const entries = Object.entries(guess) as [OwnListField, number][];
  return Object.fromEntries(entries.filter(([field, column]) => unreadable(field, column, sample) <= sample.length / 2));
}

function unreadable(field: OwnListField, column: number, sample: CsvRecord[]): number {
  return sample.filter(({ cells, line }) => {
    const reading = readOwnListRow({ [field]: column }, cells, { row: 0, line });
    return 'issues' in reading && reading.issues.some((issue) => issue.field === field && issue.code !== 'required');
  }).length;
}

/** The column in which most cells name a school of the directory; undefined when there is none. */
function columnOfNames(sample: CsvRecord[], matcher: SchoolMatcher): number | undefined {
  const hits: number[] = [];
  for (const { cells } of sample) {
    cells.forEach((cell, column) => {
      if (matcher.hasName(cell)) hits[column] = (hits[column] ?? 0) + 1;
    });
  }
  const most = Math.max(0, ...Object.values(hits));
  return most > sample.length / 2 ? hits.indexOf(most) : undefined;
}

function withoutColumn(mapping: OwnListMapping, taken: number): OwnListMapping {
  return Object.fromEntries(Object.entries(mapping).filter(([, column]) => column !== taken));
}
