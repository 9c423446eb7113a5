import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { inRoot } from './paths.mjs';

async function listed(path) {
  const info = await stat(path).catch(() => undefined);
  if (!info) return [`${path} none`];
  if (!info.isDirectory()) return [`${path} ${info.size} ${info.mtimeMs}`];
  const names = (await readdir(path)).sort();
  return (await Promise.all(names.map((name) => listed(join(path, name))))).flat();
}

/** Changes whenever a file below one of `paths` (relative to the checkout) appears, goes or is written. */
export async function fingerprint(paths) {
  const lines = (await Promise.all(paths.map((path) => listed(inRoot(path))))).flat();
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}
