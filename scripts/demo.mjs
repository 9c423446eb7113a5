// npm run demo [-- --fresh]: npm start on a data folder of its own (.data-demo, or DATA_DIR), filled with invented people.
import './lib/require-node.mjs';
import { rm } from 'node:fs/promises';
import { demoSettings } from './lib/demo-settings.mjs';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { foreground } from './lib/foreground.mjs';
import { main } from './lib/main.mjs';
import { environment, nodeBinary, root, serverArguments } from './lib/paths.mjs';

main(async () => {
  const { dataDir, isFresh, variables } = demoSettings(process.env, process.argv.slice(2));
  if (isFresh) await rm(dataDir, { recursive: true, force: true });
  await ensureInstalled();
  await ensureBuilt();
  foreground(nodeBinary(), serverArguments, { cwd: root, env: environment(variables) });
});
