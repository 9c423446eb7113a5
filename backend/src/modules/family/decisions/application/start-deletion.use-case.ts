import { Injectable } from '@nestjs/common';

import { isMinor } from '../../../../shared-kernel/age.js';
import { Clock } from '../../../../shared-kernel/clock.js';
import { ReadAccount } from '../../../auth/index.js';
import { AthleteProfileRepository } from '../../../profile/athlete/index.js';
import { GUARDIAN_LIMITS, GuardianDeletions } from '../../guardians/index.js';
import { AdminAccount, AthleteIsAdult } from '../domain/decision-errors.js';
import { DeletionNews } from './deletion-news.js';

const DAY_MS = 24 * 3600_000;

/**
 * A guardian has the account of an athlete under 18 deleted, after 7 days in which the athlete and all guardians are informed and each
 * guardian can stop it.
 */
@Injectable()
export class StartDeletion {
  constructor(
    private readonly deletions: GuardianDeletions,
    private readonly profiles: AthleteProfileRepository,
    private readonly accounts: ReadAccount,
    private readonly news: DeletionNews,
    private readonly clock: Clock,
  ) {}

  /** Idempotent: the first day stays. Throws AthleteIsAdult or AdminAccount. */
  async run(guardianId: string, athleteId: string): Promise<void> {
    const now = this.clock.now();
    const profile = await this.profiles.of(athleteId);
    if (!isMinor(profile?.birthdate ?? null, now)) throw new AthleteIsAdult();
    if ((await this.accounts.byId(athleteId))?.isAdmin) throw new AdminAccount();
    const dueAt = new Date(now.getTime() + GUARDIAN_LIMITS.deletionDays * DAY_MS);
    await this.deletions.start({ athleteId, guardianId, now, dueAt }, (within) =>
      this.news.started({ athleteId, guardianId, at: now, dueAt }, within),
    );
  }
}
