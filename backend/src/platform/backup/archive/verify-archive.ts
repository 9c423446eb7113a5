import { BackupError } from '../backup-error.js';
import type { Head, Manifest } from './manifest.js';
import { digestOf } from './part-names.js';
import { digestOfAll, readArchive } from './read-archive.js';

export interface Watcher {
  /** Before any other part; throws to stop. */
  head?: (head: Head) => void;
  /** After each part. */
  part?: () => void;
}

/** Reads a whole backup, compares every part with the manifest, and returns the manifest. Throws BackupError. */
export async function verifyArchive(file: string, passphrase?: string, watcher: Watcher = {}): Promise<Manifest> {
  const found: string[] = [];
  const manifest = await readArchive(file, passphrase, {
    head: watcher.head,
    part: async (name, content) => {
      const { sha256, bytes } = await digestOfAll(content);
      found.push(`${name} ${sha256} ${bytes}`);
      watcher.part?.();
    },
  });
  const files = new Map(manifest.files.map(({ sha256, bytes }) => [`files/${sha256} ${sha256} ${bytes}`, true]));
  const expected = [...manifest.parts.map(({ name, sha256, bytes }) => `${name} ${sha256} ${bytes}`), ...files.keys()].sort();
  const same = found.length === expected.length && found.sort().every((line, at) => line === expected[at]);
  if (!same) throw new BackupError(`The backup is damaged: ${wrongPart(found, expected)} is not what its list says.`);
  return manifest;
}

function wrongPart(found: string[], expected: string[]): string {
  const known = new Set(expected);
  const there = new Set(found);
  const line = found.find((one) => !known.has(one)) ?? expected.find((one) => !there.has(one)) ?? 'a part';
  const [name = 'a part'] = line.split(' ');
  return digestOf(name) === undefined ? name : 'a file';
}
