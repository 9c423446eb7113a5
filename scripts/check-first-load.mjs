// Fails when the landing page, Home or Schools needs more files, or more script, before it is there than a slow phone may be asked
// to fetch, or when the script that the profile page adds to the frame around it grows, without what it loads later (uploader, charts).
// Reads what vite wrote: index.html names the entry and the fonts, .vite/manifest.json what each chunk imports, and the
// compressed files are those that the server sends.
import { existsSync, readFileSync } from 'node:fs';

// Bytes without the headers of the answers, which come to 500 a file: with them the bars are 110, 200 and 230 kB.
const pages = [
  { name: 'the landing page', sources: ['src/pages/landing/index.ts'], most: { files: 8, scriptBytes: 108_500 } },
  { name: 'Home', sources: ['src/pages/dashboard/index.ts'], most: { files: 12, scriptBytes: 196_500 } },
  { name: 'Schools', sources: ['src/pages/schools/index.ts'], most: { files: 12, scriptBytes: 226_000 } },
];
const profile = 'src/pages/profile/index.ts';
const profileBytes = 120_000;
const dist = new URL('../frontend/dist/', import.meta.url);

const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));
const html = readFileSync(new URL('index.html', dist), 'utf8');
const ofDocument = [...html.matchAll(/<(?:script|link)[^>]+(?:src|href)="\/([^"]+\.(?:js|css|woff2))"/g)].map((match) => match[1]);
/** Every signed-in page has it: menu, header, toasts. Several sources share it, so it goes by its name. */
const frame = Object.keys(manifest).find((key) => manifest[key].name === 'shell');
const entries = Object.keys(manifest).filter((key) => manifest[key].isEntry && manifest[key].file.endsWith('.js'));

/** A page whose code is in the entry has no chunk of its own. */
function scriptsOf(sources) {
  const seen = new Set();
  const visit = (key) => {
    if (seen.has(key) || manifest[key] === undefined) return;
    seen.add(key);
    manifest[key].imports?.forEach(visit);
  };
  [...entries, ...sources].forEach(visit);
  return [...seen].map((key) => manifest[key].file);
}

function bytesOf(file) {
  const sent = new URL(`${file}.br`, dist);
  return readFileSync(existsSync(sent) ? sent : new URL(file, dist)).length;
}

function weigh(files) {
  for (const file of files) console.log(`${String(bytesOf(file)).padStart(8)}  ${file}`);
  return files.reduce((sum, file) => sum + bytesOf(file), 0);
}

function hold(name, measured, most, unit) {
  console.log(`${String(measured).padStart(8)}  ${unit} for ${name}, at most ${most}\n`);
  if (measured <= most) return;
  console.error(`${name}: ${measured - most} ${unit} too many.`);
  process.exitCode = 1;
}

for (const { name, sources, most } of pages) {
  const scripts = [...new Set([...scriptsOf(sources), ...ofDocument.filter((file) => file.endsWith('.js'))])];
  hold(name, weigh(scripts), most.scriptBytes, 'bytes of compressed script');
  // The document itself is one more.
  hold(name, 1 + new Set([...scripts, ...ofDocument]).size, most.files, 'files');
}
const inFrame = new Set(scriptsOf([frame]));
const added = scriptsOf([profile]).filter((file) => !inFrame.has(file));
hold('the profile page', weigh(added), profileBytes, 'bytes of compressed script');
