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

/**
 * With a pool for each thread glibc keeps what pictures took and gave back, once for each thread that worked on one. Two
 * pools hold a third of that. It also keeps what is large, once something as large was given back; with a fixed limit the system gets
 * it back at once. Other systems do not know the variables.
 */
export const GLIBC_MEMORY = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' };

/** This process's environment with the packages' commands first; `changes` wins, and undefined removes a variable. */
export function environment(changes = {}) {
  const merged = {
    ...GLIBC_MEMORY,
    ...process.env,
    PATH: `${inRoot('node_modules', '.bin')}:${process.env.PATH ?? ''}`,
    ...changes,
  };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== undefined));
}

/**
 * What Node runs as the server. By itself it lets old objects grow to several times of what is in use before it clears them away, and gives
 * new ones 100 MB; with these it clears sooner, and a server holds 200 MB less at its fullest. One thread helps it to clear: its usual
 * four kept the requests and the database from two processors, 50 to 100 ms each time.
 */
export const serverArguments = [
  '--max-semi-space-size=16',
  '--heap-growing-percent=60',
  '--v8-pool-size=1',
  inRoot('backend', 'dist', 'main.js'),
];
