/** An answer of the server, kept to be read without a connection. */
export interface KeptAnswer {
  endpoint: string;
  /** What the endpoint was asked with. */
  arg: unknown;
  data: unknown;
  /** When the server gave it, by the server's clock; null when it did not say. */
  at: string | null;
}
