/** The most of something that one account can create. The table in docs/operations.md lists every one of them. */
export interface Cap {
  most: number;
  /** What is counted, as named in the table. */
  of: string;
  /** The response to one more: a status, `oldest` when the oldest is removed, or `waits` when it waits for space. */
  beyond: 400 | 409 | 429 | 'oldest' | 'waits';
}
