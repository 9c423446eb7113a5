import { NotedReplies, type AnsweredMail } from '../application/ports/noted-replies.js';
import type { NotedReply } from '../domain/noted-reply.js';

const ANSWERABLE = ['sent', 'opened', 'auto_reply', 'replied'];

/** One email of Marcus, and the reply that he notes to it. */
export class MemoryNotedReplies extends NotedReplies {
  noted: NotedReply | null = null;

  constructor(readonly answered: AnsweredMail) {
    super();
  }

  async mail(userId: string): Promise<AnsweredMail | null> {
    if (userId !== 'marcus') return null;
    const isNoted = this.noted !== null;
    return { ...this.answered, status: isNoted ? 'replied' : this.answered.status, isNoted };
  }

  async note(userId: string, _campaignId: string, _mailId: string, reply: NotedReply): Promise<boolean> {
    const { sentAt, status, isFound } = this.answered;
    if (userId !== 'marcus' || sentAt === null || isFound || !ANSWERABLE.includes(status)) return false;
    this.noted = reply;
    return true;
  }

  async remove(userId: string): Promise<void> {
    if (userId === 'marcus') this.noted = null;
  }
}
