/** Characters of what people write about a coach. */
export const ENTRY_LIMITS = {
  /** A name or a title. */
  line: 120,
  phone: 40,
  /** A name on X, or the address of its page. */
  xHandle: 200,
} as const;
