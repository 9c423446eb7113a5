import { PhotoEditor } from '../application/ports/photo-editor.js';
import { NotAPicture, PhotoTooLarge, TooManyPixels } from '../domain/photo-errors.js';
import { PHOTO_LIMITS } from '../domain/photo-limits.js';
import type { PictureImage } from '../domain/picture-image.js';

/** Takes everything for a picture but what begins with "text"; "huge" has too many pixels. */
export class PlainPhotoEditor extends PhotoEditor {
  private last: Promise<unknown> = Promise.resolve();

  squares(read: () => Promise<Buffer>): Promise<PictureImage[]> {
    const made = this.last.then(read).then(cut);
    this.last = made.catch(() => undefined);
    return made;
  }
}

function cut(bytes: Buffer): PictureImage[] {
  if (bytes.length > PHOTO_LIMITS.maxBytes) throw new PhotoTooLarge();
  const begins = bytes.toString('latin1', 0, 4);
  if (begins === 'text') throw new NotAPicture(null);
  if (begins === 'huge') throw new TooManyPixels();
  return PHOTO_LIMITS.sizes.map((size) => ({ size, bytes: Buffer.concat([bytes, Buffer.from(String(size))]) }));
}
