import { Injectable } from '@nestjs/common';

import { PhotoRecords } from './ports/photo-records.js';
import { PhotoStorage } from './ports/photo-storage.js';

/** Files of one athlete: pictures, and uploads whose addresses were issued. */
export interface PhotoFiles {
  pictures: string[];
  uploads: string[];
}

/** Deletes the photo files of an account that is gone. */
@Injectable()
export class ErasePhotos {
  constructor(
    private readonly storage: PhotoStorage,
    private readonly records: PhotoRecords,
  ) {}

  /** Idempotent: a row is deleted only after its files. Rows of uploads stay until their URLs expire. Throws StorageUnavailable. */
  async run({ pictures, uploads }: PhotoFiles): Promise<void> {
    for (const id of uploads) await this.storage.discard(id);
    for (const id of pictures) {
      await this.storage.remove(id);
      await this.records.forgetPicture(id);
    }
  }
}
