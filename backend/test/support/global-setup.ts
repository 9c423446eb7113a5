import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/**
 * One throw-away cluster for the whole run, medium and API tests together; its address is handed on in
 * TEST_DATABASE_ADMIN_URL.
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
  process.env['TEST_DATABASE_ADMIN_URL'] = await Promise.race([first, failed]);
  failed.catch(() => undefined);
  Object.assign(globalThis, { testCluster: child });
}
