import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import { AppConfig } from '../../../../platform/config/app-config.js';
import { SealedText } from '../../../../platform/security/sealed-text.js';
import { type AuthenticatorApp, AuthenticatorApps, type ConfirmedApp } from '../../application/ports/authenticator-apps.js';
import { foldRecoveryCode } from '../../domain/recovery-code.js';
import { sha256 } from './sha256.js';

const BEGIN = `
insert into authenticator_apps (user_id, sealed_secret, created_at) values ($1, $2, $3)
on conflict (user_id) do update set sealed_secret = excluded.sealed_secret, created_at = excluded.created_at, last_step = 0
where authenticator_apps.confirmed_at is null returning user_id`;

const CONFIRM = `
update authenticator_apps set confirmed_at = $3, last_step = $2 where user_id = $1 and confirmed_at is null`;

const IS_ON = 'select 1 from authenticator_apps where user_id = $1 and confirmed_at is not null';

const USE_STEP = 'update authenticator_apps set last_step = $2 where user_id = $1 and confirmed_at is not null and last_step < $2::bigint';

const ADD_CODES = 'insert into recovery_codes (user_id, code_hash, created_at) select $1, unnest($2::text[]), $3';

const USE_CODE = 'update recovery_codes set used_at = $3 where user_id = $1 and code_hash = $2 and used_at is null';

const LEFT = 'select count(*)::int as count from recovery_codes where user_id = $1 and used_at is null';

/** The secret under ENCRYPTION_KEY, the codes as hashes that are worth nothing for another account. */
@Injectable()
export class SqlAuthenticatorApps extends AuthenticatorApps {
  private readonly seal: SealedText;

  constructor(
    private readonly source: DataSource,
    config: AppConfig,
  ) {
    super();
    this.seal = new SealedText(config);
  }

  async begin(userId: string, secret: string, now: Date): Promise<boolean> {
    const rows = await this.source.query<unknown[]>(BEGIN, [userId, this.seal.seal(secret, contextOf(userId)), now]);
    return rows.length === 1;
  }

  async of(userId: string): Promise<AuthenticatorApp | null> {
    const sql = 'select sealed_secret as sealed, confirmed_at as "confirmedAt" from authenticator_apps where user_id = $1';
    const [row] = await this.source.query<{ sealed: string; confirmedAt: Date | null }[]>(sql, [userId]);
    const opened = row && this.seal.open(row.sealed, contextOf(userId));
    return row && opened ? { secret: opened.text, confirmedAt: row.confirmedAt } : null;
  }

  async isOn(userId: string): Promise<boolean> {
    return (await this.source.query<unknown[]>(IS_ON, [userId])).length === 1;
  }

  confirm(userId: string, { step, recoveryCodes, now }: ConfirmedApp): Promise<boolean> {
    return this.source.transaction(async (manager) => {
      const [, count] = await manager.query<[unknown, number]>(CONFIRM, [userId, step, now]);
      if (count === 1) await replaceCodes(manager, userId, recoveryCodes, now);
      return count === 1;
    });
  }

  async useStep(userId: string, step: number): Promise<boolean> {
    const [, count] = await this.source.query<[unknown, number]>(USE_STEP, [userId, step]);
    return count === 1;
  }

  renewCodes(userId: string, recoveryCodes: string[], now: Date): Promise<boolean> {
    return this.source.transaction(async (manager) => {
      // Two renewals at once: the second replaces the codes of the first, instead of adding to them.
      const [row] = await manager.query<unknown[]>(`${IS_ON} for update`, [userId]);
      if (row !== undefined) await replaceCodes(manager, userId, recoveryCodes, now);
      return row !== undefined;
    });
  }

  async useCode(userId: string, recoveryCode: string, now: Date): Promise<boolean> {
    const [, count] = await this.source.query<[unknown, number]>(USE_CODE, [userId, hashOf(userId, recoveryCode), now]);
    return count === 1;
  }

  async codesLeft(userId: string): Promise<number> {
    const [{ count }] = await this.source.query<[{ count: number }]>(LEFT, [userId]);
    return count;
  }

  remove(userId: string): Promise<boolean> {
    return this.source.transaction(async (manager) => {
      const [rows] = await manager.query<[{ wasOn: boolean }[], number]>(
        'delete from authenticator_apps where user_id = $1 returning confirmed_at is not null as "wasOn"',
        [userId],
      );
      await manager.query('delete from recovery_codes where user_id = $1', [userId]);
      return rows[0]?.wasOn === true;
    });
  }
}

async function replaceCodes(manager: EntityManager, userId: string, codes: string[], now: Date): Promise<void> {
  await manager.query('delete from recovery_codes where user_id = $1', [userId]);
  await manager.query(ADD_CODES, [userId, codes.map((code) => hashOf(userId, foldRecoveryCode(code))), now]);
}

const contextOf = (userId: string) => `authenticator app ${userId}`;
const hashOf = (userId: string, code: string) => sha256(`recovery code\n${userId}\n${code}`);
