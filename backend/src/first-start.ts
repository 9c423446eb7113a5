import type { INestApplication } from '@nestjs/common';

import { demoAccounts } from './demo/demo-accounts.js';
import { LoadDemo } from './demo/load-demo.js';
import { AuthConfig, EnsureFirstAdmin } from './modules/auth/index.js';
import { EmailTemplates } from './modules/campaigns/writing/index.js';
import { GuardiansConfig, StoredGuardianRule } from './modules/family/guardians/index.js';
import { LoadDirectory } from './modules/schools/directory/index.js';
import type { AppConfig } from './platform/config/app-config.js';
import { Clock } from './shared-kernel/clock.js';

/** What an empty database needs before anyone can use it. Every step does nothing the second time. */
export async function firstStart(app: INestApplication, config: AppConfig): Promise<void> {
  await app.get(StoredGuardianRule, { strict: false }).store(app.get(GuardiansConfig).requireGuardian, app.get(Clock).now());
  await app.get(LoadDirectory).run();
  await app.get(EmailTemplates).addStarters();
  if (config.demo) await loadDemo(app);
  const { firstAdmin } = app.get(AuthConfig);
  const password = await app.get(EnsureFirstAdmin).run(firstAdmin);
  if (password) announceAdmin(firstAdmin.username, password);
}

async function loadDemo(app: INestApplication): Promise<void> {
  await new LoadDemo(app).run();
  const { athlete, admin } = demoAccounts;
  process.stdout.write(
    '\nDemo data: invented people; mail to them stays on this computer. Sign in as\n' +
      `  athlete  ${athlete.username} / ${athlete.password}\n` +
      `  admin    ${admin.username} / ${admin.password}\n`,
  );
}

/** Shown on the screen once and never logged. */
function announceAdmin(username: string, password: string): void {
  process.stdout.write(`\nFirst admin: ${username}\nPassword:    ${password}   (shown only this once)\n`);
}
