import type { AthleteProfile } from '../../domain/athlete-profile.js';

export abstract class AthleteProfileRepository {
  /**
   * Sets the fields that are there and leaves the others alone, so that two changes at once both last. The first
   * change makes the profile.
   */
  abstract change(userId: string, changes: Partial<AthleteProfile>, now: Date): Promise<void>;
}
