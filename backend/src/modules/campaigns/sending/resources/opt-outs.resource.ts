import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import { Clock } from '../../../../shared-kernel/clock.js';
import { COMPLETE } from '../../ledger/adapters/persistence/index.js';
import { OPTED_OUT } from '../../ledger/domain/opted-out.js';

const FIND = `
select lower(trim(e.to_address)) as key, exists (
  select from mail_opt_outs o where o.address_key = lower(trim(e.to_address))) as "optedOut"
from campaign_emails e where e.opt_out_token = $1`;

const ADD = `
insert into mail_opt_outs (address_key, created_at) values ($1, $2) on conflict do nothing returning 1 as added`;

/** Locked before the update and in order, so that a claim that is under way is waited for. */
const LOCK_CAMPAIGNS = `
select id from campaigns where id in (
  select e.campaign_id from campaign_emails e where e.status = 'queued' and lower(trim(e.to_address)) = $1)
order by id for update`;

const SKIP_WAITING = `
update campaign_emails set status = 'skipped', reason_code = 'suppressed', error_message = '${OPTED_OUT}', updated_at = $2
where status = 'queued' and lower(trim(to_address)) = $1 and campaign_id = any($3::uuid[])`;

interface OptOutMail {
  key: string;
  optedOut: boolean;
}

/** Unsubscribes addresses from all email of this server, by the token of an email they got. */
@Injectable()
export class OptOuts {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Returns whether the address of this email opted out; null when no email has this token. */
  async isOptedOut(token: string): Promise<boolean | null> {
    const [mail] = await this.source.query<OptOutMail[]>(FIND, [token]);
    return mail?.optedOut ?? null;
  }

  /**
   * Blocks all further email of any athlete to the address of this email; waiting emails to it are skipped.
   * Idempotent. Returns true, or null when no email has this token.
   */
  async add(token: string): Promise<true | null> {
    const now = this.clock.now();
    return this.source.transaction(async (manager) => {
      const [mail] = await manager.query<OptOutMail[]>(FIND, [token]);
      if (!mail) return null;
      const added = await manager.query<object[]>(ADD, [mail.key, now]);
      // What is queued later is skipped by its claim.
      if (added.length > 0) await this.skipWaiting(manager, mail.key, now);
      return true;
    });
  }

  private async skipWaiting(manager: EntityManager, key: string, now: Date): Promise<void> {
    const campaigns = await manager.query<{ id: string }[]>(LOCK_CAMPAIGNS, [key]);
    const ids = campaigns.map(({ id }) => id);
    await manager.query(SKIP_WAITING, [key, now, ids]);
    for (const id of ids) await manager.query(COMPLETE, [id, now]);
  }
}
