// node scripts/make-icons.mjs: draws the icons of the installed app from frontend/public/icon.svg, by Chromium.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { chromium } from '@playwright/test';

import { findChromium } from './lib/find-chromium.mjs';
import { main } from './lib/main.mjs';
import { root } from './lib/paths.mjs';
import { say } from './lib/say.mjs';

const folder = join(root, 'frontend', 'public');

/** A system cuts a maskable icon to its own shape, so its ground has no corners. The ball stays in the inner four fifths. */
const icons = [
  { file: 'icon-192.png', size: 192, isMaskable: false },
  { file: 'icon-512.png', size: 512, isMaskable: false },
  { file: 'icon-maskable-192.png', size: 192, isMaskable: true },
  { file: 'icon-maskable-512.png', size: 512, isMaskable: true },
  { file: 'apple-touch-icon.png', size: 180, isMaskable: true },
];

async function draw(page, svg, size) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`);
  return page.screenshot({ omitBackground: true });
}

main(async () => {
  const svg = await readFile(join(folder, 'icon.svg'), 'utf8');
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    for (const { file, size, isMaskable } of icons) {
      const drawn = isMaskable ? svg.replace(' rx="8"', '') : svg;
      await writeFile(join(folder, file), await draw(page, drawn, size));
      say(file);
    }
  } finally {
    await browser.close();
  }
});
