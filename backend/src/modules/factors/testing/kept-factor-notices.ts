import { type FactorNotice, FactorNotices } from '../application/ports/factor-notices.js';

/** Keeps what would have been told. */
export class KeptFactorNotices extends FactorNotices {
  readonly told: ({ userId: string } & FactorNotice)[] = [];

  async tell(userId: string, notice: FactorNotice): Promise<void> {
    this.told.push({ userId, ...notice });
  }
}
