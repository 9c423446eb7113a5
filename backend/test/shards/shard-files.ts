import { readdirSync } from 'node:fs';
import path from 'node:path';

const TEST = path.resolve(import.meta.dirname, '..');
const SRC = path.resolve(import.meta.dirname, '../../src');

export interface Shard {
  /** This shard's number, from 0. */
  index: number;
  /** How many there are. */
  of: number;
}

/** Every API spec file, sorted, relative to `backend/test`; without the one that needs PgBouncer where there is none (jest.config.js). */
export function apiSpecFiles(): string[] {
  return readdirSync(TEST, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.e2e-spec.ts'))
    .filter((name) => process.env['PGBOUNCER_PATH'] !== '' || !name.endsWith('pgbouncer.e2e-spec.ts'))
    .sort();
}

/** The files of one shard. Each file is in exactly one; neighbours, which take about as long, are in different ones. */
export function filesOf(shard: Shard): string[] {
  return everyNth(apiSpecFiles(), shard);
}

/** The same of specs of adapters: those that wait longest are neighbours. */
export function mediumFilesOf(shard: Shard): string[] {
  return everyNth(mediumSpecFiles(), shard);
}

function everyNth(files: string[], { index, of }: Shard): string[] {
  return files.filter((_, position) => position % of === index);
}

/** Every spec file of rules alone, sorted, relative to `backend/src`. */
export function unitSpecFiles(): string[] {
  return readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.spec.ts') && !name.endsWith('.medium.spec.ts'))
    .sort();
}

/** Every spec file of an adapter, sorted, relative to `backend/src`. */
export function mediumSpecFiles(): string[] {
  return readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.medium.spec.ts'))
    .sort();
}

/** The files of one shard: neighbours, since they load the same modules. */
export function unitFilesOf({ index, of }: Shard): string[] {
  const files = unitSpecFiles();
  const from = (part: number) => Math.floor((files.length * part) / of);
  return files.slice(from(index), from(index + 1));
}
