import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const STATE = 'select state from athlete_profiles where user_id = $1::uuid';

const STILL_LOST = `
select 1 from gmail_accounts where user_id = $1::uuid and email = $2 and state = 'needs_reconnect'
union all select 1 from mailbox_accounts where user_id = $1::uuid and address = $2 and state = 'needs_reconnect'`;

const WANTED = 'select lost_account wanted from notice_choices where user_id = $1';

/** Reads what a notice about a lost account needs. */
@Injectable()
export class LostAccounts {
  constructor(private readonly source: DataSource) {}

  /** The postal code of the athlete's home state; '' when it is not known. */
  async homeStateOf(userId: string): Promise<string> {
    const [row] = await this.source.query<{ state: string | null }[]>(STATE, [userId]);
    return row?.state ?? '';
  }

  /** Whether the account still waits to be connected again. */
  async isStillLost(userId: string, address: string): Promise<boolean> {
    return (await this.source.query<object[]>(STILL_LOST, [userId, address])).length > 0;
  }

  /** Returns whether the athlete wants the email about it; the default is yes. */
  async isNoticeWanted(userId: string): Promise<boolean> {
    const [row] = await this.source.query<{ wanted: boolean }[]>(WANTED, [userId]);
    return row?.wanted ?? true;
  }
}
