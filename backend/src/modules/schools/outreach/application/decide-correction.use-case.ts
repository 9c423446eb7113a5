import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { Corrections, type CorrectionView } from './ports/corrections.js';

@Injectable()
export class DecideCorrection {
  constructor(
    private readonly corrections: Corrections,
    private readonly clock: Clock,
  ) {}

  /** Throws CorrectionNotFound, CorrectionDecided, CorrectionOutdated, CoachExists. */
  run(id: string, accept: boolean, adminId: string): Promise<CorrectionView> {
    return this.corrections.decide(id, { accept, by: adminId, now: this.clock.now() });
  }
}
