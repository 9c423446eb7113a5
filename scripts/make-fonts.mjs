// node scripts/make-fonts.mjs: cuts the fonts of the web app out of the published ones, to the letters, the weights and the width
// that the screens use. What it writes to frontend/src/app/styles/fonts is kept in the repository; run it after an update of a font.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { inRoot } from './lib/paths.mjs';

/** ASCII, Latin-1 for names, and the signs that the screens use beside them; other scripts fall back to the system's font. */
const letters = [range(0x20, 0x7e), range(0xa0, 0xff), 'ŒœŠšŽžŸı –—‘’‚“”„•…‹›€←↑→↓−×⌘✓'].join('');
/** Pairs, accents and figures of equal width. */
const keepFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'liga'];

const fonts = [
  { name: 'archivo', from: 'archivo/files/archivo-latin-wdth-normal.woff2', variationAxes: { wdth: 104, wght: { min: 600, max: 800 } } },
  { name: 'inter', from: 'inter/files/inter-latin-wght-normal.woff2', variationAxes: { wght: { min: 400, max: 760 } } },
];

function range(first, last) {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

const folder = inRoot('frontend', 'src', 'app', 'styles', 'fonts');
await mkdir(folder, { recursive: true });
for (const { name, from, variationAxes } of fonts) {
  const whole = await readFile(inRoot('node_modules', '@fontsource-variable', from));
  const cut = await subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes, keepFeatures });
  await writeFile(`${folder}/${name}.woff2`, cut);
  console.log(`${name}: ${whole.length} bytes before, ${cut.length} now`);
}
