import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const text = /\.(?:js|css|svg|json|webmanifest)$/u;
/** Below this the names of the encoding cost more than it saves. */
const leastBytes = 600;

const smallest = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < leastBytes) return;
  const [br, gz] = await Promise.all([asBrotli(bytes, smallest), asGzip(bytes, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/** Writes each file of the assets a second and third time, compressed as far as it goes: done once, and not for every reader. */
export function precompress(): Plugin {
  return {
    name: 'recruit-precompress',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const folder = path.join(dir, 'assets');
      const names = (await readdir(folder)).filter((name) => text.test(name));
      await Promise.all(names.map((name) => compress(path.join(folder, name))));
    },
  };
}
