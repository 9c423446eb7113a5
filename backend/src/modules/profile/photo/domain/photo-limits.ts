/** What a photo may be, and what becomes of it. */
export const PHOTO_LIMITS = {
  /** 5 MB as the uploader of the specification counts them. */
  maxBytes: 5_242_880,
  maxPixels: 50_000_000,
  /** For files that cannot be decoded line by line: what the whole picture takes in memory. */
  maxDecodedBytes: 75_000_000,
  /** The same for interlaced PNG and GIF, which no camera makes; a screenshot is not interlaced. */
  maxDrawnBytes: 40_000_000,
  /** Sides of the squares that are kept. */
  sizes: [512, 128],
  /** Upload addresses of one athlete that have not expired. */
  openUploads: 20,
  /** How long an upload address can be written to. */
  uploadMs: 10 * 60_000,
  /** How long after that an upload may still be taken as the photo. */
  graceMs: 20 * 60_000,
} as const;
