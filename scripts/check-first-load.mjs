// Fails when the script that the landing page needs before it can be used grows above the budget.
// Reads what vite wrote: index.html names the entry, .vite/manifest.json what each chunk imports.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const budgetBytes = 150 * 1000;
/** Source of the landing page: counted with what it imports when it is a chunk of its own. */
const landing = 'src/pages/landing/index.ts';
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

let total = 0;
for (const file of files) {
  const bytes = gzipSync(readFileSync(new URL(file, dist))).length;
  total += bytes;
  console.log(`${String(bytes).padStart(8)}  ${file}`);
}
console.log(`${String(total).padStart(8)}  bytes of compressed script, budget ${budgetBytes}`);
if (total > budgetBytes) {
  console.error(`First load is ${total - budgetBytes} bytes over its budget.`);
  process.exitCode = 1;
}
