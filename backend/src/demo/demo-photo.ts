import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A drawn jersey with the athlete's number: no person, since a picture of one would be somebody's. A PNG. */
export function demoPhoto(): Promise<Buffer> {
  return readFile(join(import.meta.dirname, 'data', 'jersey.png'));
}
