import { spawn } from 'node:child_process';
import { environment, root } from './paths.mjs';

const keptBytes = 200_000;

/**
 * Runs a command to its end. `quiet` keeps its output to be shown only if it fails.
 * Resolves with { code, output }; a command that cannot be started or dies by a signal has a code other than 0.
 */
export function run(file, args, { env = environment(), cwd = root, quiet = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd, env, stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit' });
    let output = '';
    const keep = (text) => (output = (output + text).slice(-keptBytes));
    child.stdout?.setEncoding('utf8').on('data', keep);
    child.stderr?.setEncoding('utf8').on('data', keep);
    child.once('error', (error) => resolve({ code: 127, output: error.message }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Like run, quietly; throws with the command's output when it fails. */
export async function mustRun(what, file, args, options = {}) {
  const { code, output } = await run(file, args, { ...options, quiet: true });
  if (code !== 0) throw new Error(`${what} failed (${file} ${args.join(' ')}):\n${output.trim()}`);
  return output;
}

/** Runs npm with the Node that runs us: the npm that called us, else the one on the path. */
export function npmCommand(args) {
  const npm = process.env.npm_execpath;
  return npm && npm.endsWith('.js') ? [process.execPath, [npm, ...args]] : ['npm', args];
}
