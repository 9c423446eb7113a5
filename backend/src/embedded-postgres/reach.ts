import { chmod, chown, stat } from 'node:fs/promises';
import { asAccount } from './process/run-as.js';
import { runCommand } from './process/run-command.js';

/** Whether an account can run the binaries in `native` and enter `folder`. */
export async function isReachable(ids: { uid: number; gid: number }, native: string, folder: string): Promise<boolean> {
  const test = ['/bin/sh', '-c', 'test -x "$1/bin/postgres" && test -r "$1/share" && test -x "$2"', 'sh', native, folder];
  return (await runCommand(asAccount(ids), test)).code === 0;
}

/** Lets one group pass through root's own closed folder without letting it list the folder. */
export async function letThrough(folder: string, gid: number): Promise<void> {
  const info = await stat(folder);
  if (info.uid !== 0 || (info.mode & 0o001) !== 0) return;
  await chown(folder, 0, gid);
  await chmod(folder, 0o710);
}
