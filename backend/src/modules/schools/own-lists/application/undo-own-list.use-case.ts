import { Injectable } from '@nestjs/common';

import { SchoolList, type LastListImport, type UndoneListImport } from '../../outreach/index.js';
import { undoneListMessage } from './own-list-message.js';

export interface LastOwnListImport {
  /** Null when there is none that can be undone. */
  last: LastListImport | null;
}

export interface UndoneOwnList extends UndoneListImport {
  message: string;
}

/** The last import of an athlete's list, which can be undone. */
@Injectable()
export class UndoOwnList {
  constructor(private readonly list: SchoolList) {}

  async last(userId: string): Promise<LastOwnListImport> {
    return { last: await this.list.lastImport(userId) };
  }

  /** Throws NoListImport. */
  async run(userId: string): Promise<UndoneOwnList> {
    const undone = await this.list.undoImport(userId);
    return { message: undoneListMessage(undone), ...undone };
  }
}
