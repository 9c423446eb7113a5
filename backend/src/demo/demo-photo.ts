import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A drawn jersey with the athlete's number as a PNG, since a photo would show a real person. */
export function demoPhoto(): Promise<Buffer> {
  return readFile(join(import.meta.dirname, 'data', 'jersey.png'));
}
