import type { AthleteProfile } from '../../../fields/domain/athlete-profile.js';

export interface ProfileChange {
  fields: Partial<AthleteProfile>;
  /** The values that the fields were changed from; a field that is not there is replaced whatever is stored. */
  before?: Partial<AthleteProfile>;
  now: Date;
}

export abstract class AthleteProfileRepository {
  /** What is stored; null before the first change. */
  abstract of(userId: string): Promise<AthleteProfile | null>;

  /**
   * Sets the fields that are there and leaves the others alone, so that two changes at once both last. The first
   * change makes the profile. Throws ProfileChanged, and changes nothing, when a value would be overwritten that is
   * not the one in `before`.
   */
  abstract change(userId: string, { fields, before, now }: ProfileChange): Promise<void>;
}
