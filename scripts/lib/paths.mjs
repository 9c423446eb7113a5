import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout's top folder. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** A file below the top folder. */
export const inRoot = (...names) => join(root, ...names);

/** The Node that came with the packages, else the one that runs this. Only some platforms have a package. */
export function nodeBinary() {
  const own = inRoot('node_modules', '.bin', 'node');
  return existsSync(own) ? own : process.execPath;
}

/** This process's environment with the packages' commands first; `changes` wins, and undefined removes a variable. */
export function environment(changes = {}) {
  const merged = {
    ...process.env,
    PATH: `${inRoot('node_modules', '.bin')}:${process.env.PATH ?? ''}`,
    ...changes,
  };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== undefined));
}
