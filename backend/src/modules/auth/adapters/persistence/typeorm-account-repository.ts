import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Raw, type Repository } from 'typeorm';

import { AccountRepository, type NewPassword } from '../../application/ports/account-repository.js';
import type { Account } from '../../domain/account.js';
import { AccountRow } from './account.row.js';
import { translateTaken } from './translate-taken.js';

const END_SESSIONS = `delete from http_sessions where sess #>> '{passport,user}' = $1 and sid is distinct from $2`;

/** Locked in a fixed order, so that the last two admins cannot both be removed. An account scheduled for deletion does not count. */
const LOCK_ADMINS = 'select id from users where is_admin and deletion_due_at is null order by id for update';

@Injectable()
export class TypeormAccountRepository extends AccountRepository {
  constructor(@InjectRepository(AccountRow) private readonly rows: Repository<AccountRow>) {
    super();
  }

  async add(account: Account): Promise<void> {
    await translateTaken(this.rows.insert(account));
  }

  byId(id: string): Promise<Account | null> {
    return this.rows.findOneBy({ id });
  }

  byUsername(username: string): Promise<Account | null> {
    return this.rows.findOneBy({ username: Raw((column) => `lower(${column}) = lower(:username)`, { username }) });
  }

  byEmail(email: string): Promise<Account | null> {
    return this.rows.findOneBy({ email: Raw((column) => `lower(${column}) = lower(:email)`, { email }) });
  }

  anyAdmin(): Promise<boolean> {
    return this.rows.existsBy({ isAdmin: true });
  }

  async setAdmin(id: string, isAdmin: boolean): Promise<void> {
    await this.rows.update({ id }, { isAdmin });
  }

  endAdmin(id: string): Promise<boolean> {
    return this.rows.manager.transaction(async (manager) => {
      const admins = await manager.query<{ id: string }[]>(LOCK_ADMINS);
      if (!admins.some((admin) => admin.id !== id)) return false;
      await manager.update(AccountRow, { id }, { isAdmin: false });
      return true;
    });
  }

  async setPassword(id: string, { passwordHash, now, mustChange = false, keepSession }: NewPassword): Promise<void> {
    await this.rows.manager.transaction(async (manager) => {
      await manager.update(AccountRow, { id }, { passwordHash, passwordChangedAt: now, mustChangePassword: mustChange });
      await manager.query(END_SESSIONS, [id, keepSession ?? null]);
    });
  }

  async setEmail(id: string, email: string): Promise<void> {
    await translateTaken(this.rows.update({ id }, { email, emailVerifiedAt: null }));
  }

  async verifyEmail(id: string, email: string, now: Date): Promise<boolean> {
    const { affected } = await this.rows.update({ id, email }, { emailVerifiedAt: now });
    return affected === 1;
  }
}
