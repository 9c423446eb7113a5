import { spawn } from 'node:child_process';
import { quietEnvironment } from './quiet-environment.js';
import type { RunAs } from './run-as.js';

/** Runs a command to its end as `runAs`; resolves with its exit code (-1 when it cannot be started) and its output. */
export function runCommand(runAs: RunAs, command: string[]): Promise<{ code: number; output: string }> {
  const [file = '', ...args] = [...runAs.prefix, ...command];
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      ...runAs.ids,
      // The folder we are in may be closed to that account.
      cwd: '/',
      env: quietEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.once('error', (error) => resolve({ code: -1, output: error.message }));
    child.once('close', (code) => resolve({ code: code ?? -1, output }));
  });
}
