// npm run user -- promote NAME | demote NAME | reset-password NAME | reset-link NAME | confirm-email NAME | set-email NAME ADDRESS |
// correct-birth-date NAME YYYY-MM-DD | end-guardian ATHLETE GUARDIAN
import './lib/require-node.mjs';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { foreground } from './lib/foreground.mjs';
import { main } from './lib/main.mjs';
import { environment, inRoot, nodeBinary, root } from './lib/paths.mjs';

main(async () => {
  await ensureInstalled();
  await ensureBuilt(['backend']);
  const cli = inRoot('backend', 'dist', 'cli', 'user.js');
  foreground(nodeBinary(), [cli, ...process.argv.slice(2)], { cwd: root, env: environment() });
});
