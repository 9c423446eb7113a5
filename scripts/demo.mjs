// npm run demo [-- --fresh]: npm start on a data folder of its own, filled with invented people.
import './lib/require-node.mjs';
import { rm } from 'node:fs/promises';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { foreground } from './lib/foreground.mjs';
import { main } from './lib/main.mjs';
import { environment, inRoot, nodeBinary, root, serverArguments } from './lib/paths.mjs';

main(async () => {
  const dataDir = inRoot('.data-demo');
  if (process.argv.includes('--fresh')) await rm(dataDir, { recursive: true, force: true });
  await ensureInstalled();
  await ensureBuilt();
  // Demo data never goes into a real database, and its mail never to a real server.
  const env = environment({ DATA_DIR: dataDir, DEMO: '1', DATABASE_URL: undefined, SMTP_URL: undefined });
  foreground(nodeBinary(), serverArguments, { cwd: root, env });
});
