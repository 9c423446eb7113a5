import { Injectable } from '@nestjs/common';

import { nextTurn } from '../../../../shared-kernel/next-turn.js';
import { OWN_LIST_HEADER, ownListLines } from '../domain/own-list-lines.js';
import { OwnListQuery } from '../queries/own-list.query.js';

/** Some milliseconds of work with the longest notes: 270,000 characters. */
const ROWS_A_PIECE = 50;

/** The athlete's list as a CSV file that spreadsheets open without calculating anything in it. */
@Injectable()
export class ExportOwnList {
  constructor(private readonly list: OwnListQuery) {}

  /**
   * These schools in this order, or with null all that the athlete touched. Returns the text of the file in pieces, each read when it
   * is asked for: together the notes can be large.
   */
  async *run(userId: string, schoolIds: number[] | null): AsyncGenerator<string> {
    const ids = [...new Set(schoolIds ?? (await this.list.touched(userId)))];
    let before = OWN_LIST_HEADER;
    for (let at = 0; at < ids.length; at += ROWS_A_PIECE) {
      await nextTurn();
      yield before + ownListLines(await this.list.rows(userId, ids.slice(at, at + ROWS_A_PIECE)));
      before = '';
    }
    if (before !== '') yield before;
  }
}
