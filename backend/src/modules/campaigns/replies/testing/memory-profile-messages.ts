import { REPLY_CAPS } from '../application/caps.js';
import { ProfileMessages, type NewMessage } from '../application/ports/profile-messages.js';
import { TooManyMessages } from '../domain/report-errors.js';

const DAY_MS = 24 * 3600_000;

export interface KeptMessageByForm {
  userId: string;
  message: NewMessage;
  at: Date;
  /** When the athlete is notified; null: at once. */
  notifyAt: Date | null;
  /** Reported, and not reviewed by an admin. */
  isOpen: boolean;
}

/** Messages in memory. */
export class MemoryProfileMessages extends ProfileMessages {
  kept: KeptMessageByForm[] = [];

  async add(userId: string, message: NewMessage, now: Date, notifyAt: Date | null): Promise<void> {
    const own = this.kept.filter((one) => one.userId === userId);
    if (own.some((one) => one.message.key === message.key)) return;
    const ofDay = own.filter(({ at }) => at.getTime() > now.getTime() - DAY_MS);
    if (ofDay.length >= REPLY_CAPS.profileMessagesADay.most) throw new TooManyMessages();
    this.kept.push({ userId, message, at: now, notifyAt, isOpen: false });
    this.makeRoom(userId);
  }

  private makeRoom(userId: string): void {
    const closed = this.kept.filter((one) => one.userId === userId && !one.isOpen).sort((a, b) => b.at.getTime() - a.at.getTime());
    const gone = new Set(closed.slice(REPLY_CAPS.profileMessages.most));
    this.kept = this.kept.filter((one) => !gone.has(one));
  }
}
