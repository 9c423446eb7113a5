import { accessSync, constants } from 'node:fs';
import path from 'node:path';

import { makeFolderSync } from '../files/make-folder.js';
import { ConfigError } from './config-error.js';

/** What is wrong with DATA_DIR, and what to do. */
export interface FolderFault {
  found: string;
  todo: string;
}

/** `at`: the file or folder that was tried. */
type Words = (at: string, dataDir: string) => FolderFault;

const OTHER = 'set DATA_DIR to another folder';

const FULL = ['ENOSPC', 'EDQUOT'];
const FULL_DISK = { found: 'the disk is full', todo: 'Free space, then start again. Nothing that was stored is lost' };

const lost: Words = (at) => ({ found: `the link ${at} leads to no folder`, todo: `Mend the link, or ${OTHER}` });
const closed: Words = (at, dataDir) => ({
  found: `${at} is closed to this account`,
  todo: `Give the folder to the account that runs the server (chown -R ACCOUNT ${dataDir}), or ${OTHER}`,
});
const takesNone: Words = (at) => ({ found: `nothing can be made in ${path.dirname(at)}`, todo: 'Set DATA_DIR to a folder on a disk' });

/** By the file system's code. */
const WORDS: Record<string, Words> = {
  EACCES: closed,
  EPERM: (at, dataDir) => (process.getuid?.() === 0 ? takesNone : closed)(at, dataDir),
  EROFS: (at) => ({ found: `${at} is on a disk that can only be read`, todo: `Make the disk writable, or ${OTHER}` }),
  ENOTDIR: (at) => ({ found: `${at} is a file`, todo: 'Set DATA_DIR to a folder' }),
  // Found only where a link is in the way that leads to nothing.
  EEXIST: lost,
  ELOOP: lost,
  ENAMETOOLONG: () => ({ found: 'its name is too long', todo: `Choose a shorter one: ${OTHER}` }),
};

/** Makes DATA_DIR unless it is there. Throws ConfigError where it cannot be made or written. */
export function makeDataFolder(dataDir: string): void {
  try {
    makeFolderSync(dataDir);
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw dataFolderError(dataDir, error);
  }
}

/** The file system's error about something in DATA_DIR as one line with what to do; any other error as it is. */
export function dataFolderError(dataDir: string, error: unknown): unknown {
  const fault = dataFolderFault(dataDir, error);
  if (fault === undefined) return error;
  return new ConfigError('DATA_DIR', dataDir, `a folder that this program may write in: ${fault.found}. ${fault.todo}`);
}

/** The same in words; undefined for an error that does not come from the file system. */
export function dataFolderFault(dataDir: string, error: unknown): FolderFault | undefined {
  const { code = '', path: at, syscall = '' } = error as NodeJS.ErrnoException;
  // A full disk is noticed by a write, which knows no name.
  if (FULL.includes(code)) return FULL_DISK;
  if (code === '' || at === undefined || syscall.startsWith('spawn')) return undefined;
  return (WORDS[code] ?? takesNone)(at, dataDir);
}
