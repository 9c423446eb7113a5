import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { fingerprint } from './fingerprint.mjs';
import { environment, inRoot } from './paths.mjs';
import { mustRun, npmCommand } from './run.mjs';
import { say } from './say.mjs';
import { withLock } from './with-lock.mjs';

const shared = ['package-lock.json', 'tsconfig.base.json'];

const parts = {
  backend: {
    sources: ['backend/src', 'backend/build', 'backend/.swcrc', 'backend/package.json', ...shared],
    outputOption: (folder) => ['--out-dir', folder],
  },
  frontend: {
    sources: [...['src', 'build', 'public', 'index.html', 'vite.config.ts', 'package.json'].map((name) => `frontend/${name}`), ...shared],
    outputOption: (folder) => ['--outDir', folder, '--emptyOutDir'],
  },
};

const stampOf = (part) => inRoot(part, 'dist', '.build-stamp');

async function isBuilt(part) {
  const stamp = await readFile(stampOf(part), 'utf8').catch(() => '');
  return stamp === (await fingerprint(parts[part].sources));
}

/** Builds beside the old output and swaps, so that nothing of a removed source remains and nobody meets half a build. */
async function build(part) {
  say(`Building the ${part}`);
  const sources = await fingerprint(parts[part].sources);
  const next = `dist.next-${process.pid}`;
  const old = `dist.old-${process.pid}`;
  const [file, args] = npmCommand([...['run', 'build', '--silent', '--workspace', part, '--'], ...parts[part].outputOption(next)]);
  try {
    await mustRun(`Building the ${part}`, file, args, { env: environment({ NODE_ENV: undefined }) });
    await writeFile(inRoot(part, next, '.build-stamp'), sources);
    await rename(inRoot(part, 'dist'), inRoot(part, old)).catch((error) => {
      if (error.code !== 'ENOENT') throw error;
    });
    await rename(inRoot(part, next), inRoot(part, 'dist'));
  } finally {
    await rm(inRoot(part, next), { recursive: true, force: true });
    await rm(inRoot(part, old), { recursive: true, force: true });
  }
}

/** Builds those of `names` ('backend', 'frontend') whose sources changed since their last build; throws when one fails. */
export async function ensureBuilt(names = ['backend', 'frontend']) {
  for (const part of names) {
    if (await isBuilt(part)) continue;
    await withLock(`build-${part}`, async () => {
      if (!(await isBuilt(part))) await build(part);
    });
  }
}
