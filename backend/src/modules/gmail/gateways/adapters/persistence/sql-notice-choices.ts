import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { NoticeChoices } from '../../application/ports/notice-choices.js';

const SAVE = `
insert into notice_choices (user_id, lost_account, chosen_at) values ($1, $2, $3)
on conflict (user_id) do update set lost_account = excluded.lost_account, chosen_at = excluded.chosen_at
where notice_choices.lost_account <> excluded.lost_account`;

@Injectable()
export class SqlNoticeChoices extends NoticeChoices {
  constructor(private readonly source: DataSource) {
    super();
  }

  async wantsLostAccount(userId: string): Promise<boolean> {
    const [row] = await this.source.query<{ wanted: boolean }[]>('select lost_account wanted from notice_choices where user_id = $1', [
      userId,
    ]);
    return row?.wanted ?? true;
  }

  async chooseLostAccount(userId: string, wanted: boolean, now: Date): Promise<void> {
    await this.source.query(SAVE, [userId, wanted, now]);
  }
}
