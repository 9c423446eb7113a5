// npm start: whatever is missing is installed and built, then the server runs in the foreground.
import './lib/require-node.mjs';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { foreground } from './lib/foreground.mjs';
import { main } from './lib/main.mjs';
import { environment, inRoot, nodeBinary, root } from './lib/paths.mjs';

main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  foreground(nodeBinary(), [inRoot('backend', 'dist', 'main.js')], { cwd: root, env: environment() });
});
