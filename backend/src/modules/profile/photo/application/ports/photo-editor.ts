import type { PictureImage } from '../../domain/picture-image.js';

/** Turns an uploaded file into the squares that are shown: upright, cropped, without anything but pixels. */
export abstract class PhotoEditor {
  /**
   * Waits for a free slot, then reads the file, whose bytes may be deleted afterwards. Throws NotAPicture, PhotoTooLarge,
   * TooManyPixels, PhotosBusy, and what `read` throws.
   */
  abstract squares(read: () => Promise<Buffer>): Promise<PictureImage[]>;
}
