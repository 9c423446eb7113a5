import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { Ids } from '../../../../shared-kernel/ids.js';
import { PHOTO_LIMITS } from '../domain/photo-limits.js';
import { PhotoRecords } from './ports/photo-records.js';
import { PhotoStorage, type UploadTarget } from './ports/photo-storage.js';

/** Gives an athlete an address to PUT one photo to. */
@Injectable()
export class IssuePhotoUpload {
  constructor(
    private readonly storage: PhotoStorage,
    private readonly records: PhotoRecords,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** `origin` is where the athlete's browser finds this server. Throws StorageUnavailable. */
  async run(userId: string, origin: string): Promise<UploadTarget> {
    const now = this.clock.now();
    const id = this.ids.next();
    const expiresAt = new Date(now.getTime() + PHOTO_LIMITS.uploadMs);
    const target = await this.storage.issue({ uploadId: id, now, expiresAt, origin });
    await this.records.addUpload({ id, userId, address: target.url.split('?')[0] ?? '', expiresAt });
    return target;
  }
}
