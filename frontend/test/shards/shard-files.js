import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SRC = path.resolve(import.meta.dirname, '../../src');

/**
 * Files that change the world of the whole shard: those that replace a module or bring a database of the browser. And those that count
 * work, since V8 counts in everything that was ever loaded.
 */
const ALONE = /jest\.(mock|doMock|resetModules|isolateModules)\(|fake-indexeddb|most-growth/;

/** Every spec file of the web app, sorted, relative to `frontend/src`: `together` in shards, `alone` as files of their own. */
export function webSpecFiles() {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.spec\.tsx?$/.test(name))
    .sort();
  const isAlone = (name) => ALONE.test(readFileSync(path.join(SRC, name), 'utf8'));
  return { together: files.filter((name) => !isAlone(name)), alone: files.filter(isAlone) };
}

/** The files of one shard: neighbours, which take about as long, are in different ones. */
export function webFilesOf({ index, of }) {
  return webSpecFiles().together.filter((_, position) => position % of === index);
}
