import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { DomainError } from '../../../../shared-kernel/domain-error.js';
import { Ids } from '../../../../shared-kernel/ids.js';
import { UploadMissing, UploadNotFound, UploadTaken, UploadTooOld } from '../domain/photo-errors.js';
import { PHOTO_LIMITS } from '../domain/photo-limits.js';
import { pictureAddress } from '../domain/picture-address.js';
import { PhotoEditor } from './ports/photo-editor.js';
import { PhotoRecords, type UploadRecord } from './ports/photo-records.js';
import { PhotoStorage } from './ports/photo-storage.js';

/** Makes an athlete's upload the photo of the profile. */
@Injectable()
export class SetPhoto {
  constructor(
    private readonly storage: PhotoStorage,
    private readonly records: PhotoRecords,
    private readonly editor: PhotoEditor,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * `address` is the upload's, with or without its query. Saying it again after it worked changes nothing. Throws
   * UploadNotFound, UploadTaken, UploadMissing, UploadTooOld, StorageUnavailable and what the editor throws; after a refusal of
   * the file itself the upload is gone, after any other failure it can be named again.
   */
  async run(userId: string, address: string): Promise<void> {
    const upload = await this.records.upload(userId, address.split('?')[0] ?? '');
    if (!upload) throw new UploadNotFound();
    if (upload.shown) return;
    if (upload.taken || !(await this.records.take(upload.id))) throw new UploadTaken();
    try {
      await this.develop(userId, upload);
    } catch (error) {
      if (isFaultOfTheFile(error)) await Promise.allSettled([this.storage.discard(upload.id)]);
      else await this.records.giveBack(upload.id);
      throw error;
    }
  }

  private async develop(userId: string, upload: UploadRecord): Promise<void> {
    const images = await this.editor.squares(() => this.read(upload));
    const id = this.ids.token(24);
    const now = this.clock.now();
    await this.records.addPicture(id, userId, new Date(now.getTime() + PHOTO_LIMITS.graceMs));
    await this.storage.save(id, images);
    const gone = await this.records.show({ id, uploadId: upload.id, userId, address: pictureAddress(id) }, now);
    // The photo is set. What cannot be tidied up now, the sweep will.
    await Promise.allSettled([this.storage.discard(upload.id), ...gone.map((one) => this.delete(one))]);
  }

  private async read({ id, expiresAt }: UploadRecord): Promise<Buffer> {
    const bytes = await this.storage.uploaded(id);
    if (bytes) return bytes;
    throw expiresAt > this.clock.now() ? new UploadMissing() : new UploadTooOld();
  }

  private async delete(pictureId: string): Promise<void> {
    await this.storage.remove(pictureId);
    await this.records.forgetPicture(pictureId);
  }
}

function isFaultOfTheFile(error: unknown): boolean {
  return error instanceof DomainError && error.kind === 'invalid';
}
