import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { isEmail } from 'class-validator';

import { AppModule } from './app.module.js';
import { AuditLog, type AuditKind } from './modules/audit/index.js';
import { AdministerAccount, SendResetLink, SettleEmailChange } from './modules/auth/index.js';
import { RemoveFactors } from './modules/factors/index.js';
import { EndGuardianship } from './modules/family/guardians/index.js';
import { CorrectBirthdate } from './modules/privacy/index.js';
import { AppConfig } from './platform/config/app-config.js';
import { keptKeys } from './platform/config/key-file.js';
import { openDatabase } from './open-database.js';
import { ensureDatabaseExists } from './open-place.js';
import { readConfig } from './read-config.js';

const USAGE =
  'Usage: npm run user -- promote NAME | demote NAME | reset-password NAME | reset-link NAME | remove-second-factor NAME | confirm-email NAME | set-email NAME ADDRESS | correct-birth-date NAME YYYY-MM-DD | end-guardian ATHLETE GUARDIAN';

/** What an operator can do, and what of it belongs in the audit log. */
interface Command {
  kind: AuditKind;
  run: (app: INestApplicationContext, who: string, value: string) => Promise<string>;
}

const COMMANDS: Record<string, Command> = {
  promote: {
    kind: 'admin_made',
    run: async (app, who) => {
      await app.get(AdministerAccount).setAdmin(who, true);
      return `${who} is an admin now.`;
    },
  },
  demote: {
    kind: 'admin_removed',
    run: async (app, who) => {
      await app.get(AdministerAccount).setAdmin(who, false);
      return `${who} is no longer an admin.`;
    },
  },
  'reset-password': {
    kind: 'password_set',
    run: async (app, who) =>
      `New password of ${who}, to be changed at the next sign-in: ${await app.get(AdministerAccount).resetPassword(who)}`,
  },
  'correct-birth-date': {
    kind: 'deletion_lifted',
    run: async (app, who, value) => {
      await app.get(CorrectBirthdate).run(who, value);
      return `The birth date of ${who} is ${value} now, and the account is not deleted. What was stopped stays stopped.`;
    },
  },
  'end-guardian': {
    kind: 'guardian_ended',
    run: async (app, who, value) => {
      const accounts = app.get(AdministerAccount);
      await app.get(EndGuardianship, { strict: false }).run(await accounts.idOf(who), await accounts.idOf(value));
      return `${value} is no longer a guardian of ${who}.`;
    },
  },
  'reset-link': {
    kind: 'reset_link_made',
    run: async (app, who) => {
      const token = await app.get(SendResetLink).tokenFor(who);
      return `Hand this link to ${who}. It works once and for 30 minutes:\n${app.get(AppConfig).publicUrl}/reset-password?token=${token}`;
    },
  },
  'remove-second-factor': {
    kind: 'factors_removed',
    run: async (app, who) => {
      const { passkeys, hadApp } = await app.get(RemoveFactors).run(who);
      const appWords = hadApp ? 'The authenticator app is off' : 'No authenticator app was on';
      return `${appWords}, and ${passkeys} ${passkeys === 1 ? 'passkey is' : 'passkeys are'} removed. ${who} signs in with the password alone, and every device is signed out.`;
    },
  },
  'confirm-email': {
    kind: 'email_changed',
    run: async (app, who) => {
      const { email, oldEmail } = await app.get(SettleEmailChange).confirmOf(who);
      return `The email address of ${who} is ${email} now. It was ${oldEmail}.`;
    },
  },
  'set-email': {
    kind: 'email_changed',
    run: async (app, who, value) => {
      await app.get(AdministerAccount).setEmail(who, value);
      return `The email address of ${who} is ${value} now. Give them a reset-link, too, if somebody else knew the password.`;
    },
  },
};

/** A command as it was typed, and where it runs and answers. */
export interface TypedCommand {
  args: string[];
  /** The variables; those of this process unless given. */
  env?: NodeJS.ProcessEnv;
  say: (line: string) => void;
}

/** Administration from the shell, also while the server runs (it joins the running database). Throws what there is to say of a failure. */
export async function runUserCommand({ args: [command, name, value = ''], env, say }: TypedCommand): Promise<void> {
  const found = Object.hasOwn(COMMANDS, command ?? '') ? COMMANDS[command ?? ''] : undefined;
  if (!found || !name || (command === 'set-email' && !isEmail(value))) throw new Error(USAGE);
  const given = readConfig(env, keptKeys());
  ensureDatabaseExists(given);
  const { config, close } = await openDatabase(given);
  try {
    say(await carryOut(config, found, name, value));
  } finally {
    await close();
  }
}

async function carryOut(config: AppConfig, command: Command, name: string, value: string): Promise<string> {
  const app = await NestFactory.createApplicationContext(AppModule.with(config), { logger: false });
  try {
    const output = await command.run(app, name, value);
    await noteOperator(app, command.kind, name);
    return output;
  } finally {
    await app.close();
  }
}

/** What an operator did is in the audit log too; from the shell, so without an address. */
async function noteOperator(app: INestApplicationContext, kind: AuditKind, name: string): Promise<void> {
  const subjectId = await app.get(AdministerAccount).idOf(name);
  await app.get(AuditLog, { strict: false }).append({ kind, actor: 'operator', actorId: null, subjectId, address: null, detail: {} });
}
