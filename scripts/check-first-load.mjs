// Fails when the script that the landing page needs before it can be used grows above the budget, or the script that the
// profile page adds to the shell around it, without what it loads later (uploader, charts).
// Reads what vite wrote: index.html names the entry, .vite/manifest.json what each chunk imports.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const budgetBytes = 150 * 1000;
/** Source of the landing page: counted with what it imports when it is a chunk of its own. */
const landing = 'src/pages/landing/index.ts';
/** What every signed-in page has: menu, header, toasts. */
const shell = 'src/app/router/signed-in-routes.tsx';
/** Source of the profile page. */
const profile = 'src/pages/profile/index.ts';
const profileBudgetBytes = 120 * 1000;
const dist = new URL('../frontend/dist/', import.meta.url);

const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));
const html = readFileSync(new URL('index.html', dist), 'utf8');

function withImports(key, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key]?.imports ?? []) withImports(next, seen);
  return seen;
}

const entries = Object.keys(manifest).filter((key) => manifest[key].isEntry);
const keys = new Set([...entries, ...(manifest[landing] ? [landing] : [])].flatMap((key) => [...withImports(key)]));
const fromManifest = [...keys].map((key) => manifest[key].file);
const fromHtml = [...html.matchAll(/<(?:script|link)[^>]+(?:src|href)="\/([^"]+\.js)"/g)].map((match) => match[1]);
const files = [...new Set([...fromManifest, ...fromHtml])];

function weigh(name, counted, budget) {
  let total = 0;
  for (const file of counted) {
    const bytes = gzipSync(readFileSync(new URL(file, dist))).length;
    total += bytes;
    console.log(`${String(bytes).padStart(8)}  ${file}`);
  }
  console.log(`${String(total).padStart(8)}  bytes of compressed script for ${name}, budget ${budget}`);
  if (total > budget) {
    console.error(`${name} is ${total - budget} bytes over its budget.`);
    process.exitCode = 1;
  }
}

weigh('the first load', files, budgetBytes);
const shellFiles = [...withImports(shell)].map((key) => manifest[key].file);
const profileFiles = [...withImports(profile)].map((key) => manifest[key].file);
const own = profileFiles.filter((file) => !files.includes(file) && !shellFiles.includes(file));
weigh('the profile page', own, profileBudgetBytes);
