import { existsSync } from 'node:fs';
import { run } from './run.mjs';
import { say } from './say.mjs';
import { withLock } from './with-lock.mjs';

async function aptGet(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { code, output } = await run('apt-get', args, { env, quiet: true });
  return { installed: code === 0, complaint: code === 0 ? '' : `apt-get ${args.join(' ')} failed:\n${output.slice(-2_000)}\n` };
}

/** Installs the first of `packages` that can be had; only as root on Debian and its like. Says `what`, and what failed. Never throws. */
export async function installByApt(what, packages) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version') || !existsSync('/usr/bin/apt-get')) return;
  // apt-get gives up when another one is at work, and steps of npm test run side by side.
  await withLock('apt-get', async () => {
    say(`Installing ${what} (apt-get)`);
    let { complaint: complaints } = await aptGet('update');
    for (const name of packages) {
      const { installed: done, complaint } = await aptGet('install', '-y', '--no-install-recommends', name);
      if (done) return;
      complaints += complaint;
    }
    say(complaints);
  });
}
