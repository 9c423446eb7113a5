import { Injectable } from '@nestjs/common';

import { nextTurn } from '../../../../shared-kernel/next-turn.js';
import { OWN_LIST_HEADER, ownListLines } from '../domain/own-list-lines.js';
import { OwnListQuery } from '../queries/own-list.query.js';

/** Some milliseconds of work with the longest notes. */
const ROWS_A_TURN = 100;

/** The athlete's list as a CSV file that spreadsheets open without calculating anything in it. */
@Injectable()
export class ExportOwnList {
  constructor(private readonly list: OwnListQuery) {}

  /** These schools in this order, or with null all that the athlete touched. Answers the text of the file. */
  async run(userId: string, schoolIds: number[] | null): Promise<string> {
    const rows = await this.list.rows(userId, schoolIds);
    let lines = OWN_LIST_HEADER;
    for (let at = 0; at < rows.length; at += ROWS_A_TURN) {
      await nextTurn();
      lines += ownListLines(rows.slice(at, at + ROWS_A_TURN));
    }
    return lines;
  }
}
