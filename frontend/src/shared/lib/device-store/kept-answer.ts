/** A server answer stored for reading offline. */
export interface KeptAnswer {
  endpoint: string;
  /** The argument of the query. */
  arg: unknown;
  data: unknown;
  /** The server's time of the answer; null when it was not given. */
  at: string | null;
}
