import { Injectable } from '@nestjs/common';
import sharp from 'sharp';

import { PhotoStorage } from '../../../photo/index.js';
import { readPictureFile } from '../../../photo/domain/read-picture-file.js';

const ADDRESS = /^\/api\/pictures\/([^/]+)\/([^/]+)$/;

/** Photos are kept as WebP, which PDFs cannot hold. */
@Injectable()
export class PhotoForPrint {
  constructor(private readonly storage: PhotoStorage) {}

  /** The photo as JPEG; null when there is none, or when it cannot be had now: a résumé without it beats none. */
  async jpegOf(photoUrl: string | null): Promise<Buffer | null> {
    const [, id = '', file = ''] = ADDRESS.exec(photoUrl ?? '') ?? [];
    const asked = readPictureFile(id, file);
    if (!asked) return null;
    try {
      const picture = await this.storage.picture(asked.pictureId, asked.size);
      return picture && (await sharp(picture).flatten({ background: '#ffffff' }).jpeg({ quality: 88 }).toBuffer());
    } catch {
      return null;
    }
  }
}
