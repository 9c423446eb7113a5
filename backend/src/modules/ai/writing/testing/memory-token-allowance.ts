import { TokenAllowance, type Allowance, type Reservation } from '../application/ports/token-allowance.js';
import { AllowanceUsedUp } from '../domain/ai-errors.js';
import { allowanceDay, secondsLeft } from '../domain/allowance-day.js';

/** The day's tokens in a map. */
export class MemoryTokenAllowance extends TokenAllowance {
  private readonly used = new Map<string, number>();

  constructor(private readonly limit: number) {
    super();
  }

  async reserve(userId: string, tokens: number, now: Date): Promise<Reservation> {
    const { day, endsAt } = allowanceDay(now);
    const used = this.usedOn(userId, day) + tokens;
    if (used > this.limit) throw new AllowanceUsedUp(endsAt, secondsLeft(now, endsAt));
    this.used.set(`${userId} ${day}`, used);
    return { userId, day, tokens };
  }

  async settle({ userId, day, tokens }: Reservation, usedTokens: number): Promise<void> {
    this.used.set(`${userId} ${day}`, Math.max(0, this.usedOn(userId, day) + usedTokens - tokens));
  }

  async of(userId: string, now: Date): Promise<Allowance> {
    const { day, endsAt } = allowanceDay(now);
    return { usedTokens: this.usedOn(userId, day), limitTokens: this.limit, resetsAt: endsAt };
  }

  private usedOn(userId: string, day: string): number {
    return this.used.get(`${userId} ${day}`) ?? 0;
  }
}
