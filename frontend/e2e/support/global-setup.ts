import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { handOnPreparedFolder } from './prepared-folder';
import { ServerProcess } from './server-process';

/**
 * The browser meets the built product, so the build is brought up to date before the first test. Then one server makes
 * its first start (database cluster, directory, admin); the servers of the tests begin with copies of its folder.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const script = resolve(import.meta.dirname, '..', '..', '..', 'scripts', 'build.mjs');
  execFileSync(process.execPath, [script], { stdio: 'inherit' });
  const first = await ServerProcess.start();
  await first.kill('SIGTERM');
  handOnPreparedFolder(first.dataDir);
  return () => first.discard();
}
