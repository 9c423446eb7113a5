import { openDatabase } from './open-database.js';
import { createApp } from './bootstrap.js';
import { firstStart } from './first-start.js';
import { readConfig } from './read-config.js';
import { ensureAddressFree } from './platform/http/input/ensure-address-free.js';
import { stopOnSignal } from './stop-on-signal.js';

/** Configuration → database → migrations → application → first data → listen. Any failure is one clear line. */
async function main(): Promise<void> {
  const { config, announceClosing, close } = await openDatabase(readConfig());
  const app = await ensureAddressFree(config.host, config.port)
    .then(() => createApp(config))
    .catch(async (error: unknown) => {
      await close();
      throw error;
    });
  stopOnSignal(async () => {
    await announceClosing();
    await app.close();
    await close();
  });
  await firstStart(app, config).catch(async (error: unknown) => {
    await app.close();
    await close();
    throw error;
  });
  const server = await app.listen(config.port, config.host);
  const { port } = server.address() as { port: number };
  const shown = config.publicUrl.replace(/:0$/, `:${port}`);
  process.stdout.write(`\nRecruit is ready at ${shown}\n`);
}

main().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`Recruit could not start: ${message}\n`);
  process.exit(1);
});
