// node scripts/build.mjs: installs and builds what is missing or out of date, as npm start does, and ends.
import './lib/require-node.mjs';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { main } from './lib/main.mjs';

main(async () => {
  await ensureInstalled();
  await ensureBuilt();
});
