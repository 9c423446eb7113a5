import { readFile } from 'node:fs/promises';

/** The content of PostgreSQL's postmaster.pid (its `miscadmin.h` lists the lines). */
export interface PostmasterPid {
  pid: number;
  port: number | undefined;
  status: string;
}

/** Reads postmaster.pid; `undefined` when there is none. A file still being written has no port and no status. */
export async function readPostmasterPid(pidFile: string): Promise<PostmasterPid | undefined> {
  let text: string;
  try {
    text = await readFile(pidFile, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Math.abs(Number(lines[0]));
  if (!Number.isInteger(pid) || pid === 0) return undefined;
  return { pid, port: lines[3] ? Number(lines[3]) : undefined, status: lines[7] ?? '' };
}
