import type { PictureImage } from '../../domain/picture-image.js';

/** Where and how the browser PUTs a file. */
export interface UploadTarget {
  /** Absolute, signed. */
  url: string;
  /** Headers that are part of the signature and have to be sent. */
  headers: Record<string, string>;
}

export interface UploadOrder {
  uploadId: string;
  now: Date;
  expiresAt: Date;
  /** Origin at which the athlete's browser reaches this server. */
  origin: string;
}

/**
 * Files of photos: raw uploads that a browser PUTs by a signed URL, and the pictures made of them. A URL accepts one
 * complete file of 1 to PHOTO_LIMITS.maxBytes bytes until it expires; an interrupted upload stores nothing. Every method
 * throws StorageUnavailable when the storage does not answer.
 */
export abstract class PhotoStorage {
  abstract issue(order: UploadOrder): Promise<UploadTarget>;

  /** The uploaded file; null when none is there, or not any more. */
  abstract uploaded(uploadId: string): Promise<Buffer | null>;

  /** Deletes the uploaded file, if there is one. Nothing else comes to be there as long as the address has not expired. */
  abstract discard(uploadId: string): Promise<void>;

  /** Deletes all that is left of an upload whose address expired. */
  abstract forget(uploadId: string): Promise<void>;

  abstract save(pictureId: string, images: PictureImage[]): Promise<void>;

  /** The square of that side in pixels, as WebP; null when there is none. */
  abstract picture(pictureId: string, size: number): Promise<Buffer | null>;

  /** Deletes every square of the picture, if there are any. */
  abstract remove(pictureId: string): Promise<void>;
}
