import { Ceremonies, type CeremonyOwner } from '../application/ports/ceremonies.js';
import { FACTOR_LIMITS } from '../domain/factor-limits.js';

type Stored = CeremonyOwner & { challenge: string; expiresAt: Date };

/** Questions in memory, the newest last. */
export class MemoryCeremonies extends Ceremonies {
  private stored: Stored[] = [];

  async begin(challenge: string, owner: CeremonyOwner, expiresAt: Date, now: Date): Promise<void> {
    this.stored = [...this.stored.filter((one) => one.expiresAt > now), { ...owner, challenge, expiresAt }];
    const own = this.stored.filter(({ userId }) => userId !== null && userId === owner.userId);
    const over = new Set(own.slice(0, Math.max(0, own.length - FACTOR_LIMITS.openCeremonies)));
    this.stored = this.stored.filter((one) => !over.has(one));
  }

  async take(challenge: string, { purpose, userId, session }: CeremonyOwner, now: Date): Promise<boolean> {
    const at = this.stored.findIndex(
      (one) =>
        one.challenge === challenge && one.purpose === purpose && one.userId === userId && one.session === session && one.expiresAt > now,
    );
    if (at >= 0) this.stored.splice(at, 1);
    return at >= 0;
  }
}
