import { Injectable } from '@nestjs/common';

import { ReadSource } from '../../../../platform/database/reads/read-source.js';
import { CORRECTIONS } from '../adapters/persistence/correction.sql.js';
import type { CorrectionKind, CorrectionStatus, ProposedCoach } from '../domain/correction.js';

export interface CorrectionView {
  id: string;
  schoolId: number;
  schoolName: string;
  /** Null for a new contact, and when the coach is gone. */
  coachId: number | null;
  /** The name that the coach had when the correction was proposed. */
  coachName: string | null;
  /** The present address. */
  coachEmail: string | null;
  /** Username of the athlete; null for a bounce. */
  by: string | null;
  kind: CorrectionKind;
  proposed: ProposedCoach;
  note: string;
  status: CorrectionStatus;
  createdAt: Date;
  decidedAt: Date | null;
}

const NEWEST_FIRST = 'order by k.created_at desc, k.id desc limit 200';

/** What should be changed in the shared directory; every answer has the newest first, 200 at most. */
@Injectable()
export class CorrectionsQuery {
  constructor(private readonly source: ReadSource) {}

  ofUser(userId: string): Promise<CorrectionView[]> {
    return this.source.query(`${CORRECTIONS} where k.user_id = $1 ${NEWEST_FIRST}`, [userId]);
  }

  /** With null of any status. */
  inQueue(status: CorrectionStatus | null): Promise<CorrectionView[]> {
    return this.source.query(`${CORRECTIONS} where $1::text is null or k.status = $1 ${NEWEST_FIRST}`, [status]);
  }
}
