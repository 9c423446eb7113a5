// node scripts/find-chromium.mjs: prints the path of the browser that the browser tests use.
import { findChromium } from './lib/find-chromium.mjs';
import { main } from './lib/main.mjs';

main(async () => {
  process.stdout.write(`${await findChromium()}\n`);
});
