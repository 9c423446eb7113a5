import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { whyStopPlatform, type PlatformFigures } from '../domain/why-stop-platform.js';
import { PlatformStops, type PlatformStop } from './ports/platform-stops.js';

/** Decides whether email may be sent from the platform's own address. */
@Injectable()
export class GuardPlatformMail {
  constructor(
    private readonly stops: PlatformStops,
    private readonly clock: Clock,
  ) {}

  /** Returns true while sending is stopped; begins a stop when the last emails call for one. */
  async isStopped(): Promise<boolean> {
    if (await this.stops.open()) return true;
    const figures = await this.stops.figures();
    const reason = whyStopPlatform(figures);
    if (reason) await this.stops.begin({ ...figures, reason, at: this.clock.now() });
    return reason !== null;
  }

  /** What Operations shows: the present figures, and the stop in force, which begins here when the last batch called for it. */
  async read(): Promise<PlatformFigures & { stop: PlatformStop | null }> {
    await this.isStopped();
    return { ...(await this.stops.figures()), stop: await this.stops.open() };
  }

  /** Allows email again on behalf of an admin. Returns false when nothing was stopped. */
  async resume(adminId: string): Promise<boolean> {
    await this.isStopped();
    return this.stops.end(adminId, this.clock.now());
  }
}
