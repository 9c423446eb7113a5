import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { Ids } from '../../../../shared-kernel/ids.js';
import type { MicrosoftGrant } from '../../microsoft/index.js';
import { explainMicrosoftServer, type MailboxPart } from '../domain/explain-mail-server.js';
import { MICROSOFT_FAILURES, type MicrosoftFailure } from '../domain/microsoft-failure.js';
import { CheckSignIns, type FailedSignIn } from './check-sign-ins.js';
import { MailboxAccounts, type MailboxLogin } from './ports/mailbox-accounts.js';

/** Id of the preset in mail-providers.csv. */
const PROVIDER = 'microsoft';

/** `code`: of the failure; `part`: the sign-in that the mail server refused, null when something else failed. */
export type MicrosoftEnding =
  { kind: 'connected'; address: string } | { kind: 'failed'; code: string; part: MailboxPart | null; message: string };

/** A consent that failed before any mail server was asked. */
export function failedConsent(failure: MicrosoftFailure): MicrosoftEnding {
  return { kind: 'failed', code: failure, part: null, message: MICROSOFT_FAILURES[failure] };
}

/** The mailbox of a consent: it is stored once both sign-ins worked. */
@Injectable()
export class KeepMicrosoftMailbox {
  constructor(
    private readonly accounts: MailboxAccounts,
    private readonly checks: CheckSignIns,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async run(userId: string, grant: MicrosoftGrant): Promise<MicrosoftEnding> {
    const { address, username, imap, smtp, accessToken, accessExpiresAt, refreshToken } = grant;
    if (refreshToken === null) return failedConsent('no_lasting_permission');
    const login: MailboxLogin = { address, username, imap, smtp };
    const failed = await this.checks.run(login, { accessToken });
    if (failed) return endingOf(failed, login);
    const tokens = { refreshToken, accessToken, accessExpiresAt };
    const connection = { provider: PROVIDER, connectionId: this.ids.next(), now: this.clock.now() };
    const stored = await this.accounts.connect({ ...login, userId, tokens, ...connection });
    if (stored === 'taken') return failedConsent('already_in_use');
    if (stored === 'gmail') return failedConsent('gmail_connected');
    return { kind: 'connected', address };
  }
}

function endingOf({ part, problem }: FailedSignIn, login: MailboxLogin): MicrosoftEnding {
  return { kind: 'failed', code: problem.kind, part, message: explainMicrosoftServer(problem, part, login[part]) };
}
