import { NotedReplies, type AnsweredMail } from '../application/ports/noted-replies.js';
import type { NotedReply } from '../domain/noted-reply.js';

/** One email of Marcus, and the reply that he notes to it. */
export class MemoryNotedReplies extends NotedReplies {
  noted: NotedReply | null = null;

  constructor(readonly answered: AnsweredMail) {
    super();
  }

  async mail(userId: string): Promise<AnsweredMail | null> {
    return userId === 'marcus' ? { ...this.answered, isNoted: this.noted !== null } : null;
  }

  async note(_userId: string, _campaignId: string, _mailId: string, reply: NotedReply): Promise<boolean> {
    this.noted = reply;
    return true;
  }

  async remove(): Promise<void> {
    this.noted = null;
  }
}
