/** The most of something that one account can create. The table in docs/operations.md lists every one of them. */
export interface Cap {
  most: number;
  /** What is counted, as the table says it. */
  of: string;
  /** What the next one is answered with: a status, `oldest` where the oldest gives way, or `waits` where it waits until there is room. */
  beyond: 400 | 409 | 429 | 'oldest' | 'waits';
}
