import { Injectable } from '@nestjs/common';
import type pg from 'pg';
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
    const seconds = await this.take(limit, key);
    if (seconds > 0) throw new TooManyRequests(seconds);
  }

  /** Counts one try. Returns 0 when it is within the limit, else the seconds until tries count again. */
  async take(limit: RateLimit, key: string): Promise<number> {
    if (!this.config.rateLimits) return 0;
    try {
      await this.limiterOf(limit).consume(key);
      return 0;
    } catch (error) {
      if (error instanceof RateLimiterRes) return secondsOf(error);
      throw error;
    }
  }

  /** Counts nothing. Returns 0 while one more try is within the limit, else the seconds until tries count again. */
  async secondsUntilFree(limit: RateLimit, key: string): Promise<number> {
    if (!this.config.rateLimits) return 0;
    const counted = await this.limiterOf(limit).get(key);
    return counted !== null && counted.consumedPoints >= limit.points ? secondsOf(counted) : 0;
  }

  /** Takes one counted try back. */
  async giveBack(limit: RateLimit, key: string): Promise<void> {
    if (this.config.rateLimits) await this.limiterOf(limit).reward(key);
  }

  private limiterOf(limit: RateLimit): RateLimiterPostgres {
    const known = this.limiters.get(limit.name);
    if (known) return known;
    const limiter = new RateLimiterPostgres({
      storeClient: unnamed(pgPool(this.source)),
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

/** Removes the statement names of the library, because behind a transaction pooler the connection may not have the prepared statement. */
function unnamed(pool: pg.Pool): { query: (statement: pg.QueryConfig) => Promise<pg.QueryResult> } {
  return { query: ({ text, values }) => pool.query({ text, values }) };
}

function secondsOf({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}
