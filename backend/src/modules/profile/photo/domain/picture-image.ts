/** One square of a picture, as WebP. */
export interface PictureImage {
  /** Side in pixels. */
  size: number;
  bytes: Buffer;
}
