import type { INestApplication } from '@nestjs/common';

import { EnsureFirstAdmin } from './modules/auth/index.js';
import { LoadStarterTemplates } from './modules/campaigns/index.js';
import { LoadDirectory } from './modules/schools/index.js';
import type { AppConfig } from './platform/config/app-config.js';

/** What an empty database needs before anyone can use it. Every step does nothing the second time. */
export async function firstStart(app: INestApplication, config: AppConfig): Promise<void> {
  await app.get(LoadDirectory).run();
  await app.get(LoadStarterTemplates).run();
  const password = await app.get(EnsureFirstAdmin).run(config.firstAdmin);
  if (password) announceAdmin(config.firstAdmin.username, password);
}

/** Shown on the screen once and never logged. */
function announceAdmin(username: string, password: string): void {
  process.stdout.write(`\nFirst admin: ${username}\nPassword:    ${password}   (shown only this once)\n`);
}
