import { PHOTO_LIMITS } from './photo-limits.js';

/** Where everybody can see the picture: a path on this server. The smaller square is beside it, named by its side. */
export function pictureAddress(pictureId: string): string {
  return `/api/pictures/${pictureId}/${PHOTO_LIMITS.sizes[0]}.webp`;
}
