import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { MailNotFound } from '../../writing/domain/campaign-errors.js';
import type { MailStatus } from '../../writing/domain/mail-status.js';
import { notedReplyOf, type NotedReply } from '../domain/noted-reply.js';
import { NothingToAnswer, ReplyAlreadyFound } from '../domain/noted-reply-errors.js';
import { NotedReplies } from './ports/noted-replies.js';

const ANSWERABLE: readonly MailStatus[] = ['sent', 'opened', 'auto_reply', 'replied'];

/** "They replied", written down by the athlete, and taking that back. */
@Injectable()
export class NoteReply {
  constructor(
    private readonly replies: NotedReplies,
    private readonly clock: Clock,
  ) {}

  /** A second note of the same email changes the first. Throws MailNotFound, NothingToAnswer, ReplyAlreadyFound, InvalidNotedReply. */
  async note(userId: string, campaignId: string, mailId: string, draft: NotedReply): Promise<void> {
    const mail = await this.replies.mail(userId, campaignId, mailId);
    if (!mail) throw new MailNotFound();
    if (mail.sentAt === null || !ANSWERABLE.includes(mail.status)) throw new NothingToAnswer();
    if (mail.isFound) throw new ReplyAlreadyFound();
    const now = this.clock.now();
    const reply = notedReplyOf(draft, mail.sentAt, now);
    if (!(await this.replies.note(userId, campaignId, mailId, reply, now))) throw new NothingToAnswer();
  }

  /** Idempotent. */
  async remove(userId: string, campaignId: string, mailId: string): Promise<void> {
    await this.replies.remove(userId, campaignId, mailId, this.clock.now());
  }
}
