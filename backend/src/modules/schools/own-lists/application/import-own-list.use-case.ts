import { Injectable } from '@nestjs/common';

import { nextTurn } from '../../../../shared-kernel/next-turn.js';
import { checkedMapping } from '../domain/checked-mapping.js';
import type { OwnListMapping } from '../domain/own-list-field.js';
import { SchoolMatcher } from '../domain/school-matcher.js';
import { CsvReader } from '../../tables/index.js';
import { MatchableSchoolsQuery } from '../queries/matchable-schools.query.js';
import { SchoolList } from '../../outreach/index.js';
import { ownListMessage } from './own-list-message.js';
import { OwnListReading, type OwnListFindings } from './own-list-reading.js';
import { ownListTable } from './own-list-table.js';

/** A row with suggestions compares its name with every school, about a millisecond. */
const ROWS_A_TURN = 10;

export interface OwnListCommand {
  bytes: Uint8Array;
  mapping: OwnListMapping;
  /** The school that the athlete picked for a row, by the number of the row. */
  choices: ReadonlyMap<number, number>;
  /** Reports what would happen and stores nothing. */
  dryRun: boolean;
}

export interface OwnListImport extends OwnListFindings {
  message: string;
  /** Schools that read differently now. */
  changed: number;
}

/** The second step of an import: matches rows to schools of the directory, and stores their values. */
@Injectable()
export class ImportOwnList {
  constructor(
    private readonly csv: CsvReader,
    private readonly schools: MatchableSchoolsQuery,
    private readonly list: SchoolList,
  ) {}

  /**
   * Stores the rows that name one school, in one transaction, and reports the others. Blank cells change
   * nothing. Throws ImportFileError, OwnListTooLong, InvalidOwnListMapping.
   */
  async run(userId: string, { bytes, mapping, choices, dryRun }: OwnListCommand): Promise<OwnListImport> {
    const { headers, records } = await ownListTable(this.csv, bytes);
    const columns = Math.max(headers.length, ...records.map(({ cells }) => cells.length));
    const matcher = new SchoolMatcher(await this.schools.all());
    const reading = new OwnListReading(checkedMapping(mapping, columns), matcher, choices);
    for (const [at, { cells, line }] of records.entries()) {
      if (at % ROWS_A_TURN === 0) await nextTurn();
      reading.add(cells, line);
    }
    const changed = (await this.list.apply(userId, reading.changes, { keep: !dryRun })).length;
    const { findings } = reading;
    return { message: ownListMessage(changed, findings, dryRun), changed, ...findings };
  }
}
