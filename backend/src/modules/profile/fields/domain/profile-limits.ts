/** Characters of what an athlete writes about himself or herself. */
export const PROFILE_LIMITS = {
  name: 50,
  /** School, coaches, town and the like. */
  line: 100,
  major: 80,
  jerseyNumber: 3,
  /** Of film and MaxPreps. */
  webAddress: 500,
  clipTitle: 100,
  opponent: 100,
  /** What the browser uploaded to, as it gives it back. */
  uploadAddress: 4_000,
} as const;
