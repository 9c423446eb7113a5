import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/**
 * One throw-away cluster for the whole run, medium and API tests together; its address is handed on in
 * TEST_DATABASE_ADMIN_URL. What tests write into temporary folders is beside it.
 */
export default async function globalSetup(): Promise<void> {
  if (process.env['TEST_DATABASE_ADMIN_URL']) return;
  const script = join(import.meta.dirname, 'test-cluster.mjs');
  const child = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout });
  const first = once(lines, 'line').then(([line]) => String(line));
  const failed = once(child, 'exit').then(([code]): never => {
    throw new Error(`The test cluster ended with status ${String(code)}`);
  });
  const { url, folder } = JSON.parse(await Promise.race([first, failed])) as { url: string; folder: string };
  process.env['TEST_DATABASE_ADMIN_URL'] = url;
  // Links to files of this folder are possible on the same disk only.
  process.env['TEST_DISK_FOLDER'] = tmpdir();
  process.env['TMPDIR'] = folder;
  failed.catch(() => undefined);
  Object.assign(globalThis, { testCluster: child });
}
