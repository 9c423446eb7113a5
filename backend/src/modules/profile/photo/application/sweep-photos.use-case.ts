import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { PHOTO_LIMITS } from '../domain/photo-limits.js';
import { PhotoRecords } from './ports/photo-records.js';
import { PhotoStorage } from './ports/photo-storage.js';

/** Deletes unused files: unclaimed uploads, replaced pictures, pictures of deleted accounts. */
@Injectable()
export class SweepPhotos {
  constructor(
    private readonly storage: PhotoStorage,
    private readonly records: PhotoRecords,
    private readonly clock: Clock,
  ) {}

  /** Idempotent: a row is deleted only after its files. Throws StorageUnavailable; the rest waits for the next run. */
  async run(): Promise<void> {
    const now = this.clock.now();
    for (const id of await this.records.uploadsExpiredBefore(new Date(now.getTime() - PHOTO_LIMITS.graceMs))) {
      await this.storage.forget(id);
      await this.records.forgetUpload(id);
    }
    for (const id of await this.records.picturesToDelete(now)) {
      await this.storage.remove(id);
      await this.records.forgetPicture(id);
    }
  }
}
