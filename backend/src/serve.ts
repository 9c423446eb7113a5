import { openDatabase } from './open-database.js';
import { createApp } from './bootstrap.js';
import { firstStart } from './first-start.js';
import { LoadDictionary } from './modules/ai/grammar/index.js';
import { readConfig } from './read-config.js';
import { ensureAddressFree } from './platform/http/input/ensure-address-free.js';
import type { StopTracing } from './platform/tracing/start-tracing.js';
import { stopOnSignal } from './stop-on-signal.js';

/** Configuration → database → migrations → application → first data → listen. Any failure is one clear line. */
export async function serve(stopTracing: StopTracing): Promise<void> {
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
    await stopTracing();
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
  // Nobody waits for it.
  void app.get(LoadDictionary, { strict: false }).load();
}
