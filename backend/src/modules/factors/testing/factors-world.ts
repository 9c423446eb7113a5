import { FixedClock } from '../../../shared-kernel/testing/fixed-clock.js';
import { MemoryJobs } from '../../../shared-kernel/testing/memory-jobs.js';
import { SequenceIds } from '../../../shared-kernel/testing/sequence-ids.js';
import { AddPasskey } from '../application/add-passkey.use-case.js';
import { CheckCode } from '../application/check-code.use-case.js';
import { FactorNotices } from '../application/factor-notices.js';
import { ManagePasskeys } from '../application/manage-passkeys.use-case.js';
import { PasskeyQuestions } from '../application/passkey-questions.use-case.js';
import { ProveFactor } from '../application/prove-factor.use-case.js';
import { ProvePasskey } from '../application/prove-passkey.use-case.js';
import { FACTOR_NOTICE_QUEUE, type FactorNoticeJob } from '../application/queues.js';
import { ReadFactors } from '../application/read-factors.use-case.js';
import { SecondStep } from '../application/second-step.use-case.js';
import { SetUpApp } from '../application/set-up-app.use-case.js';
import { SignInWithPasskey } from '../application/sign-in-with-passkey.use-case.js';
import type { FactorNotice } from '../domain/factor-email.js';
import { FakePasskeyChecker } from './fake-passkey-checker.js';
import { MemoryAuthenticatorApps } from './memory-authenticator-apps.js';
import { MemoryCeremonies } from './memory-ceremonies.js';
import { MemoryPasskeys } from './memory-passkeys.js';
import { MemorySignInTickets } from './memory-sign-in-tickets.js';
import { PlainAppCodes } from './plain-app-codes.js';

/** Every use case of this module on fakes, with a fixed clock. */
export class FactorsWorld {
  readonly clock = new FixedClock();
  readonly ids = new SequenceIds();
  private readonly jobs = new MemoryJobs();
  private readonly notices = new FactorNotices(this.jobs, new SequenceIds());
  readonly codes = new PlainAppCodes();
  readonly stored = new MemoryPasskeys();
  readonly apps = new MemoryAuthenticatorApps();
  private readonly checker = new FakePasskeyChecker();
  private readonly questions = new PasskeyQuestions(new MemoryCeremonies(), this.clock, this.ids);

  readonly passkeys = new ManagePasskeys(this.stored, this.notices, this.clock, this.ids);
  readonly adding = new AddPasskey(this.passkeys, this.questions, this.checker);
  readonly proving = new ProvePasskey(this.stored, this.questions, this.checker, this.clock);
  readonly checking = new CheckCode(this.apps, this.codes, this.notices, this.clock);
  readonly setUp = new SetUpApp(this.apps, this.codes, this.notices, this.clock, this.ids);
  private readonly factors = new ReadFactors(this.stored, this.apps);
  private readonly either = new ProveFactor(this.proving, this.checking);
  readonly steps = new SecondStep(new MemorySignInTickets(), this.factors, this.either, this.clock, this.ids);
  readonly signIn = new SignInWithPasskey(this.proving, this.factors);

  /** The notices to be sent, with their recipients. */
  get sentNotices(): ({ userId: string } & FactorNotice)[] {
    return this.jobs.waiting(FACTOR_NOTICE_QUEUE).map(({ data }) => {
      const { userId, notice } = data as FactorNoticeJob;
      return { userId, ...notice };
    });
  }

  /** The code that the phone shows now. */
  get code(): string {
    return this.codes.codeAt(this.clock.now());
  }

  /** A passkey that the account has. */
  async addPasskey(userId: string, credentialId: string): Promise<string> {
    const who = { userId, session: `session of ${userId}` };
    const { challenge } = await this.adding.begin(who, userId);
    const { id } = await this.adding.finish(who, 'Phone', JSON.stringify({ challenge, credentialId }));
    return id;
  }

  /** An app that is on; returns its recovery codes. The code that confirmed it is used up, and a step later another one is shown. */
  async turnAppOn(userId: string): Promise<string[]> {
    await this.setUp.begin(userId, userId);
    const recoveryCodes = await this.setUp.confirm(userId, this.code);
    this.clock.advance(30_000);
    return recoveryCodes;
  }
}
