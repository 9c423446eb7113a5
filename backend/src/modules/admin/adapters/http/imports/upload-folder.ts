import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { MulterModuleOptions, MulterOptionsFactory } from '@nestjs/platform-express';
import { diskStorage } from 'multer';

import { AppConfig } from '../../../../../platform/config/app-config.js';
import { makeFolder } from '../../../../../platform/files/make-folder.js';
import { Clock } from '../../../../../shared-kernel/clock.js';
import { WorkPace } from '../../../../../shared-kernel/work-pace.js';
import { receiveSlowly } from './receive-slowly.js';

export const MAX_UPLOAD_MEGABYTES = 200;

/** A mapping of 200 columns with long headers, or corrections of 2,000 cells. */
const MAX_FIELD_BYTES = 512 * 1024;

const ABANDONED_AFTER_MS = 60 * 60_000;

/** Where uploads lie while they are imported, so that a large one never is in memory. */
@Injectable()
export class UploadFolder implements MulterOptionsFactory, OnApplicationBootstrap {
  private readonly path: string;

  constructor(
    config: AppConfig,
    private readonly clock: Clock,
    private readonly pace: WorkPace,
  ) {
    this.path = join(config.dataDir, 'tmp', 'uploads');
  }

  createMulterOptions(): MulterModuleOptions {
    const destination = (_request: unknown, _file: unknown, done: (error: Error | null, path: string) => void) => {
      makeFolder(this.path).then(
        () => done(null, this.path),
        (error: Error) => done(error, this.path),
      );
    };
    const fileSize = MAX_UPLOAD_MEGABYTES * 1024 * 1024;
    const limits = { fileSize, files: 1, fields: 8, fieldSize: MAX_FIELD_BYTES };
    // Nest's type has no `streamHandler`, multer does.
    return Object.assign({ storage: diskStorage({ destination }), limits }, { streamHandler: receiveSlowly(this.pace) });
  }

  /** Removes what a killed server left behind; another one's uploads are younger. */
  async onApplicationBootstrap(): Promise<void> {
    const oldest = this.clock.now().getTime() - ABANDONED_AFTER_MS;
    for (const name of await readdir(this.path).catch(() => [])) {
      const file = join(this.path, name);
      const found = await stat(file).catch(() => undefined);
      if (found && found.mtimeMs < oldest) await rm(file, { force: true });
    }
  }
}
