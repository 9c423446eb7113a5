import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** npm and a terminal both pass a signal on: two within this time are one. */
const sameSignalMs = 1_000;

/**
 * Runs a command in the foreground, hands SIGINT and SIGTERM on to it, and ends this process the way it ends.
 * The caller does nothing afterwards.
 */
export function foreground(file, args, options) {
  const child = spawn(file, args, { ...options, stdio: 'inherit' });
  let last = 0;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (Date.now() - last < sameSignalMs) return;
      last = Date.now();
      child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
    });
  }
  child.once('error', (error) => {
    process.stderr.write(`${file}: ${error.message}\n`);
    process.exit(127);
  });
  child.once('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
}
