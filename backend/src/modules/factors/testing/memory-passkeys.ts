import { Passkeys } from '../application/ports/passkeys.js';
import { PasskeyKnown, TooManyPasskeys } from '../domain/factor-errors.js';
import { FACTOR_LIMITS } from '../domain/factor-limits.js';
import type { Passkey } from '../domain/passkey.js';

/** Passkeys in memory. */
export class MemoryPasskeys extends Passkeys {
  private readonly stored = new Map<string, Passkey>();

  async add(passkey: Passkey): Promise<void> {
    if ((await this.of(passkey.userId)).length >= FACTOR_LIMITS.passkeys) throw new TooManyPasskeys();
    if (await this.byCredential(passkey.credentialId)) throw new PasskeyKnown();
    this.stored.set(passkey.id, { ...passkey });
  }

  async of(userId: string): Promise<Passkey[]> {
    const own = [...this.stored.values()].filter((passkey) => passkey.userId === userId);
    return own.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime() || (one.id < other.id ? -1 : 1));
  }

  async byCredential(credentialId: string): Promise<Passkey | null> {
    return [...this.stored.values()].find((passkey) => passkey.credentialId === credentialId) ?? null;
  }

  async rename(userId: string, id: string, name: string): Promise<Passkey | null> {
    const found = this.own(userId, id);
    if (found) this.stored.set(id, { ...found, name });
    return this.own(userId, id);
  }

  async remove(userId: string, id: string): Promise<Passkey | null> {
    const found = this.own(userId, id);
    if (found) this.stored.delete(id);
    return found;
  }

  async use(id: string, counter: number, now: Date): Promise<boolean> {
    const found = this.stored.get(id);
    if (!found || (counter <= found.counter && (counter !== 0 || found.counter !== 0))) return false;
    this.stored.set(id, { ...found, counter, lastUsedAt: now });
    return true;
  }

  private own(userId: string, id: string): Passkey | null {
    const found = this.stored.get(id);
    return found?.userId === userId ? found : null;
  }
}
