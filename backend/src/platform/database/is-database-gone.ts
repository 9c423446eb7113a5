/** PostgreSQL is shutting down, was killed or starts (57P0x), or the connection broke or was refused. */
const GONE_CODES = ['57P01', '57P02', '57P03', '08000', '08001', '08003', '08006', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'];
const GONE_WORDS = /^Connection terminated|^Client has encountered a connection error|^Driver not Connected/;

/** Returns whether a statement failed because its server is unavailable, and not because of the statement itself. */
export function isDatabaseGone(error: unknown): boolean {
  const { message = '', code } = (error ?? {}) as { message?: string; code?: unknown };
  return GONE_CODES.includes(String(code)) || GONE_WORDS.test(message);
}
