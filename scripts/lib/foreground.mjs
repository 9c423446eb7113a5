import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** npm and a terminal both pass a signal on: two within this time are one. */
const sameSignalMs = 1_000;
const parentPollMs = 250;

/**
 * npm hands a signal to its shell, which dies of it and tells nobody, and a killed npm tells nobody either: both
 * show as a new parent. Started without npm a process may well outlive its parent.
 */
function onParentLost(act) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    act();
  }, parentPollMs);
  timer.unref();
}

/**
 * Runs a command in the foreground, hands SIGINT and SIGTERM on to it, and ends this process the way it ends.
 * The caller does nothing afterwards.
 */
export function foreground(file, args, options) {
  const child = spawn(file, args, { ...options, stdio: 'inherit' });
  let last = 0;
  const pass = (signal) => {
    if (Date.now() - last < sameSignalMs) return;
    last = Date.now();
    child.kill(signal);
  };
  process.on('SIGINT', () => pass('SIGINT'));
  process.on('SIGTERM', () => pass('SIGTERM'));
  process.on('SIGHUP', () => pass('SIGTERM'));
  onParentLost(() => pass('SIGTERM'));
  child.once('error', (error) => {
    process.stderr.write(`${file}: ${error.message}\n`);
    process.exit(127);
  });
  child.once('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
}
