import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { InboxReader, type InboxAnswer, type InboxTrouble } from '../../../gmail/gateways/index.js';
import { nextCheckAt } from '../domain/check-times.js';
import { ReplyLedger, type Advance, type Arrival, type MailboxState } from './ports/reply-ledger.js';
import { ReplyPolicy } from './reply-policy.js';
import { isTrouble } from './is-trouble.js';
import { KeepMessages } from './keep-messages.js';

const DAY_MS = 24 * 3_600_000;

interface Page {
  arrived: Arrival[];
  nextPage: string | null;
  cursor: string;
}

type Walked = { kind: 'walked'; advance: Advance };

/**
 * Reads new messages of a mailbox page by page. The cursor moves in the transaction that stores the last page,
 * so that a crash repeats messages and never skips any.
 */
@Injectable()
export class WalkMailbox {
  constructor(
    private readonly reader: InboxReader,
    private readonly ledger: ReplyLedger,
    private readonly messages: KeepMessages,
    private readonly policy: ReplyPolicy,
    private readonly clock: Clock,
  ) {}

  async run(box: MailboxState): Promise<Walked | InboxTrouble> {
    const { cursor, goodAt, connectedAt } = box;
    if (cursor === null) return this.anew(box, connectedAt);
    const walked = await this.pages(box, (page) => this.arrived(box, cursor, page));
    if (walked.kind !== 'cursor_expired') return walked;
    return this.anew(box, new Date((goodAt ?? connectedAt).getTime() - DAY_MS));
  }

  /** The new cursor is read first: messages that arrive while the list is read are then found by the next check. */
  private async anew(box: MailboxState, since: Date): Promise<Walked | InboxTrouble> {
    const start = await this.reader.startCursor(box.userId);
    if (isTrouble(start)) return start;
    return this.pages(box, async (page) => {
      const answer = await this.reader.arrivedAfter(box.userId, since, page);
      if (isTrouble(answer)) return answer;
      return { kind: 'page', arrived: answer.found, nextPage: answer.nextPage, cursor: start.cursor };
    });
  }

  private arrived(box: MailboxState, cursor: string, page: string | null): Promise<InboxAnswer<Page & { kind: 'page' }>> {
    return this.reader.arrivedSince(box.userId, cursor, page);
  }

  private async pages(
    box: MailboxState,
    read: (page: string | null) => Promise<InboxAnswer<Page & { kind: 'page' }>>,
  ): Promise<Walked | InboxTrouble> {
    let { strangers } = box;
    for (let at: string | null = null, found = 0; ;) {
      const page = await read(at);
      if (isTrouble(page)) return page;
      const sifted = await this.ledger.sift(box, page.arrived);
      strangers ||= sifted.strangers.length > 0;
      const advance = (more: number) => this.advance(box, page.cursor, strangers, found + more);
      const kept = await this.messages.run(box, sifted.ours, page.nextPage ? null : advance);
      if (isTrouble(kept)) return kept;
      found += kept.found;
      if (!page.nextPage) return { kind: 'walked', advance: advance(0) };
      at = page.nextPage;
    }
  }

  private advance(box: MailboxState, cursor: string, strangers: boolean, found: number): Advance {
    const now = this.clock.now();
    const traffic = found > 0 ? { ...box.traffic, replyAt: now } : box.traffic;
    return {
      cursor,
      strangers,
      lookedAt: box.lookedAt,
      sweptAt: box.sweptAt,
      nextCheckAt: nextCheckAt(now, { intervalMs: this.policy.intervalMs, isImap: box.kind === 'mailbox' }, traffic),
    };
  }
}
