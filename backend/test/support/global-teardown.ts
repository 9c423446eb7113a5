import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Stops the cluster that global-setup started; its files go with it. */
export default async function globalTeardown(): Promise<void> {
  const { testCluster } = globalThis as { testCluster?: ChildProcess };
  if (!testCluster || testCluster.exitCode !== null) return;
  const gone = once(testCluster, 'exit');
  testCluster.stdin?.end();
  await gone;
}
