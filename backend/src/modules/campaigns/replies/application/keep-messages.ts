import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { OwnAccounts } from '../../../gmail/own-accounts/index.js';
import type { InboxTrouble } from '../../../gmail/gateways/index.js';
import { ReportBounce } from '../../../schools/outreach/index.js';
import { ReplyLedger, type Advance, type Arrival, type KeptMessage, type MailboxState } from './ports/reply-ledger.js';
import { isTrouble } from './is-trouble.js';
import { UnderstandMessage } from './understand-message.js';

const LIMIT_PAUSE_MS = 24 * 3_600_000;

/** Fetches messages and keeps them, with all that follows. */
@Injectable()
export class KeepMessages {
  constructor(
    private readonly understanding: UnderstandMessage,
    private readonly ledger: ReplyLedger,
    private readonly bounces: ReportBounce,
    private readonly own: OwnAccounts,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores what was fetched before an error, so that the next check need not fetch it again; `advance` only
   * applies when everything was stored. Returns how many of the messages are about an email of ours.
   */
  async run(
    box: MailboxState,
    arrivals: Arrival[],
    advance: ((found: number) => Advance) | null,
  ): Promise<{ kind: 'kept'; found: number } | InboxTrouble> {
    const messages: KeptMessage[] = [];
    for (const { id } of arrivals) {
      const answer = await this.understanding.run(box, id);
      if (isTrouble(answer)) {
        await this.keep(box, messages, null);
        return answer;
      }
      if (answer.kept) messages.push(answer.kept);
    }
    const found = messages.filter(({ mail }) => mail !== null).length;
    await this.keep(box, messages, advance && advance(found));
    return { kind: 'kept', found };
  }

  private async keep(box: MailboxState, messages: KeptMessage[], advance: Advance | null): Promise<void> {
    // Before the messages count as seen: both can be repeated, and neither may be lost when the process dies here.
    for (const message of messages) await this.warn(box, message);
    if (messages.length > 0 || advance) await this.ledger.keep(box, messages, advance, this.clock.now());
  }

  private async warn(box: MailboxState, { message, class: is, mail }: KeptMessage): Promise<void> {
    if (is.kind === 'limit_reached') {
      await this.own.pauseSending(box.userId, new Date(message.receivedAt.getTime() + LIMIT_PAUSE_MS));
    }
    if (mail && is.kind === 'bounce' && is.isAddressBad) {
      await this.bounces.run({ coachId: mail.coachId, address: mail.toAddress, reason: is.reason });
    }
  }
}
