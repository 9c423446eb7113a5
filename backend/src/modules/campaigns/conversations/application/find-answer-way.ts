import { Injectable } from '@nestjs/common';

import { GuardianControls } from '../../../family/guardians/index.js';
import { MailGateways } from '../../../gmail/gateways/index.js';
import { ChooseSender } from '../../../gmail/own-accounts/index.js';
import { GuardPlatformMail } from '../../control/index.js';
import { sameAddressKey } from '../../writing/domain/same-address.js';
import { Suppressions } from '../../writing/index.js';
import { answerWay, asGuardiansSay, type AnswerWay, formWay } from '../domain/answer-way.js';
import type { ConversationThread, FormTalk } from '../queries/conversation.query.js';

/** Decides whether, and from which account, an answer in this thread can be sent now. */
@Injectable()
export class FindAnswerWay {
  constructor(
    private readonly senders: ChooseSender,
    private readonly gateways: MailGateways,
    private readonly platform: GuardPlatformMail,
    private readonly suppressions: Suppressions,
    private readonly controls: GuardianControls,
  ) {}

  async run(userId: string, thread: ConversationThread | null, formTalk: FormTalk | null): Promise<AnswerWay> {
    if (!thread && formTalk) return formWay(formTalk.isDoubtful);
    const account = await this.senders.accountOf(userId);
    if (!thread) return answerWay(NO_THREAD, account, false);
    const { gateway, fromAddress, toAddress, hasReply, isDoubtful, channel } = thread;
    const suppressed = await this.suppressions.of(userId, [toAddress]);
    const isSuppressed = suppressed.has(sameAddressKey(toAddress));
    const facts = { gateway, fromAddress, hasReply, isDoubtful, isSuppressed, isByHand: channel !== 'email' };
    const [canSend, controls] = await Promise.all([this.canSend(userId, thread), this.controls.of(userId)]);
    const say = { isPaused: (controls?.pausedAt ?? null) !== null, readsAll: controls?.approve === 'every' };
    return asGuardiansSay(answerWay(facts, account, canSend), say);
  }

  /** Returns whether the platform can send in this thread; false for threads of the athlete's own account. */
  private async canSend(userId: string, { gateway, fromAddress }: ConversationThread): Promise<boolean> {
    if (gateway === null || gateway === 'gmail' || gateway === 'mailbox' || gateway === 'outbox') return false;
    if (!this.gateways.byName(gateway)) return false;
    if (gateway !== 'smtp') return true;
    const { ready } = await this.senders.forMail(userId, gateway, fromAddress ?? '');
    return ready && !(await this.platform.isStopped());
  }
}

const NO_THREAD = { gateway: null, fromAddress: null, hasReply: false, isDoubtful: false, isSuppressed: false, isByHand: false };
