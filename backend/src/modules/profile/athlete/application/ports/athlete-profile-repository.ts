import type { AthleteProfile } from '../../../fields/domain/athlete-profile.js';

export interface ProfileChange {
  fields: Partial<AthleteProfile>;
  /** The values that the fields were changed from; a field without one is replaced in any case. */
  before?: Partial<AthleteProfile>;
  now: Date;
}

export abstract class AthleteProfileRepository {
  /** What is stored; null before the first change. */
  abstract of(userId: string): Promise<AthleteProfile | null>;

  /**
   * Sets the given fields only, so that two concurrent changes of different fields both last. The first change
   * creates the profile. Throws ProfileChanged, and changes nothing, when a stored value differs from the one in
   * `before`.
   */
  abstract change(userId: string, { fields, before, now }: ProfileChange): Promise<void>;
}
