import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { TokenAllowance, type Allowance, type Reservation } from '../../application/ports/token-allowance.js';
import { AiConfig } from '../../config/ai-config.js';
import { AllowanceUsedUp } from '../../domain/ai-errors.js';
import { allowanceDay, secondsLeft } from '../../domain/allowance-day.js';

/** The row's lock makes two at once one after the other; a request that does not fit changes nothing. */
const RESERVE = `
insert into ai_usage as u (user_id, day, tokens)
select $1, $2, $3 where $3::int <= $4::int
on conflict (user_id, day) do update set tokens = u.tokens + excluded.tokens
where u.tokens + excluded.tokens <= $4::int
returning u.tokens`;

const SETTLE = 'update ai_usage set tokens = greatest(0, tokens + $3) where user_id = $1 and day = $2';

@Injectable()
export class SqlTokenAllowance extends TokenAllowance {
  private readonly limit: number;

  constructor(
    private readonly source: DataSource,
    config: AiConfig,
  ) {
    super();
    this.limit = config.dailyTokensPerUser;
  }

  async reserve(userId: string, tokens: number, now: Date): Promise<Reservation> {
    const { day, endsAt } = allowanceDay(now);
    const rows = await this.source.query<object[]>(RESERVE, [userId, day, tokens, this.limit]);
    if (rows.length === 0) throw new AllowanceUsedUp(endsAt, secondsLeft(now, endsAt));
    return { userId, day, tokens };
  }

  async settle({ userId, day, tokens }: Reservation, usedTokens: number): Promise<void> {
    await this.source.query(SETTLE, [userId, day, usedTokens - tokens]);
  }

  async of(userId: string, now: Date): Promise<Allowance> {
    const { day, endsAt } = allowanceDay(now);
    const select = 'select tokens from ai_usage where user_id = $1 and day = $2';
    const [row] = await this.source.query<{ tokens: number }[]>(select, [userId, day]);
    return { usedTokens: row?.tokens ?? 0, limitTokens: this.limit, resetsAt: endsAt };
  }
}
