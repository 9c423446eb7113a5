import { Injectable } from '@nestjs/common';

import { ownListLines } from '../../domain/own-list/own-list-lines.js';
import { OwnList } from '../ports/own-list.js';

/** The athlete's list as a CSV file that spreadsheets open without calculating anything in it. */
@Injectable()
export class ExportOwnList {
  constructor(private readonly list: OwnList) {}

  /** These schools in this order, or with null all that the athlete touched. Answers the text of the file. */
  async run(userId: string, schoolIds: number[] | null): Promise<string> {
    return ownListLines(await this.list.rows(userId, schoolIds));
  }
}
