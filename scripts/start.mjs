// npm start: whatever is missing is installed and built, then the server runs in the foreground.
import './lib/require-node.mjs';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { foreground } from './lib/foreground.mjs';
import { main } from './lib/main.mjs';
import { environment, nodeBinary, root, serverArguments } from './lib/paths.mjs';

main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  foreground(nodeBinary(), serverArguments, { cwd: root, env: environment() });
});
