// npm run doctor: looks at Node, disk, folders, database, clock, mail server and backups, and says what to do.
import './lib/require-node.mjs';
import { main } from './lib/main.mjs';
import { runCommand } from './lib/run-command.mjs';

main(() => runCommand('doctor.js'));
