import { PictureCleaner } from '../application/ports/picture-cleaner.js';
import { AttachmentDamaged, AttachmentTooManyPixels } from '../domain/attachment-errors.js';
import { ATTACHMENT_LIMITS } from '../domain/attachment-limits.js';

type PictureKind = 'jpeg' | 'png';

/** The first bytes of each kind, by which it is known. */
const BEGINNINGS: Record<PictureKind, Buffer> = {
  jpeg: Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
};
const END = 'end of picture';

/** Encodes a picture in the format of this fake: its kind, the number of pixels, and the metadata `secret`. */
export function plainPicture(kind: PictureKind, pixels = 100, secret = ''): Buffer {
  return Buffer.concat([BEGINNINGS[kind], Buffer.from(`\n${pixels}\n${secret}\n${END}`)]);
}

/** Cleans pictures that `plainPicture` made. */
export class PlainPictureCleaner extends PictureCleaner {
  async clean(name: string, kind: PictureKind, bytes: Buffer): Promise<Buffer> {
    const [pixels = '', , end] = bytes
      .subarray(BEGINNINGS[kind].length + 1)
      .toString()
      .split('\n');
    if (!bytes.subarray(0, BEGINNINGS[kind].length).equals(BEGINNINGS[kind]) || end !== END) throw new AttachmentDamaged(name);
    if (Number(pixels) > ATTACHMENT_LIMITS.pixels) throw new AttachmentTooManyPixels(name);
    return plainPicture(kind, Number(pixels));
  }
}
