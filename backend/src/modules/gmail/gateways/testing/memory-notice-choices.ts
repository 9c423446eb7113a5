import { NoticeChoices } from '../application/ports/notice-choices.js';

export class MemoryNoticeChoices extends NoticeChoices {
  private readonly chosen = new Map<string, boolean>();

  wantsLostAccount(userId: string): Promise<boolean> {
    return Promise.resolve(this.chosen.get(userId) ?? true);
  }

  chooseLostAccount(userId: string, wanted: boolean): Promise<void> {
    this.chosen.set(userId, wanted);
    return Promise.resolve();
  }
}
