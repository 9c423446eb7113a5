import path from 'node:path';

import { Injectable } from '@nestjs/common';

import { AppConfig } from '../../../../../platform/config/app-config.js';
import { FileFolder } from '../../../../../platform/storage/file-folder.js';
import { UploadPlace } from '../../../../../platform/storage/upload-place.js';
import { UploadSigner } from '../../../../../platform/storage/upload-signer.js';
import { PhotoStorage, type UploadOrder, type UploadTarget } from '../../application/ports/photo-storage.js';
import { PHOTO_LIMITS } from '../../domain/photo-limits.js';
import type { PictureImage } from '../../domain/picture-image.js';

/** Photos under DATA_DIR; browsers PUT to this server. */
@Injectable()
export class DiskPhotoStorage extends PhotoStorage {
  private readonly pictures: FileFolder;

  constructor(
    config: AppConfig,
    private readonly signer: UploadSigner,
    private readonly uploads: UploadPlace,
  ) {
    super();
    this.pictures = new FileFolder(path.join(config.dataDir, 'pictures'));
  }

  issue({ uploadId, expiresAt, origin }: UploadOrder): Promise<UploadTarget> {
    const signed = this.signer.sign({ id: uploadId, expiresAt, maxBytes: PHOTO_LIMITS.maxBytes });
    return Promise.resolve({ url: origin + signed, headers: {} });
  }

  uploaded(uploadId: string): Promise<Buffer | null> {
    return this.uploads.read(uploadId);
  }

  discard(uploadId: string): Promise<void> {
    return this.uploads.empty(uploadId);
  }

  forget(uploadId: string): Promise<void> {
    return this.uploads.forget(uploadId);
  }

  async save(pictureId: string, images: PictureImage[]): Promise<void> {
    for (const { size, bytes } of images) await this.pictures.write(`${pictureId}/${size}.webp`, bytes);
  }

  picture(pictureId: string, size: number): Promise<Buffer | null> {
    return this.pictures.read(`${pictureId}/${size}.webp`);
  }

  remove(pictureId: string): Promise<void> {
    return this.pictures.remove(pictureId);
  }
}
