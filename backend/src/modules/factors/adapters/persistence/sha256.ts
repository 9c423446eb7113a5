import { createHash } from 'node:crypto';

/** What is stored of a secret that only has to be recognized. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
