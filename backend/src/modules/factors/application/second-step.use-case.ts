import { Injectable } from '@nestjs/common';

import { Clock } from '../../../shared-kernel/clock.js';
import { Ids } from '../../../shared-kernel/ids.js';
import { CodeNotRight, SecondStepNeeded, TicketOver } from '../domain/factor-errors.js';
import { FACTOR_LIMITS } from '../domain/factor-limits.js';
import { stepMethods } from '../domain/second-step.js';
import { ProveFactor } from './prove-factor.use-case.js';
import type { BrowserOptions } from './ports/passkey-checker.js';
import { SignInTickets } from './ports/sign-in-tickets.js';
import { ReadFactors } from './read-factors.use-case.js';

/** What was shown in the second step: a code, or the answer of a passkey. */
export interface ShownFactor {
  code?: string;
  passkey?: string;
}

/** Between the right password and the session, where a second factor is asked for. */
@Injectable()
export class SecondStep {
  constructor(
    private readonly tickets: SignInTickets,
    private readonly factors: ReadFactors,
    private readonly proving: ProveFactor,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** After the right password: returns when it is enough. Throws SecondStepNeeded with a ticket that is no session. */
  async begin(userId: string, isRequired: boolean): Promise<void> {
    const methods = stepMethods(await this.factors.run(userId), isRequired);
    if (methods.length === 0) return;
    const [token, now] = [this.ids.token(), this.clock.now()];
    await this.tickets.add({ token, userId, expiresAt: new Date(now.getTime() + FACTOR_LIMITS.ticketMs) }, now);
    throw new SecondStepNeeded(token, methods);
  }

  /** Throws TicketOver. */
  async ownerOf(ticket: string): Promise<string> {
    const userId = await this.tickets.userOf(ticket, this.clock.now());
    if (userId === null) throw new TicketOver();
    return userId;
  }

  /** For the browser. Throws TicketOver. */
  async passkeyOptions(ticket: string): Promise<BrowserOptions> {
    return this.proving.passkeyOptions({ purpose: 'second_step', userId: await this.ownerOf(ticket), session: null });
  }

  /** Uses the ticket up and answers who may be signed in. Throws TicketOver, CodeNotRight, CeremonyOver or PasskeyNotRight. */
  async finish(ticket: string, shown: ShownFactor): Promise<string> {
    const userId = await this.tickets.tryOnce(ticket, this.clock.now());
    if (userId === null) throw new TicketOver();
    if (shown.code === undefined && shown.passkey === undefined) throw new CodeNotRight();
    await this.proving.run(shown, { purpose: 'second_step', userId, session: null });
    if (!(await this.tickets.end(ticket))) throw new TicketOver();
    return userId;
  }
}
