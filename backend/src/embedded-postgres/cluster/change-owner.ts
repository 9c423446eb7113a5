import { chown, lchown, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Gives a folder and everything in it to another account; links themselves, not what they point to. */
export async function changeOwner(path: string, owner: { uid: number; gid: number }): Promise<void> {
  const info = await lstat(path);
  if (info.uid !== owner.uid || info.gid !== owner.gid) {
    await (info.isSymbolicLink() ? lchown : chown)(path, owner.uid, owner.gid);
  }
  if (!info.isDirectory()) return;
  for (const name of await readdir(path)) await changeOwner(join(path, name), owner);
}
