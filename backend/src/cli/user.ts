import 'reflect-metadata';

import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { isEmail } from 'class-validator';

import { AppModule } from '../app.module.js';
import { AuditLog, type AuditKind } from '../modules/audit/index.js';
import { AdministerAccount, SendResetLink, SettleEmailChange } from '../modules/auth/index.js';
import { RemoveFactors } from '../modules/factors/index.js';
import { EndGuardianship } from '../modules/family/guardians/index.js';
import { CorrectBirthdate } from '../modules/privacy/index.js';
import { AppConfig } from '../platform/config/app-config.js';
import { openDatabase } from '../open-database.js';
import { readConfig } from '../read-config.js';

/** What of each command belongs in the audit log. */
const KINDS: Record<string, AuditKind> = {
  promote: 'admin_made',
  demote: 'admin_removed',
  'reset-password': 'password_set',
  'correct-birth-date': 'deletion_lifted',
  'end-guardian': 'guardian_ended',
  'reset-link': 'reset_link_made',
  'remove-second-factor': 'factors_removed',
  'confirm-email': 'email_changed',
  'set-email': 'email_changed',
};

const USAGE =
  'Usage: npm run user -- promote NAME | demote NAME | reset-password NAME | reset-link NAME | remove-second-factor NAME | confirm-email NAME | set-email NAME ADDRESS | correct-birth-date NAME YYYY-MM-DD | end-guardian ATHLETE GUARDIAN';

/** Administration from the shell, also while the server runs (it joins the running database). */
async function main([command, name, value = '']: string[]): Promise<void> {
  const commands: Record<string, (app: INestApplicationContext, who: string) => Promise<string>> = {
    promote: async (app, who) => {
      await app.get(AdministerAccount).setAdmin(who, true);
      return `${who} is an admin now.`;
    },
    demote: async (app, who) => {
      await app.get(AdministerAccount).setAdmin(who, false);
      return `${who} is no longer an admin.`;
    },
    'reset-password': async (app, who) =>
      `New password of ${who}, to be changed at the next sign-in: ${await app.get(AdministerAccount).resetPassword(who)}`,
    'correct-birth-date': async (app, who) => {
      await app.get(CorrectBirthdate).run(who, value);
      return `The birth date of ${who} is ${value} now, and the account is not deleted. What was stopped stays stopped.`;
    },
    'end-guardian': async (app, who) => {
      const accounts = app.get(AdministerAccount);
      await app.get(EndGuardianship, { strict: false }).run(await accounts.idOf(who), await accounts.idOf(value));
      return `${value} is no longer a guardian of ${who}.`;
    },
    'reset-link': async (app, who) => {
      const token = await app.get(SendResetLink).tokenFor(who);
      return `Hand this link to ${who}. It works once and for 30 minutes:\n${app.get(AppConfig).publicUrl}/reset-password?token=${token}`;
    },
    'remove-second-factor': async (app, who) => {
      const { passkeys, hadApp } = await app.get(RemoveFactors).run(who);
      const appWords = hadApp ? 'The authenticator app is off' : 'No authenticator app was on';
      return `${appWords}, and ${passkeys} ${passkeys === 1 ? 'passkey is' : 'passkeys are'} removed. ${who} signs in with the password alone, and every device is signed out.`;
    },
    'confirm-email': async (app, who) => {
      const { email, oldEmail } = await app.get(SettleEmailChange).confirmOf(who);
      return `The email address of ${who} is ${email} now. It was ${oldEmail}.`;
    },
    'set-email': async (app, who) => {
      await app.get(AdministerAccount).setEmail(who, value);
      return `The email address of ${who} is ${value} now. Give them a reset-link, too, if somebody else knew the password.`;
    },
  };
  const run = Object.hasOwn(commands, command ?? '') ? commands[command ?? ''] : undefined;
  if (!run || !name || (command === 'set-email' && !isEmail(value))) throw new Error(USAGE);
  const { config, close } = await openDatabase(readConfig());
  try {
    const app = await NestFactory.createApplicationContext(AppModule.with(config), { logger: false });
    const said = await run(app, name);
    await noteOperator(app, command, name);
    process.stdout.write(`${said}\n`);
    await app.close();
  } finally {
    await close();
  }
}

/** What an operator did is in the audit log too; from the shell, so without an address. */
async function noteOperator(app: INestApplicationContext, command: string | undefined, name: string): Promise<void> {
  const kind = KINDS[command ?? ''];
  if (!kind) return;
  const subjectId = await app.get(AdministerAccount).idOf(name);
  await app.get(AuditLog, { strict: false }).append({ kind, actor: 'operator', actorId: null, subjectId, address: null, detail: {} });
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
