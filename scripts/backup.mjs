// npm run backup -- --out FILE [--encrypt]: one file with everything of the place that DATA_DIR and DATABASE_URL name.
import './lib/require-node.mjs';
import { main } from './lib/main.mjs';
import { runCommand } from './lib/run-command.mjs';

main(() => runCommand('backup.js'));
