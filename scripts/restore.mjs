// npm run restore -- FILE [--replace]: puts a backup into the place that DATA_DIR and DATABASE_URL name, while no server runs there.
import './lib/require-node.mjs';
import { main } from './lib/main.mjs';
import { runCommand } from './lib/run-command.mjs';

main(() => runCommand('restore.js'));
