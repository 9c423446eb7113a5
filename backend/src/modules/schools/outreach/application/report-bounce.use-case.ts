import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { Ids } from '../../../../shared-kernel/ids.js';
import { Corrections, type Bounce } from './ports/corrections.js';

@Injectable()
export class ReportBounce {
  constructor(
    private readonly corrections: Corrections,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Puts the address of a mail that came back before the admins, once for each coach. */
  run(bounce: Bounce): Promise<void> {
    return this.corrections.raiseBounce(bounce, { id: this.ids.next(), now: this.clock.now() });
  }
}
