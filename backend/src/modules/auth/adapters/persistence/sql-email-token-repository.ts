import { createHash } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import {
  EmailTokenRepository,
  type EmailToken,
  type EmailTokenPurpose,
} from '../../application/ports/email-token-repository.js';

interface Row {
  user_id: string;
  email: string;
  created_at: Date;
  expires_at: Date;
}

@Injectable()
export class SqlEmailTokenRepository extends EmailTokenRepository {
  constructor(private readonly source: DataSource) {
    super();
  }

  async add(token: EmailToken): Promise<void> {
    await this.source.query(
      `insert into email_tokens (token_hash, user_id, purpose, email, created_at, expires_at)
       values ($1, $2, $3, $4, $5, $6)`,
      [sha256(token.token), token.userId, token.purpose, token.email, token.createdAt, token.expiresAt],
    );
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
