import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { InboxReader, type InboxTrouble } from '../../../gmail/gateways/index.js';
import { isLookDue, isSweepDue } from '../domain/check-times.js';
import { searchDomains } from '../domain/search-domains.js';
import { ReplyLedger, type Advance, type MailboxState } from './ports/reply-ledger.js';
import { isTrouble } from './is-trouble.js';
import { KeepMessages } from './keep-messages.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Coaches may have answered before Gmail was connected: mail by the platform has the athlete as Reply-To. */
const FIRST_LOOK_MS = 30 * DAY_MS;
const WAITING_MS = 90 * DAY_MS;
const MOST_ADDRESSES = 200;
/** A search is part of an address, which may not be too long. */
const AT_ONCE = 40;
/** Reports of mail servers that begin a thread of their own. */
const MAIL_SERVERS = ['mailer-daemon', 'postmaster'];

/**
 * Finds messages that are missing from the history of the inbox: coaches who wrote a new email instead of
 * answering, and answers that a filter moved elsewhere.
 */
@Injectable()
export class LookForCoaches {
  constructor(
    private readonly reader: InboxReader,
    private readonly ledger: ReplyLedger,
    private readonly messages: KeepMessages,
    private readonly clock: Clock,
  ) {}

  /** `advance` is what the check has reached; when it looked, `advance` is stored with the time of the look. */
  async run(box: MailboxState, advance: Advance): Promise<{ kind: 'looked' } | InboxTrouble> {
    const now = this.clock.now();
    const sweep = isSweepDue(now, box.sweptAt ?? box.connectedAt);
    const look = isLookDue(now, advance.strangers, box.lookedAt ?? box.connectedAt);
    if (!sweep && !look) return { kind: 'looked' };
    const addresses = await this.ledger.correspondents(box.userId, new Date(now.getTime() - WAITING_MS), MOST_ADDRESSES);
    const trouble = addresses.length > 0 ? await this.search(box, addresses, sweep) : null;
    if (trouble) return trouble;
    const done = { ...advance, strangers: false, lookedAt: now, sweptAt: sweep ? now : box.sweptAt };
    await this.ledger.keep(box, [], done, now);
    return { kind: 'looked' };
  }

  private async search(box: MailboxState, addresses: string[], sweep: boolean): Promise<InboxTrouble | null> {
    const since = this.since(box, sweep ? box.sweptAt : box.lookedAt);
    const trouble = await this.find(box, [...addresses, ...MAIL_SERVERS], since, true);
    if (trouble || !sweep) return trouble;
    // Colleagues: anyone at the same domain, but only in one of our threads.
    return this.find(box, searchDomains(addresses), since, false);
  }

  private async find(box: MailboxState, terms: string[], since: Date, strangersToo: boolean): Promise<InboxTrouble | null> {
    for (let at = 0; at < terms.length; at += AT_ONCE) {
      const answer = await this.reader.fromAddresses(box.userId, terms.slice(at, at + AT_ONCE), since);
      if (isTrouble(answer)) return answer;
      const { ours, strangers } = await this.ledger.sift(box, answer.found);
      const kept = await this.messages.run(box, strangersToo ? [...ours, ...strangers] : ours, null);
      if (isTrouble(kept)) return kept;
    }
    return null;
  }

  /** An hour over, because searches are not up to the second. */
  private since(box: MailboxState, last: Date | null): Date {
    return last ? new Date(last.getTime() - HOUR_MS) : new Date(box.connectedAt.getTime() - FIRST_LOOK_MS);
  }
}
