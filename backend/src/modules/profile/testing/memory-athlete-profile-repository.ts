import { AthleteProfileRepository } from '../application/ports/athlete-profile-repository.js';
import type { AthleteProfile } from '../domain/athlete-profile.js';
import { EMPTY_PROFILE } from './empty-profile.js';

export type StoredProfile = AthleteProfile & { updatedAt: Date };

/** Profiles in memory. */
export class MemoryAthleteProfileRepository extends AthleteProfileRepository {
  readonly stored = new Map<string, StoredProfile>();

  async change(userId: string, changes: Partial<AthleteProfile>, now: Date): Promise<void> {
    const said = Object.entries(changes).filter(([, value]) => value !== undefined);
    const before = this.stored.get(userId) ?? EMPTY_PROFILE;
    this.stored.set(userId, { ...before, ...Object.fromEntries(said), updatedAt: now });
  }
}
