import { Injectable } from '@nestjs/common';

import { isMinor } from '../../../../shared-kernel/age.js';
import { Clock } from '../../../../shared-kernel/clock.js';
import { AthleteProfileRepository } from '../../../profile/athlete/index.js';
import { GuardianDeletions } from '../../guardians/index.js';
import { OnlyGuardiansStop } from '../domain/decision-errors.js';
import { DeletionNews } from './deletion-news.js';

/** Stops a deletion that a guardian started. Either guardian can, and from 18 on the athlete. */
@Injectable()
export class StopDeletion {
  constructor(
    private readonly deletions: GuardianDeletions,
    private readonly profiles: AthleteProfileRepository,
    private readonly news: DeletionNews,
    private readonly clock: Clock,
  ) {}

  /** Idempotent. */
  async byGuardian(guardianId: string, athleteId: string): Promise<void> {
    await this.stop(athleteId, guardianId, 'stopped');
  }

  /** Throws OnlyGuardiansStop. */
  async byAthlete(athleteId: string): Promise<void> {
    const profile = await this.profiles.of(athleteId);
    if (isMinor(profile?.birthdate ?? null, this.clock.now())) throw new OnlyGuardiansStop();
    await this.stop(athleteId, null, 'stopped');
  }

  /** From the 18th birthday on, the athlete alone decides. */
  async ofAdult(athleteId: string): Promise<void> {
    await this.stop(athleteId, null, 'adult');
  }

  private async stop(athleteId: string, guardianId: string | null, reason: 'stopped' | 'adult'): Promise<void> {
    const at = this.clock.now();
    await this.deletions.stop(athleteId, (within) => this.news.stopped({ athleteId, guardianId, at, reason }, within));
  }
}
