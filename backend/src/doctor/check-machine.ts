import { stat } from 'node:fs/promises';

import { isRestoreUnfinished } from '../platform/backup/index.js';
import type { AppConfig } from '../platform/config/app-config.js';
import { dataFolderFault } from '../platform/config/data-folder.js';
import { fail, type Finding } from './finding.js';
import { judgeDisk, judgeFolder, judgeNode } from './judge.js';
import { lookAtFolder } from './look-at-folder.js';

/** Node, disk and data folder. */
export async function checkMachine({ dataDir, backups }: AppConfig): Promise<Finding[]> {
  const findings = [judgeNode(process.version), ...(await checkDataFolder(dataDir))];
  if (await isRestoreUnfinished(dataDir)) {
    findings.push(fail('restore', 'one was interrupted here', 'Run npm run restore -- FILE --replace again'));
  }
  if (backups.dir !== undefined) findings.push(await checkBackupFolder(backups.dir));
  return findings;
}

async function checkDataFolder(dataDir: string): Promise<Finding[]> {
  try {
    const { existing, freeBytes } = await lookAtFolder(dataDir);
    const mode = existing === dataDir ? (await stat(dataDir)).mode : null;
    return [judgeDisk(dataDir, freeBytes), judgeFolder(dataDir, mode)];
  } catch (error) {
    const fault = dataFolderFault(dataDir, error);
    if (fault === undefined) throw error;
    return [fail('data folder', `${dataDir} cannot be used: ${fault.found}`, fault.todo)];
  }
}

/** Whether there is room where backups go; often it is another disk. */
async function checkBackupFolder(folder: string): Promise<Finding> {
  try {
    return judgeDisk(folder, (await lookAtFolder(folder)).freeBytes, 'backup disk');
  } catch {
    return fail('backup folder', `${folder} cannot be written`, 'Give it to the account that runs the server, or change BACKUP_DIR');
  }
}
