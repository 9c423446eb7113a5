// npm run contract [-- --check]: backend/openapi.json from the controllers, and the web app's hooks from it.
import './lib/require-node.mjs';
import { cp, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { main } from './lib/main.mjs';
import { environment, inRoot, nodeBinary } from './lib/paths.mjs';
import { mustRun } from './lib/run.mjs';
import { say } from './lib/say.mjs';

const document = join('backend', 'openapi.json');
const codegen = join('frontend', 'openapi-codegen.ts');
const isGenerated = (name) => name.endsWith('.gen.ts');

async function writeDocument(target) {
  const env = environment({ LOG_LEVEL: undefined });
  await mustRun('Describing the API', nodeBinary(), [inRoot('backend', 'dist', 'openapi.js'), target], { env });
}

/** Writes the hooks below `top`, where a frontend/openapi-codegen.ts says what goes where. */
async function writeHooks(top) {
  const generator = inRoot('scripts', 'lib', 'generate-hooks.mjs');
  await mustRun('Generating the hooks', nodeBinary(), [generator], { cwd: join(top, 'frontend') });
}

async function generatedIn(folder) {
  const entries = await readdir(folder, { recursive: true });
  return entries.filter(isGenerated).map((name) => join(folder, name));
}

/** A second, small tree in which the files are generated again, so that a check leaves the real ones alone. */
async function copyInputs(top) {
  await rm(top, { recursive: true, force: true });
  for (const name of [codegen, join('frontend', 'src', 'shared', 'api'), 'package.json', 'tsconfig.base.json']) {
    await mkdir(dirname(join(top, name)), { recursive: true });
    await cp(inRoot(name), join(top, name), { recursive: true });
  }
  await mkdir(join(top, 'backend'), { recursive: true });
}

async function differences(top) {
  const fresh = (await generatedIn(join(top, 'frontend', 'src'))).map((name) => relative(top, name));
  const kept = (await generatedIn(inRoot('frontend', 'src'))).map((name) => relative(inRoot(), name));
  const read = (file) => readFile(file, 'utf8').catch(() => undefined);
  const names = [...new Set([document, ...fresh, ...kept])];
  const same = await Promise.all(names.map(async (name) => (await read(join(top, name))) === (await read(inRoot(name)))));
  return names.filter((_, index) => !same[index]);
}

async function check() {
  const top = inRoot('.tmp', `contract-${process.pid}`);
  try {
    await copyInputs(top);
    await writeDocument(join(top, document));
    await writeHooks(top);
    const different = await differences(top);
    if (different.length === 0) return;
    throw new Error(`Not what the code says; run "npm run contract":\n  ${different.join('\n  ')}`);
  } finally {
    await rm(top, { recursive: true, force: true });
  }
}

async function write() {
  await writeDocument(inRoot(document));
  await writeHooks(inRoot());
  const { size } = await stat(inRoot(document));
  say(`${document} (${Math.round(size / 1024)} kB) and the hooks are written`);
}

main(async () => {
  await ensureInstalled();
  await ensureBuilt(['backend']);
  await (process.argv.includes('--check') ? check() : write());
});
