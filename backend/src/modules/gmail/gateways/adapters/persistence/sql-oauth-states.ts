import { createHash } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { AppConfig } from '../../../../../platform/config/app-config.js';
import { SealedText } from '../../../../../platform/security/sealed-text.js';
import {
  CONSENTS_AT_ONCE,
  OAuthStates,
  type ConsentProvider,
  type PendingConsent,
  type TakenConsent,
} from '../../application/ports/oauth-states.js';

type Row = Omit<TakenConsent, 'sameSession'> & { sessionHash: string };

const MAKE_ROOM = `
delete from gmail_oauth_states where user_id = $1 and (expires_at < $2 or state_hash in (
  select state_hash from gmail_oauth_states where user_id = $1 order by created_at desc offset ${CONSENTS_AT_ONCE - 1}))`;

const KEEP = `
insert into gmail_oauth_states
  (state_hash, provider, user_id, session_hash, code_verifier, replies, same_tab, created_at, expires_at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`;

const TAKE = `
delete from gmail_oauth_states where state_hash = $1 and provider = $2
returning provider, user_id as "userId", session_hash as "sessionHash", code_verifier as "codeVerifier", replies,
  same_tab as "sameTab", expires_at as "expiresAt"`;

@Injectable()
export class SqlOAuthStates extends OAuthStates {
  private readonly cipher: SealedText;

  constructor(
    private readonly source: DataSource,
    config: AppConfig,
  ) {
    super();
    this.cipher = new SealedText(config);
  }

  async keep(state: string, consent: PendingConsent, now: Date): Promise<void> {
    const { provider, userId, sessionId, codeVerifier, replies, sameTab, expiresAt } = consent;
    await this.source.query(MAKE_ROOM, [userId, now]);
    const sealed = this.cipher.seal(codeVerifier, userId);
    await this.source.query(KEEP, [hashed(state), provider, userId, hashed(sessionId), sealed, replies, sameTab, now, expiresAt]);
  }

  async take(provider: ConsentProvider, state: string, sessionId: string): Promise<TakenConsent | null> {
    const [[row]] = await this.source.query<[Row[], number]>(TAKE, [hashed(state), provider]);
    if (!row) return null;
    const { sessionHash, ...consent } = row;
    const verifier = this.cipher.open(row.codeVerifier, row.userId);
    if (!verifier) return null;
    return { ...consent, codeVerifier: verifier.text, sameSession: sessionHash === hashed(sessionId) };
  }
}

function hashed(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
