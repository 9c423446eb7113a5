import { Injectable } from '@nestjs/common';

import { GcsBucket } from '../../../../../platform/storage/gcs-bucket.js';
import { PhotoStorage, type UploadOrder, type UploadTarget } from '../../application/ports/photo-storage.js';
import { PHOTO_LIMITS } from '../../domain/photo-limits.js';
import type { PictureImage } from '../../domain/picture-image.js';

const uploadName = (uploadId: string) => `uploads/${uploadId}`;
const pictureName = (pictureId: string, size: number) => `pictures/${pictureId}/${size}.webp`;

/** Photos in a private bucket: browsers PUT to it by signed URLs, and this server delivers the pictures. */
@Injectable()
export class GcsPhotoStorage extends PhotoStorage {
  constructor(private readonly bucket: GcsBucket) {
    super();
  }

  issue({ uploadId, now, expiresAt }: UploadOrder): Promise<UploadTarget> {
    return this.bucket.signPut({ name: uploadName(uploadId), now, expiresAt, maxBytes: PHOTO_LIMITS.maxBytes });
  }

  uploaded(uploadId: string): Promise<Buffer | null> {
    return this.bucket.read(uploadName(uploadId), PHOTO_LIMITS.maxBytes);
  }

  /** An empty object stays in its place, so that the address remains spent. */
  discard(uploadId: string): Promise<void> {
    return this.bucket.emptyExisting(uploadName(uploadId));
  }

  forget(uploadId: string): Promise<void> {
    return this.bucket.remove(uploadName(uploadId));
  }

  async save(pictureId: string, images: PictureImage[]): Promise<void> {
    for (const { size, bytes } of images) await this.bucket.write(pictureName(pictureId, size), bytes, 'image/webp');
  }

  picture(pictureId: string, size: number): Promise<Buffer | null> {
    return this.bucket.read(pictureName(pictureId, size), PHOTO_LIMITS.maxBytes);
  }

  async remove(pictureId: string): Promise<void> {
    await Promise.all(PHOTO_LIMITS.sizes.map((size) => this.bucket.remove(pictureName(pictureId, size))));
  }
}
