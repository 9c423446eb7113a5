import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { isUuid } from '../../../../platform/database/is-uuid.js';
import { Clock } from '../../../../shared-kernel/clock.js';
import { GUARDIAN_LIMITS, type RequestData, type RequestKind } from '../../guardians/index.js';
import type { ApprovalOfAthlete, ApprovalPage, HeldApproval, HeldText, OwnApproval } from '../domain/held-approval.js';
import * as sql from './held.sql.js';

type Row<T extends HeldApproval> = Omit<T, 'expiresAt'>;

/** A question of an athlete that is not about emails. */
export interface OpenRequest {
  id: string;
  athleteId: string;
  athleteName: string;
  kind: RequestKind;
  data: RequestData[RequestKind];
  askedAt: Date;
  expiresAt: Date;
}

const DECISION_MS = GUARDIAN_LIMITS.decisionDays * 24 * 3600 * 1000;

/** What waits for guardians. */
@Injectable()
export class HeldQuery {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
  ) {}

  async forGuardian(guardianId: string): Promise<ApprovalOfAthlete[]> {
    const rows = await this.source.query<Row<ApprovalOfAthlete>[]>(sql.FOR_GUARDIAN, [guardianId, this.clock.now()]);
    return rows.map(withEnd);
  }

  requests(guardianId: string): Promise<OpenRequest[]> {
    return this.source.query(sql.REQUESTS, [guardianId, this.clock.now()]);
  }

  async ofAthlete(athleteId: string): Promise<OwnApproval[]> {
    const rows = await this.source.query<Row<OwnApproval>[]>(sql.OF_ATHLETE, [athleteId, this.clock.now()]);
    return rows.map(withEnd);
  }

  /** The exact texts; null when nothing of the campaign waits. */
  async page(athleteId: string, campaignId: string, limit: number, after: string | null): Promise<ApprovalPage | null> {
    if (!isUuid(campaignId)) return null;
    const now = this.clock.now();
    type One = Row<Omit<ApprovalPage, 'texts' | 'next'>>;
    const [one] = await this.source.query<One[]>(sql.ONE, [athleteId, now, campaignId]);
    if (!one) return null;
    const texts = await this.source.query<HeldText[]>(sql.TEXTS, [athleteId, now, campaignId, limit + 1, after]);
    const shown = texts.slice(0, limit);
    return { ...withEnd(one), texts: shown, next: texts.length > limit ? (shown.at(-1)?.id ?? null) : null };
  }
}

function withEnd<T extends { askedAt: Date }>(row: T): T & { expiresAt: Date } {
  return { ...row, expiresAt: new Date(row.askedAt.getTime() + DECISION_MS) };
}
