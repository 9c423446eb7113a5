import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { OptOuts } from './ports/opt-outs.js';

/** A coach wants no more email from this server, whichever athlete writes it. */
@Injectable()
export class OptOut {
  constructor(
    private readonly optOuts: OptOuts,
    private readonly clock: Clock,
  ) {}

  /** Returns whether the coach opted out before; null when the token belongs to no mail. Changes nothing. */
  look(token: string): Promise<boolean | null> {
    return this.optOuts.isOptedOut(token);
  }

  /** Returns true, or null when the token belongs to no mail. */
  async run(token: string): Promise<boolean | null> {
    return (await this.optOuts.add(token, this.clock.now())) ? true : null;
  }
}
