import { Injectable } from '@nestjs/common';

import type { ClaimedMail } from '../../ledger/index.js';
import { MailDispatcher, RecordSends, WorkerIdentity } from '../../sending/index.js';
import { answerResult } from './answer-result.js';
import { AnswerLimits } from './answer-limits.js';
import { Answers } from './ports/answers.js';

/** Answers sent at the same time; also the most whose delivery is unknown after a crash. */
const AT_ONCE = 5;

/** Sends the answers that are due: claim (committed), send, record (committed), as emails of campaigns do. */
@Injectable()
export class DeliverAnswers {
  private stopping = false;

  constructor(
    private readonly answers: Answers,
    private readonly records: RecordSends,
    private readonly dispatcher: MailDispatcher,
    private readonly limits: AnswerLimits,
    private readonly worker: WorkerIdentity,
  ) {}

  stop(): void {
    this.stopping = true;
  }

  async run(): Promise<void> {
    while (!this.stopping) {
      const mails = await this.answers.claim(await this.worker.id(), this.dispatcher.messageIdDomain, AT_ONCE, this.limits.now());
      if (mails.length === 0) return;
      await Promise.all(mails.map((mail) => this.send(mail)));
    }
  }

  private async send(mail: ClaimedMail): Promise<void> {
    const held = await this.limits.hold(mail);
    const outcome = held ?? (await this.dispatcher.send([mail]))[0];
    if (!outcome) return;
    const now = this.limits.now();
    await this.records.run(mail.campaignId, [answerResult(mail, outcome, now)], now);
  }
}
