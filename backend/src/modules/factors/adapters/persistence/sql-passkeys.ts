import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { isUuid } from '../../../../platform/database/is-uuid.js';
import { takeTurns } from '../../../../platform/database/take-turns.js';
import { Passkeys } from '../../application/ports/passkeys.js';
import { PasskeyKnown, TooManyPasskeys } from '../../domain/factor-errors.js';
import { FACTOR_LIMITS } from '../../domain/factor-limits.js';
import type { Passkey } from '../../domain/passkey.js';

const COLUMNS = `id, user_id as "userId", credential_id as "credentialId", public_key as "publicKey", counter::float8 as counter, transports, name,
  is_backed_up as "isBackedUp", created_at as "createdAt", last_used_at as "lastUsedAt"`;

const OF = `select ${COLUMNS} from passkeys where user_id = $1 order by created_at, id`;

const INSERT = `
insert into passkeys (id, user_id, credential_id, public_key, counter, transports, name, is_backed_up, created_at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (credential_id) do nothing returning id`;

/** A counter that stays where it was is a copy, unless the device does not count at all. */
const USE = `
update passkeys set counter = $2, last_used_at = $3
where id = $1 and (counter < $2::bigint or ($2::bigint = 0 and counter = 0))`;

@Injectable()
export class SqlPasskeys extends Passkeys {
  constructor(private readonly source: DataSource) {
    super();
  }

  async add(passkey: Passkey): Promise<void> {
    const { id, userId, credentialId, publicKey, counter, transports, name, isBackedUp, createdAt } = passkey;
    await this.source.transaction(async (manager) => {
      await takeTurns(manager, 'passkeys', userId);
      const [{ count }] = await manager.query<[{ count: number }]>('select count(*)::int as count from passkeys where user_id = $1', [
        userId,
      ]);
      if (count >= FACTOR_LIMITS.passkeys) throw new TooManyPasskeys();
      const values = [id, userId, credentialId, Buffer.from(publicKey), counter, transports, name, isBackedUp, createdAt];
      const added = await manager.query<unknown[]>(INSERT, values);
      if (added.length === 0) throw new PasskeyKnown();
    });
  }

  async of(userId: string): Promise<Passkey[]> {
    return (await this.source.query<Passkey[]>(OF, [userId])).map(plain);
  }

  async byCredential(credentialId: string): Promise<Passkey | null> {
    const [row] = await this.source.query<Passkey[]>(`select ${COLUMNS} from passkeys where credential_id = $1`, [credentialId]);
    return row ? plain(row) : null;
  }

  async rename(userId: string, id: string, name: string): Promise<Passkey | null> {
    return this.change(`update passkeys set name = $3 where user_id = $1 and id = $2 returning ${COLUMNS}`, userId, id, [name]);
  }

  async remove(userId: string, id: string): Promise<Passkey | null> {
    return this.change(`delete from passkeys where user_id = $1 and id = $2 returning ${COLUMNS}`, userId, id, []);
  }

  async use(id: string, counter: number, now: Date): Promise<boolean> {
    const [, count] = await this.source.query<[unknown, number]>(USE, [id, counter, now]);
    return count === 1;
  }

  private async change(sql: string, userId: string, id: string, rest: unknown[]): Promise<Passkey | null> {
    if (!isUuid(id)) return null;
    const [[row]] = await this.source.query<[Passkey[], number]>(sql, [userId, id, ...rest]);
    return row ? plain(row) : null;
  }
}

/** The driver's bytes are a Buffer. */
const plain = (row: Passkey): Passkey => ({ ...row, publicKey: new Uint8Array(row.publicKey) });
