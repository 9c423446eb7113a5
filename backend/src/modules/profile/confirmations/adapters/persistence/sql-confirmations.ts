import { createHash } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import { isUuid } from '../../../../../platform/database/is-uuid.js';
import { GuardianEvents } from '../../../../family/guardians/index.js';
import { Confirmations, type CoachAnswer, type NewRequest, type OpenRequest } from '../../application/ports/confirmations.js';
import {
  AlreadyAnswered,
  FigureMissing,
  RequestNotFound,
  TooManyOpen,
  TooManyThisYear,
  WordLinkNotValid,
} from '../../domain/confirmation-errors.js';
import { CONFIRMATION_LIMITS } from '../../domain/confirmation-limits.js';
import { type Figure, FIGURES, figureText } from '../../domain/figures.js';
import { readAnswer } from '../../domain/read-answer.js';
import * as sql from './confirmations.sql.js';

interface Found extends Omit<OpenRequest, 'figures'> {
  id: string;
  athleteId: string;
  figures: { figure: Figure; value: unknown }[];
}

@Injectable()
export class SqlConfirmations extends Confirmations {
  constructor(
    private readonly source: DataSource,
    private readonly events: GuardianEvents,
  ) {
    super();
  }

  async ask({ id, athleteId, coachName, coachSchool, address, figures, token, createdAt, expiresAt }: NewRequest): Promise<string> {
    return this.source.transaction(async (manager) => {
      const [athlete] = await manager.query<{ name: string }[]>(sql.LOCK_USER, [athleteId]);
      const [{ open, aYear }] = await manager.query<[{ open: number; aYear: number }]>(sql.COUNTS, [athleteId, createdAt]);
      if (open >= CONFIRMATION_LIMITS.open) throw new TooManyOpen();
      if (aYear >= CONFIRMATION_LIMITS.aYear) throw new TooManyThisYear();
      const values = [id, athleteId, coachName, coachSchool, address, hashOf(token), createdAt, expiresAt];
      await manager.query(sql.ASK, values);
      await manager.query(sql.ASK_FIGURES, [id, athleteId, figures]);
      const [{ count }] = await manager.query<[{ count: number }]>(
        'select count(*)::int as count from confirmed_figures where request_id = $1',
        [id],
      );
      if (count !== figures.length) throw new FigureMissing();
      return athlete?.name ?? '';
    });
  }

  async noteSent({ id, athleteId, createdAt, figures }: NewRequest, mailed: boolean): Promise<void> {
    await this.source.transaction(async (manager) => {
      await manager.query('update confirmation_requests set mailed = $2 where id = $1', [id, mailed]);
      const data = { mailed, figures: figures.length };
      await this.events.append([{ athleteId, guardianId: null, kind: 'coach_asked', at: createdAt, data }], manager);
    });
  }

  async withdraw(id: string): Promise<void> {
    await this.source.query('delete from confirmation_requests where id = $1 and answered_at is null', [id]);
  }

  async look(token: string, now: Date): Promise<OpenRequest> {
    const { athleteName, coachName, coachSchool, expiresAt, figures } = await find(this.source.manager, token, now);
    const texts = FIGURES.flatMap((figure) => figures.filter((one) => one.figure === figure).map(({ value }) => figureText(figure, value)));
    return { athleteName, coachName, coachSchool, expiresAt, figures: texts };
  }

  async answer({ token, coachName, coachSchool, now, ...input }: CoachAnswer): Promise<void> {
    await this.source.transaction(async (manager) => {
      await manager.query(sql.LOCK_REQUEST, [hashOf(token)]);
      const { id, athleteId, figures } = await find(manager, token, now);
      const verdicts = readAnswer(
        input,
        figures.map(({ figure }) => figure),
      );
      await manager.query(sql.ANSWER, [id, now, coachName, coachSchool]);
      const rows = [...verdicts].map(([figure, verdict]) => ({ figure, verdict }));
      await manager.query(sql.VERDICTS, [id, JSON.stringify(rows)]);
      const data = { confirmed: input.confirmed.length, notRight: input.notRight.length };
      await this.events.append([{ athleteId, guardianId: null, kind: 'coach_answered', at: now, data }], manager);
    });
  }

  async revoke(athleteId: string, id: string, now: Date): Promise<void> {
    if (!isUuid(id)) throw new RequestNotFound();
    await this.source.transaction(async (manager) => {
      const [, revoked] = await manager.query<[unknown[], number]>(sql.REVOKE, [id, athleteId, now]);
      if (revoked !== 1) throw new RequestNotFound();
      await this.events.append([{ athleteId, guardianId: null, kind: 'coach_word_revoked', at: now, data: {} }], manager);
    });
  }
}

/** Throws WordLinkNotValid or AlreadyAnswered. */
async function find(manager: EntityManager, token: string, now: Date): Promise<Found> {
  const [row] = await manager.query<(Omit<Found, 'figures'> & { figures: Found['figures'] | null; answeredAt: Date | null })[]>(sql.LOOK, [
    hashOf(token),
    now,
  ]);
  if (!row) throw new WordLinkNotValid();
  if (row.answeredAt !== null) throw new AlreadyAnswered();
  return { ...row, figures: row.figures ?? [] };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
