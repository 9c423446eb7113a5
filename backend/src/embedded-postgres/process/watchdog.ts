import { type ChildProcess, spawn } from 'node:child_process';
import { Socket } from 'node:net';
import { quietEnvironment } from './quiet-environment.js';
import type { RunAs } from './run-as.js';

/**
 * The shell starts the server and holds the other end of our pipe: when this process dies in whatever way, the pipe
 * closes and the shell asks the server to shut down fast (SIGINT). It also reaps the server, which would stay a
 * zombie, with its id in use, below a process 1 that does not reap.
 */
const script =
  'exec 3<&0; "$@" </dev/null 3<&- & p=$!; trap "kill -INT $p" INT TERM; ' + '( read _ <&3; kill -INT $p 2>/dev/null ) & wait $p; wait $p';

/**
 * Starts `command` below the watching shell; the child returned is the shell, which ends when the command has ended.
 * `logFile` is an open file descriptor for all output.
 */
export function startWatched(runAs: RunAs, command: string[], logFile: number): ChildProcess {
  const child = spawn('/bin/sh', ['-c', script, 'sh', ...runAs.prefix, ...command], {
    ...runAs.ids,
    cwd: '/',
    env: quietEnvironment(),
    stdio: ['pipe', logFile, logFile],
    // A group of its own: Ctrl-C must reach the application alone, which closes the database last.
    detached: true,
  });
  // The pipe's other end goes away with the shell, and by then there is nothing left to tell it.
  child.stdin?.on('error', () => undefined);
  child.once('exit', () => child.stdin?.destroy());
  child.unref();
  if (child.stdin instanceof Socket) child.stdin.unref();
  return child;
}
