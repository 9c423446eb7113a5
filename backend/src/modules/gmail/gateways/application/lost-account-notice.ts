import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { NoticeChoices } from './ports/notice-choices.js';

/** The switch of the email about an account that no longer works. Home and campaigns say it in any case. */
@Injectable()
export class LostAccountNotice {
  constructor(
    private readonly choices: NoticeChoices,
    private readonly clock: Clock,
  ) {}

  isWanted(userId: string): Promise<boolean> {
    return this.choices.wantsLostAccount(userId);
  }

  async choose(userId: string, wanted: boolean): Promise<void> {
    await this.choices.chooseLostAccount(userId, wanted, this.clock.now());
  }
}
