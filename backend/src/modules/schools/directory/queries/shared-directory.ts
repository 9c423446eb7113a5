import { Injectable, type OnModuleDestroy } from '@nestjs/common';

import { AppConfig } from '../../../../platform/config/app-config.js';
import { ReadSource } from '../../../../platform/database/reads/read-source.js';
import { WorkThread } from '../../../../platform/threads/work-thread.js';
import { DomainError } from '../../../../shared-kernel/domain-error.js';
import { DirectorySnapshot, type MadeDirectory } from './directory-snapshot.js';
import type { DirectoryTask } from './make-directory.js';

/** More shared coaches than this take a second or more to serialise and compress; all colleges together have half as many. */
export const USUAL_COACHES = 30_000;

const IS_LARGE = `select count(*) > $1 as large from (select from coaches where owner_user_id is null limit $1 + 1) first_ones`;

const DEADLINE_MS = 300_000;
const HEAP_MB = 512;

/** One that was begun before the change, and one after it; without the primary a replica may not have that version. */
const MOST_TRIES = 3;

class DirectoryNotReady extends DomainError {
  constructor() {
    super({
      kind: 'unavailable',
      code: 'server_busy',
      message: 'The list of schools is being prepared. Please wait a few seconds and try again.',
      retryAfterSeconds: 5,
    });
  }
}

interface Making {
  isLarge: Promise<boolean>;
  done: Promise<void>;
}

/** The shared part of the directory in memory, rebuilt in a separate thread when the version in the database changes. */
@Injectable()
export class SharedDirectory implements OnModuleDestroy {
  private last?: DirectorySnapshot;
  private making?: Making;
  private readonly thread = new WorkThread<DirectoryTask, MadeDirectory>({
    ...{ folder: import.meta.dirname, script: 'make-directory', work: 'makeDirectory' },
    ...{ mostAtOnce: 1, deadlineMs: DEADLINE_MS, heapMb: HEAP_MB },
    busy: () => new DirectoryNotReady(),
    late: () => new DirectoryNotReady(),
  });

  constructor(
    private readonly source: ReadSource,
    private readonly config: AppConfig,
  ) {}

  /**
   * The directory at `version` or a later one. While a large one is made again the last version is answered, unless `newest`.
   * Anyone who has to wait waits for the same one.
   */
  async at(version: string, newest: boolean): Promise<DirectorySnapshot> {
    for (let tries = 0; tries <= MOST_TRIES; tries += 1) {
      const { last } = this;
      if (last && BigInt(last.version) >= BigInt(version)) return last;
      const { isLarge, done } = (this.making ??= this.make());
      if (last && !newest && (await isLarge)) return last;
      await done;
    }
    throw new DirectoryNotReady();
  }

  onModuleDestroy(): Promise<void> {
    return this.thread.end();
  }

  private make(): Making {
    const isLarge = this.source.query<{ large: boolean }[]>(IS_LARGE, [USUAL_COACHES]).then(([row]) => row?.large === true);
    const done = this.thread
      .run(() => Promise.resolve({ databaseUrl: this.config.databaseUrl, databaseReadUrl: this.config.databaseReadUrl }))
      .then((made) => {
        this.last = new DirectorySnapshot(made);
      })
      .finally(() => (this.making = undefined));
    // These promises are not awaited when the last version is returned: the handlers prevent
    // unhandled rejections, and the next request tries again.
    isLarge.catch(() => undefined);
    done.catch(() => undefined);
    return { isLarge, done };
  }
}
