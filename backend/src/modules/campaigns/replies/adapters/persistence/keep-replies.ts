import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import { ActivityRecord } from '../../../../../platform/activity/activity-record.js';
import { Ids } from '../../../../../shared-kernel/ids.js';
import { SchoolTracking } from '../../../../schools/outreach/index.js';
import type { Advance, KeptMessage, MailboxState } from '../../application/ports/reply-ledger.js';
import { afterMessage, type MailState } from '../../domain/after-message.js';
import { sameAddressKey } from '../../../writing/domain/same-address.js';
import { replyActivity } from './reply-activity.js';
import { replyRows } from './reply-row.js';
import * as sql from './reply-ledger.sql.js';
import { COMPLETE, SKIP_STOPPED } from '../../../ledger/adapters/persistence/index.js';

type LockedMail = MailState & { id: string; leftAt: Date };
type Matched = KeptMessage & { mail: NonNullable<KeptMessage['mail']> };

/** Stores messages once, with everything that follows from those that are new, in one transaction. */
@Injectable()
export class KeepReplies {
  constructor(
    private readonly source: DataSource,
    private readonly ids: Ids,
    private readonly tracking: SchoolTracking,
    private readonly activity: ActivityRecord,
  ) {}

  async run(box: MailboxState, messages: KeptMessage[], advance: Advance | null, now: Date): Promise<void> {
    // The usual check finds nothing: one statement, without a transaction around it.
    if (messages.length === 0) {
      if (advance) await this.advance(this.source.manager, box, advance, now, sql.ADVANCE_IDLE);
      return;
    }
    // Before the transaction, which others wait for.
    const rows = await replyRows(messages, () => this.ids.next());
    await this.source.transaction(async (manager) => {
      const fresh = await this.add(manager, box, messages, rows, now);
      if (fresh.length > 0) await this.follow(manager, box, fresh, now);
      if (advance) await this.advance(manager, box, advance, now, sql.ADVANCE);
    });
  }

  /** Returns those that were not kept before and are about an email, oldest first. */
  private async add(manager: EntityManager, box: MailboxState, messages: KeptMessage[], rows: object[], now: Date): Promise<Matched[]> {
    await manager.query(sql.LOCK_MAILBOX, [box.userId]);
    const added = await manager.query<{ messageId: string }[]>(sql.ADD_MESSAGES, [JSON.stringify(rows), box.userId, box.account, now]);
    const fresh = new Set(added.map(({ messageId }) => messageId));
    return messages
      .filter((kept): kept is Matched => kept.mail !== null && fresh.has(kept.message.id))
      .sort((a, b) => a.message.receivedAt.getTime() - b.message.receivedAt.getTime());
  }

  private async follow(manager: EntityManager, box: MailboxState, fresh: Matched[], now: Date): Promise<void> {
    const campaignIds = [...new Set(fresh.map(({ mail }) => mail.campaignId))];
    await manager.query(sql.LOCK_CAMPAIGNS, [campaignIds]);
    await this.changeMails(manager, fresh, now);
    // Before the commit, so that a claim which waits for this transaction finds nothing to send.
    await manager.query(SKIP_STOPPED, [box.userId, now]);
    for (const id of campaignIds.sort()) await manager.query(COMPLETE, [id, now]);
    await this.suppress(manager, box.userId, fresh, now);
    const answered = fresh.filter((kept) => kept.class.kind === 'human').map(({ mail }) => mail.schoolId);
    if (answered.length > 0) await this.tracking.markReplied(box.userId, [...new Set(answered)], now, manager);
    await manager.query(sql.NOTE_ANSWER, [box.userId, now]);
    await this.activity.append(
      fresh.flatMap((kept) => replyActivity(box, kept)),
      manager,
    );
  }

  private async changeMails(manager: EntityManager, fresh: Matched[], now: Date): Promise<void> {
    const ids = [...new Set(fresh.map(({ mail }) => mail.id))];
    const mails = await manager.query<LockedMail[]>(sql.LOCK_MAILS, [ids]);
    const changed = mails.map(({ id, leftAt, ...before }) => ({
      id,
      ...fresh
        .filter(({ mail }) => mail.id === id)
        .reduce((state, kept) => afterMessage(state, kept.class, kept.message.receivedAt, leftAt), before),
    }));
    await manager.query(sql.CHANGE_MAILS, [JSON.stringify(changed), now]);
  }

  private async suppress(manager: EntityManager, userId: string, fresh: Matched[], now: Date): Promise<void> {
    const bad = fresh.flatMap(({ class: is, mail }) =>
      is.kind === 'bounce' && is.isAddressBad ? [{ key: sameAddressKey(mail.toAddress), detail: is.reason }] : [],
    );
    if (bad.length > 0) await manager.query(sql.SUPPRESS, [JSON.stringify(bad), userId, now]);
  }

  private async advance(
    manager: EntityManager,
    box: MailboxState,
    { cursor, strangers, lookedAt, sweptAt, nextCheckAt }: Advance,
    now: Date,
    statement: string,
  ): Promise<void> {
    await manager.query(statement, [box.userId, cursor, strangers, lookedAt, sweptAt, nextCheckAt, now, box.account]);
  }
}
