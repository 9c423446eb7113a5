import { ProviderChoices } from '../application/ports/provider-choices.js';

/** What athletes chose about the AI provider, in memory. */
export class MemoryProviderChoices extends ProviderChoices {
  private readonly chosen = new Map<string, boolean>();

  async of(userId: string): Promise<boolean | null> {
    return this.chosen.get(userId) ?? null;
  }

  async save(userId: string, allowed: boolean): Promise<void> {
    this.chosen.set(userId, allowed);
  }
}
