import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { quickFolder } from '../../../backend/test/support/quick-folder.mjs';
import { handOnPreparedFolder } from './prepared-folder';
import { ServerProcess } from './server-process';

/**
 * The browser meets the built product, so the build is brought up to date before the first test. Then one server makes
 * its first start (database cluster, directory, admin); the servers of the tests begin with copies of its folder. All of them and
 * the browsers keep their files in memory where there is enough of it.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const script = resolve(import.meta.dirname, '..', '..', '..', 'scripts', 'build.mjs');
  execFileSync(process.execPath, [script], { stdio: 'inherit' });
  const folder = await quickFolder();
  process.env['TMPDIR'] = folder;
  const first = await ServerProcess.start();
  await first.kill('SIGTERM');
  handOnPreparedFolder(first.dataDir);
  return () => rm(folder, { recursive: true, force: true });
}
