import { PHOTO_LIMITS } from './photo-limits.js';

const ID = /^[A-Za-z0-9_-]{16,64}$/;
const SIZES = new Map<string, number>(PHOTO_LIMITS.sizes.map((size) => [`${size}.webp`, size]));

/** Reads the two parts of a picture's path; null when they can name none, so that no other file is ever looked for. */
export function readPictureFile(pictureId: string, file: string): { pictureId: string; size: number } | null {
  const size = SIZES.get(file);
  return ID.test(pictureId) && size !== undefined ? { pictureId, size } : null;
}
