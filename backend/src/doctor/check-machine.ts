import { access, constants, stat, statfs } from 'node:fs/promises';
import path from 'node:path';

import { isRestoreUnfinished } from '../platform/backup/index.js';
import type { AppConfig } from '../platform/config/app-config.js';
import { fail, type Finding } from './finding.js';
import { judgeDisk, judgeFolder, judgeNode } from './judge.js';

/** Node, disk and data folder. */
export async function checkMachine({ dataDir, backups }: AppConfig): Promise<Finding[]> {
  const findings = [judgeNode(process.version)];
  const existing = await nearest(dataDir);
  findings.push(judgeDisk(dataDir, await freeBytes(existing)));
  const mode = existing === dataDir ? (await stat(dataDir)).mode : null;
  findings.push(judgeFolder(dataDir, mode, await isWritable(existing)));
  if (await isRestoreUnfinished(dataDir)) {
    findings.push(fail('restore', 'one was interrupted here', 'Run npm run restore -- FILE --replace again'));
  }
  if (backups.dir !== undefined) findings.push(await checkBackupFolder(backups.dir));
  return findings;
}

/** Whether there is room where backups go; often it is another disk. */
async function checkBackupFolder(folder: string): Promise<Finding> {
  const existing = await nearest(folder);
  if (await isWritable(existing)) return judgeDisk(folder, await freeBytes(existing), 'backup disk');
  return fail('backup folder', `${folder} cannot be written`, 'Give it to the account that runs the server, or change BACKUP_DIR');
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** The folder itself, or the first above it that exists. */
async function nearest(folder: string): Promise<string> {
  const found = await stat(folder).catch(() => undefined);
  return found ? folder : nearest(path.dirname(folder));
}

function isWritable(folder: string): Promise<boolean> {
  return access(folder, constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  );
}
