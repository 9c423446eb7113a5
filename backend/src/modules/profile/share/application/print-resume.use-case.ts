import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { homeDay } from '../../next-games/domain/upcoming.js';
import { isOpen, UNSHARED } from '../domain/profile-share.js';
import { sharedProfile, type SharedProfile } from '../domain/shared-profile.js';
import { ProfileShareRepository } from './ports/profile-share-repository.js';
import { ResumePrinter } from './ports/resume-printer.js';
import { ShareLinks } from './ports/share-links.js';

/** The shared profile on one page: the same content and ticks. */
@Injectable()
export class PrintResume {
  constructor(
    private readonly shares: ProfileShareRepository,
    private readonly links: ShareLinks,
    private readonly printer: ResumePrinter,
    private readonly clock: Clock,
  ) {}

  /** The athlete's own, whether shared or not; the link is on it while it is open. */
  async ofAthlete(userId: string): Promise<Buffer> {
    const { athlete, share } = await this.shares.of(userId);
    const now = this.clock.now();
    const { fields } = share ?? UNSHARED;
    const link = share && isOpen(share, now) ? this.links.linkOf(share.link.sealed) : null;
    const profile = sharedProfile(athlete, fields, homeDay(now, athlete.state));
    return this.printer.print({ profile, link, printedAt: now });
  }

  /** One that a visitor sees. */
  ofProfile(profile: SharedProfile): Promise<Buffer> {
    return this.printer.print({ profile, link: null, printedAt: this.clock.now() });
  }
}
