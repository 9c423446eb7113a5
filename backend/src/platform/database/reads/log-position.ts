/** A place in PostgreSQL's write-ahead log: 0 is its beginning. */
export type LogPosition = bigint;

const WRITTEN = /^([\da-f]{1,8})\/([\da-f]{1,8})$/i;

/** As PostgreSQL writes it: two hexadecimal numbers, "16/B374D848". Null when it is none. */
export function readLogPosition(text: string): LogPosition | null {
  const [, high, low] = WRITTEN.exec(text) ?? [];
  return high === undefined || low === undefined ? null : (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}
