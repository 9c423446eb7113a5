import 'reflect-metadata';

import { NestFactory } from '@nestjs/core';

import { AppModule } from '../app.module.js';
import { AdministerAccount } from '../modules/auth/index.js';
import { openDatabase } from '../open-database.js';
import { readConfig } from '../read-config.js';

const USAGE = 'Usage: npm run user -- promote NAME | demote NAME | reset-password NAME';

/** Administration from the shell, also while the server runs (it joins the running database). */
async function main([command, name]: string[]): Promise<void> {
  const commands: Record<string, (accounts: AdministerAccount, who: string) => Promise<string>> = {
    promote: async (accounts, who) => {
      await accounts.setAdmin(who, true);
      return `${who} is an admin now.`;
    },
    demote: async (accounts, who) => {
      await accounts.setAdmin(who, false);
      return `${who} is no longer an admin.`;
    },
    'reset-password': async (accounts, who) => `New password of ${who}: ${await accounts.resetPassword(who)}`,
  };
  const run = Object.hasOwn(commands, command ?? '') ? commands[command ?? ''] : undefined;
  if (!run || !name) throw new Error(USAGE);
  const { config, close } = await openDatabase(readConfig());
  try {
    const app = await NestFactory.createApplicationContext(AppModule.with(config), { logger: false });
    process.stdout.write(`${await run(app.get(AdministerAccount), name)}\n`);
    await app.close();
  } finally {
    await close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
