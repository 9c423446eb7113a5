import { openDatabase } from '../open-database.js';
import { prepareJobSchema } from '../platform/database/prepare-job-schema.js';
import { readConfig } from '../read-config.js';

/**
 * Brings the database up to date and ends: for an upgrade of several processes, before the first of them starts. Concurrent calls run one after the
 * other.
 */
async function main(): Promise<void> {
  const given = readConfig();
  const { config, close } = await openDatabase(given);
  try {
    // An embedded database has it already, by its owner.
    if (given.databaseUrl) await prepareJobSchema(config.databaseDirectUrl);
  } finally {
    await close();
  }
  process.stdout.write('The database is up to date.\n');
}

main().catch((error: unknown) => {
  process.stderr.write(`The database could not be brought up to date: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
