import { Injectable, type OnModuleDestroy } from '@nestjs/common';

import { WorkThread } from '../../../../../platform/threads/work-thread.js';
import { StaffPageReader, type PastedPage, type ReadPage } from '../../application/ports/staff-page-reader.js';
import { PageNotReadable, PageTooLong, PagesBusy } from '../../domain/staff-page-errors.js';
import type { PageResult } from './read-staff-page.js';

const MOST_AT_ONCE = 20;
/** A page of 500 kB takes a tenth of a second. */
const DEADLINE_MS = 10_000;

/** Reads in its own thread, so that a long page does not delay other requests. */
@Injectable()
export class ThreadedStaffPageReader extends StaffPageReader implements OnModuleDestroy {
  private readonly thread = new WorkThread<PastedPage, PageResult>({
    folder: import.meta.dirname,
    script: 'read-staff-page',
    work: 'readStaffPage',
    mostAtOnce: MOST_AT_ONCE,
    deadlineMs: DEADLINE_MS,
    busy: () => new PagesBusy(),
    late: () => new PageNotReadable(),
  });

  async read(page: PastedPage): Promise<ReadPage> {
    const result = await this.thread.run(() => Promise.resolve(page));
    if (result.kind === 'too_long') throw new PageTooLong();
    return { people: result.people, clues: result.clues };
  }

  onModuleDestroy(): Promise<void> {
    return this.thread.end();
  }
}
