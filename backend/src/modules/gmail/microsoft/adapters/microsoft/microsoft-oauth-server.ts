import { createHash } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../../shared-kernel/clock.js';
import {
  MicrosoftOAuth,
  type MicrosoftConsentRequest,
  type MicrosoftExchange,
  type MicrosoftRefresh,
  type MicrosoftTokens,
} from '../../application/ports/microsoft-oauth.js';
import { MicrosoftConfig, type MicrosoftClient } from '../../config/microsoft-config.js';
import { MicrosoftNotSetUp } from '../../domain/microsoft-not-set-up.js';
import { MICROSOFT_IMAP, submissionServerOf } from '../../domain/microsoft-servers.js';
import { readIdToken } from '../../domain/read-id-token.js';
import { askForTokens, type TokenAnswer } from './ask-for-tokens.js';

/** Reading and sending over IMAP and SMTP, permanently (`offline_access`), and the owner of the mailbox. */
const SCOPE = [
  'https://outlook.office.com/IMAP.AccessAsUser.All',
  'https://outlook.office.com/SMTP.Send',
  'offline_access',
  'openid',
  'email',
  'profile',
].join(' ');

/** The grant is over, or Microsoft wants to see the person again; RFC 6749, 5.2 and the Microsoft identity platform's own. */
const ENDED = ['invalid_grant', 'interaction_required', 'consent_required', 'login_required'];
/** Until an access token ends when the answer does not name it, in seconds. */
const USUAL_LIFE_S = 3600;

/**
 * Microsoft's consent page and token endpoint. Two forms over HTTPS: a client library would look the endpoints up at Microsoft
 * and check an issuer that differs with every tenant, while here both addresses can be set.
 */
@Injectable()
export class MicrosoftOAuthServer extends MicrosoftOAuth {
  constructor(
    private readonly config: MicrosoftConfig,
    private readonly clock: Clock,
  ) {
    super();
  }

  get isSetUp(): boolean {
    return this.config.client !== undefined;
  }

  consentUrl({ state, codeVerifier, loginHint }: MicrosoftConsentRequest): string {
    const { clientId, redirectUri, authUrl } = this.client();
    const url = new URL(authUrl);
    const query = {
      client_id: clientId,
      response_type: 'code',
      response_mode: 'query',
      redirect_uri: redirectUri,
      scope: SCOPE,
      state,
      code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
      code_challenge_method: 'S256',
      // On a family's computer the browser may be signed in with another person's account.
      prompt: 'select_account',
      ...(loginHint ? { login_hint: loginHint } : {}),
    };
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return url.href;
  }

  async exchange(code: string, codeVerifier: string): Promise<MicrosoftExchange> {
    const client = this.client();
    const form = { grant_type: 'authorization_code', code, redirect_uri: client.redirectUri, code_verifier: codeVerifier };
    const answer = await this.ask(client, form);
    if (answer.kind === 'unanswered') return { kind: 'unavailable' };
    const tokens = this.tokensIn(answer);
    if (!tokens) return { kind: 'refused' };
    const identity = readIdToken(answer.idToken ?? '', (part) => Buffer.from(part, 'base64url').toString('utf8'));
    if (!identity) return { kind: 'no_address' };
    const { address, username, tenantId } = identity;
    const { imapServer: imap = MICROSOFT_IMAP, smtpServer: smtp = submissionServerOf(tenantId) } = client;
    return { kind: 'granted', grant: { ...tokens, address, username, imap, smtp } };
  }

  async refresh(refreshToken: string): Promise<MicrosoftRefresh> {
    const { client } = this.config;
    if (!client) return { kind: 'unavailable', code: 'not_set_up' };
    const answer = await this.ask(client, { grant_type: 'refresh_token', refresh_token: refreshToken });
    if (answer.kind === 'unanswered') return { kind: 'unavailable', code: answer.code };
    const tokens = this.tokensIn(answer);
    if (tokens) return { kind: 'renewed', tokens };
    const error = answer.error ?? 'no_token';
    return ENDED.includes(error) ? { kind: 'ended' } : { kind: 'unavailable', code: error };
  }

  private ask({ clientId, clientSecret, tokenUrl, timeoutMs }: MicrosoftClient, form: Record<string, string>): Promise<TokenAnswer> {
    const secret: Record<string, string> = clientSecret === undefined ? {} : { client_secret: clientSecret };
    return askForTokens(tokenUrl, { ...form, client_id: clientId, ...secret, scope: SCOPE }, timeoutMs);
  }

  private tokensIn({ accessToken, refreshToken, expiresInS }: Extract<TokenAnswer, { kind: 'answered' }>): MicrosoftTokens | null {
    if (!accessToken) return null;
    const accessExpiresAt = new Date(this.clock.now().getTime() + (expiresInS ?? USUAL_LIFE_S) * 1000);
    return { accessToken, accessExpiresAt, refreshToken: refreshToken ?? null };
  }

  private client(): MicrosoftClient {
    if (!this.config.client) throw new MicrosoftNotSetUp();
    return this.config.client;
  }
}
