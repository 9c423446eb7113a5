import type { StartedServer } from './start-server.js';

/** A fast shutdown writes a checkpoint; one that takes longer than this is cut short and recovered at the next start. */
const patienceMs = 30_000;

function hasEnded(server: StartedServer): boolean {
  return server.shell.exitCode !== null || server.shell.signalCode !== null;
}

function signal(pid: number, name: 'SIGINT' | 'SIGQUIT'): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Shuts the server down fast (open transactions are rolled back) and waits until it is gone. */
export async function stopServer(server: StartedServer): Promise<void> {
  if (hasEnded(server)) return;
  server.shell.ref();
  const gone = new Promise<void>((resolve) => server.shell.once('exit', () => resolve()));
  signal(server.pid, 'SIGINT');
  const lastResort = setTimeout(() => signal(server.pid, 'SIGQUIT'), patienceMs);
  await gone;
  clearTimeout(lastResort);
}
