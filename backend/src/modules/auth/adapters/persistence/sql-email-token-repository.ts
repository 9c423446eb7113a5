import { createHash } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { takeTurns } from '../../../../platform/database/take-turns.js';
import { EmailTokenRepository, type EmailToken, type EmailTokenPurpose } from '../../application/ports/email-token-repository.js';
import { ACCOUNT_LIMITS } from '../../domain/account-limits.js';

interface Row {
  user_id: string;
  email: string;
  created_at: Date;
  expires_at: Date;
}

const INSERT = `
insert into email_tokens (token_hash, user_id, purpose, email, created_at, expires_at) values ($1, $2, $3, $4, $5, $6)`;

const PRUNE = `
delete from email_tokens where token_hash in (
  select token_hash from email_tokens where user_id = $1
  order by created_at desc, token_hash offset ${ACCOUNT_LIMITS.links})`;

@Injectable()
export class SqlEmailTokenRepository extends EmailTokenRepository {
  constructor(private readonly source: DataSource) {
    super();
  }

  async add(token: EmailToken): Promise<void> {
    const { userId, purpose, email, createdAt, expiresAt } = token;
    await this.source.transaction(async (manager) => {
      await takeTurns(manager, 'email links', userId);
      await manager.query(INSERT, [sha256(token.token), userId, purpose, email, createdAt, expiresAt]);
      await manager.query(PRUNE, [userId]);
    });
  }

  async use(token: string, purpose: EmailTokenPurpose, now: Date): Promise<EmailToken | null> {
    const [rows] = await this.source.query<[Row[], number]>(
      `update email_tokens set used_at = $3
       where token_hash = $1 and purpose = $2 and used_at is null and expires_at > $3
       returning user_id, email, created_at, expires_at`,
      [sha256(token), purpose, now],
    );
    const row = rows[0];
    if (!row) return null;
    return {
      token,
      userId: row.user_id,
      purpose,
      email: row.email,
      createdAt: row.created_at,
      expiresAt: row.expires_at,
    };
  }
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
