/** The most of something that one account can create. The table in docs/operations.md lists every one of them. */
export interface Cap {
  most: number;
  /** What is counted, as the table says it. */
  of: string;
  /** What the next one is answered with: a status, or `oldest` where the oldest gives way without a word. */
  beyond: 400 | 409 | 429 | 'oldest';
}
