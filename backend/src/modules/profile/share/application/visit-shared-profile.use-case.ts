import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { homeDay } from '../../next-games/domain/upcoming.js';
import { isProgram } from '../domain/is-program.js';
import { SharedProfileNotFound } from '../domain/share-errors.js';
import { sharedProfile, type SharedProfile } from '../domain/shared-profile.js';
import { ProfileShareRepository } from './ports/profile-share-repository.js';
import { ShareLinks } from './ports/share-links.js';

export interface Visitor {
  /** Who is signed in; null for a stranger. */
  userId: string | null;
  userAgent: string | undefined;
}

/** The actions of a visitor with a link. */
@Injectable()
export class VisitSharedProfile {
  constructor(
    private readonly shares: ProfileShareRepository,
    private readonly links: ShareLinks,
    private readonly clock: Clock,
  ) {}

  /** Throws SharedProfileNotFound. */
  async look(token: string): Promise<SharedProfile> {
    const hash = this.links.hashOf(token);
    const now = this.clock.now();
    const found = hash === null ? null : await this.shares.openAt(hash, now);
    if (!found) throw new SharedProfileNotFound();
    return sharedProfile(found.athlete, found.share.fields, homeDay(now, found.athlete.state));
  }

  /** Who gets what a coach writes into the form. Throws SharedProfileNotFound, also where the form is not ticked. */
  async taker(token: string): Promise<string> {
    const hash = this.links.hashOf(token);
    const userId = hash === null ? null : await this.shares.takerAt(hash, this.clock.now());
    if (userId === null) throw new SharedProfileNotFound();
    return userId;
  }

  /** Nothing is kept of the visitor; programs and the athlete's own visits do not count. */
  async count(token: string, { userId, userAgent }: Visitor): Promise<void> {
    const hash = this.links.hashOf(token);
    if (hash === null || isProgram(userAgent)) return;
    await this.shares.countView(hash, userId, this.clock.now());
  }
}
