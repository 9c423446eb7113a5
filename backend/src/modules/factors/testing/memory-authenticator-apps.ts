import { type AuthenticatorApp, AuthenticatorApps, type ConfirmedApp } from '../application/ports/authenticator-apps.js';
import { foldRecoveryCode } from '../domain/recovery-code.js';

type Stored = AuthenticatorApp & { lastStep: number; codes: Map<string, boolean> };

const usable = (codes: string[]) => new Map(codes.map((code) => [foldRecoveryCode(code), true]));

/** Apps and codes in memory. */
export class MemoryAuthenticatorApps extends AuthenticatorApps {
  private readonly stored = new Map<string, Stored>();

  async begin(userId: string, secret: string): Promise<boolean> {
    if (await this.isOn(userId)) return false;
    this.stored.set(userId, { secret, confirmedAt: null, lastStep: 0, codes: new Map() });
    return true;
  }

  async of(userId: string): Promise<AuthenticatorApp | null> {
    const found = this.stored.get(userId);
    return found ? { secret: found.secret, confirmedAt: found.confirmedAt } : null;
  }

  async isOn(userId: string): Promise<boolean> {
    return (this.stored.get(userId)?.confirmedAt ?? null) !== null;
  }

  async confirm(userId: string, { step, recoveryCodes, now }: ConfirmedApp): Promise<boolean> {
    const found = this.stored.get(userId);
    if (!found || found.confirmedAt !== null) return false;
    this.stored.set(userId, { ...found, confirmedAt: now, lastStep: step, codes: usable(recoveryCodes) });
    return true;
  }

  async useStep(userId: string, step: number): Promise<boolean> {
    const found = this.on(userId);
    if (!found || step <= found.lastStep) return false;
    found.lastStep = step;
    return true;
  }

  async renewCodes(userId: string, recoveryCodes: string[]): Promise<boolean> {
    const found = this.on(userId);
    if (found) found.codes = usable(recoveryCodes);
    return found !== undefined;
  }

  async useCode(userId: string, recoveryCode: string): Promise<boolean> {
    const codes = this.on(userId)?.codes;
    if (codes?.get(recoveryCode) !== true) return false;
    codes.set(recoveryCode, false);
    return true;
  }

  async codesLeft(userId: string): Promise<number> {
    return [...(this.on(userId)?.codes.values() ?? [])].filter(Boolean).length;
  }

  async remove(userId: string): Promise<boolean> {
    const wasOn = await this.isOn(userId);
    this.stored.delete(userId);
    return wasOn;
  }

  private on(userId: string): Stored | undefined {
    const found = this.stored.get(userId);
    return found?.confirmedAt ? found : undefined;
  }
}
