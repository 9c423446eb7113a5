import { Injectable } from '@nestjs/common';
import sharp, { type Metadata } from 'sharp';

import { DomainError } from '../../../../../shared-kernel/domain-error.js';
import { PictureCleaner } from '../../application/ports/picture-cleaner.js';
import { AttachmentDamaged, AttachmentTooManyPixels } from '../../domain/attachment-errors.js';
import { ATTACHMENT_LIMITS } from '../../domain/attachment-limits.js';

const TIMEOUT_S = 10;
const QUALITY = 88;

/** Writes pictures again with libvips, which keeps nothing of a file but its pixels unless it is asked to. */
@Injectable()
export class SharpPictureCleaner extends PictureCleaner {
  /** One at a time: a large one takes up to 200 MB for a moment. */
  private last: Promise<unknown> = Promise.resolve();

  clean(name: string, kind: 'jpeg' | 'png', bytes: Buffer): Promise<Buffer> {
    const cleaned = this.last.then(() => rewrite(name, kind, bytes));
    this.last = cleaned.catch(() => undefined);
    return cleaned;
  }
}

async function rewrite(name: string, kind: 'jpeg' | 'png', bytes: Buffer): Promise<Buffer> {
  try {
    const picture = sharp(bytes, { limitInputPixels: ATTACHMENT_LIMITS.pixels, failOn: 'error', autoOrient: true });
    ensureSmallEnough(name, await picture.metadata());
    const upright = picture.timeout({ seconds: TIMEOUT_S });
    return await (kind === 'jpeg' ? upright.jpeg({ quality: QUALITY }) : upright.png()).toBuffer();
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw /pixel limit|timeout/i.test((error as Error).message) ? new AttachmentTooManyPixels(name) : new AttachmentDamaged(name);
  }
}

/** Turning a picture and reading a progressive or interlaced one take all of its pixels at once. */
function ensureSmallEnough(name: string, { width, height, channels, depth, isProgressive, orientation = 1 }: Metadata): void {
  const whole = isProgressive === true || orientation > 1;
  const decoded = width * height * channels * (depth === 'ushort' ? 2 : 1);
  if (whole && decoded > ATTACHMENT_LIMITS.decodedBytes) throw new AttachmentTooManyPixels(name);
}
