import { Injectable } from '@nestjs/common';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';

import { DomainError } from '../../shared-kernel/domain-error.js';
import { AppConfig } from '../config/app-config.js';
import { pgPool } from '../database/pg-pool.js';

export interface RateLimit {
  /** Short name; limits of different names never mix. */
  name: string;
  points: number;
  durationSeconds: number;
}

export class TooManyRequests extends DomainError {
  constructor(retryAfterSeconds: number) {
    const minutes = Math.ceil(retryAfterSeconds / 60);
    super({
      kind: 'unavailable',
      status: 429,
      code: 'too_many_requests',
      message: `Too many tries. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again.`,
      retryAfterSeconds,
    });
  }
}

/** Limits that all web processes share, because they are counted in PostgreSQL. */
@Injectable()
export class RateLimiter {
  private readonly limiters = new Map<string, RateLimiterPostgres>();

  constructor(
    private readonly source: DataSource,
    private readonly config: AppConfig,
  ) {}

  /** Counts one try. Throws TooManyRequests (429 with Retry-After) when the limit is used up. */
  async consume(limit: RateLimit, key: string): Promise<void> {
    if (!this.config.rateLimits) return;
    try {
      await this.limiterOf(limit).consume(key);
    } catch (error) {
      throw refusal(error);
    }
  }

  /** Takes one counted try back. */
  async giveBack(limit: RateLimit, key: string): Promise<void> {
    if (this.config.rateLimits) await this.limiterOf(limit).reward(key);
  }

  /** Forgets the tries of this key. */
  async reset(limit: RateLimit, key: string): Promise<void> {
    if (this.config.rateLimits) await this.limiterOf(limit).delete(key);
  }

  private limiterOf(limit: RateLimit): RateLimiterPostgres {
    const known = this.limiters.get(limit.name);
    if (known) return known;
    const limiter = new RateLimiterPostgres({
      storeClient: pgPool(this.source),
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: limit.name,
      points: limit.points,
      duration: limit.durationSeconds,
    });
    this.limiters.set(limit.name, limiter);
    return limiter;
  }
}

function refusal(error: unknown): unknown {
  return error instanceof RateLimiterRes ? new TooManyRequests(Math.max(1, Math.ceil(error.msBeforeNext / 1000))) : error;
}
