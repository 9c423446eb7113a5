import { setTimeout } from 'node:timers/promises';

import { openDatabase } from './open-database.js';
import { createApp } from './bootstrap.js';
import { firstStart } from './first-start.js';
import { CheckText } from './modules/ai/facts/index.js';
import { LoadDictionary } from './modules/ai/grammar/index.js';
import { readConfig } from './read-config.js';
import { makeDataFolder } from './platform/config/data-folder.js';
import { ensureAddressFree } from './platform/http/input/ensure-address-free.js';
import type { StopTracing } from './platform/tracing/start-tracing.js';
import { stopOnSignal } from './stop-on-signal.js';

/** Two seconds are usual. On a slow computer everything else is served in the meantime, and the first text waits for it. */
const DICTIONARY_WAIT_MS = 10_000;

/** Configuration → database → migrations → application → first data, and beside it the dictionary → listen. Any failure is one clear line. */
export async function serve(stopTracing: StopTracing): Promise<void> {
  const given = readConfig();
  // Photos and imports need it with a database of one's own, too.
  makeDataFolder(given.dataDir);
  const { config, announceClosing, close } = await openDatabase(given);
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
  const dictionary = app.get(LoadDictionary, { strict: false }).load();
  await firstStart(app, config).catch(async (error: unknown) => {
    await app.close();
    await close();
    throw error;
  });
  // Where this fails the first text tries again.
  const names = app
    .get(CheckText, { strict: false })
    .prepare()
    .catch(() => undefined);
  // Ready means that the first email is written, and the first text checked, as quickly as the next one.
  await Promise.race([Promise.all([dictionary, names]), setTimeout(DICTIONARY_WAIT_MS, undefined, { ref: false })]);
  const server = await app.listen(config.port, config.host);
  const { port } = server.address() as { port: number };
  const shown = config.publicUrl.replace(/:0$/, `:${port}`);
  process.stdout.write(`\nRecruit is ready at ${shown}\n`);
}
