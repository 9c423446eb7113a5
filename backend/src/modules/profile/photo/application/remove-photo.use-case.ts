import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { PhotoRecords } from './ports/photo-records.js';
import { PhotoStorage } from './ports/photo-storage.js';

/** Takes the photo off the profile and deletes its files. */
@Injectable()
export class RemovePhoto {
  constructor(
    private readonly storage: PhotoStorage,
    private readonly records: PhotoRecords,
    private readonly clock: Clock,
  ) {}

  /** Without a photo there is nothing to do. When the storage does not answer, the sweep deletes the files later. */
  async run(userId: string): Promise<void> {
    const gone = await this.records.hide(userId, this.clock.now());
    await Promise.allSettled(gone.map((id) => this.delete(id)));
  }

  private async delete(pictureId: string): Promise<void> {
    await this.storage.remove(pictureId);
    await this.records.forgetPicture(pictureId);
  }
}
