const MB = 1_048_576;

/** What may go with the emails of one campaign. */
export const ATTACHMENT_LIMITS = {
  files: 3,
  fileBytes: 5 * MB,
  campaignBytes: 10 * MB,
  /** Of all campaigns of an athlete that are not done. */
  allBytes: 100 * MB,
  /** Characters of a name, with its ending. */
  name: 80,
  /** A photo of a telephone has 12 to 50 million. */
  pixels: 50_000_000,
  /** What the pixels of a picture may take in memory when it cannot be read line by line. */
  decodedBytes: 75_000_000,
} as const;
