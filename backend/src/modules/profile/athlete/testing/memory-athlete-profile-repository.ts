import { AthleteProfileRepository, type ProfileChange } from '../application/ports/athlete-profile-repository.js';
import type { AthleteProfile } from '../../fields/domain/athlete-profile.js';
import { EMPTY_PROFILE } from '../../fields/domain/empty-profile.js';
import { refuseOffScale } from '../domain/refuse-off-scale.js';
import { refuseOverwriting } from '../domain/refuse-overwriting.js';

export type StoredProfile = AthleteProfile & { updatedAt: Date };

/** Profiles in memory. */
export class MemoryAthleteProfileRepository extends AthleteProfileRepository {
  readonly stored = new Map<string, StoredProfile>();

  async of(userId: string): Promise<AthleteProfile | null> {
    return this.stored.get(userId) ?? null;
  }

  async change(userId: string, { fields, before = {}, now }: ProfileChange): Promise<void> {
    const given = Object.entries(fields).filter(([, value]) => value !== undefined);
    const present = this.stored.get(userId) ?? EMPTY_PROFILE;
    refuseOverwriting(present, fields, before);
    refuseOffScale(present, fields);
    this.stored.set(userId, { ...present, ...Object.fromEntries(given), updatedAt: now });
  }
}
