import path from 'node:path';

import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Piscina } from 'piscina';

import { StaffPageReader, type PastedPage } from '../../application/ports/staff-page-reader.js';
import { PageNotReadable, PageTooLong, PagesBusy } from '../../domain/staff-page-errors.js';
import type { StaffPerson } from '../../domain/staff-person.js';
import type { PageResult } from './read-staff-page.js';

const [HERE, IS_SOURCE] = [import.meta.dirname, import.meta.filename.endsWith('.ts')];
/** A thread runs what was built, in tests too: Node cannot read the sources by itself. */
const SCRIPT = path.join(IS_SOURCE ? HERE.replace(/\bsrc(?=[\\/]modules[\\/])/, 'dist') : HERE, 'read-staff-page.js');
const MOST_AT_ONCE = 20;
const IDLE_MS = 60_000;
/** With the wait for its turn; a page of 500 kB takes a tenth of a second. */
const DEADLINE_MS = 10_000;

/** Reads in a thread of its own, which the first page starts and which ends after an idle minute. */
@Injectable()
export class ThreadedStaffPageReader extends StaffPageReader implements OnModuleDestroy {
  private readonly threads = new Piscina<PastedPage, PageResult>({
    filename: SCRIPT,
    name: 'readStaffPage',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: 128 },
  });

  private inHand = 0;

  async read(page: PastedPage): Promise<StaffPerson[]> {
    if (this.inHand >= MOST_AT_ONCE) throw new PagesBusy();
    this.inHand += 1;
    const deadline = AbortSignal.timeout(DEADLINE_MS);
    try {
      const result = await this.threads.run(page, { signal: deadline });
      if (result.kind === 'too_long') throw new PageTooLong();
      return result.people;
    } catch (error) {
      throw deadline.aborted || isOutOfMemory(error) ? new PageNotReadable() : error;
    } finally {
      this.inHand -= 1;
    }
  }

  onModuleDestroy(): Promise<void> {
    return this.threads.destroy();
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
