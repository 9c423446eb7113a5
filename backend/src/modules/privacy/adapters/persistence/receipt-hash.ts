import { createHash } from 'node:crypto';

/** By which a receipt is found; the token itself is stored nowhere. */
export const receiptHash = (token: string) => createHash('sha256').update(token).digest('hex');
