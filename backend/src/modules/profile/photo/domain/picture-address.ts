import { PHOTO_LIMITS } from './photo-limits.js';

/** Where the picture is: a path on this server, which has to be signed to be readable (PictureSigner). The smaller square is beside it, named by its side. */
export function pictureAddress(pictureId: string): string {
  return `/api/pictures/${pictureId}/${PHOTO_LIMITS.sizes[0]}.webp`;
}
