import { createHash } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { isUuid } from '../../../../../platform/database/is-uuid.js';
import {
  GuardianNotFound,
  InvitationNotValid,
  OwnAddress,
  TooManyAthletes,
  TooManyGuardians,
  TooManyInvitations,
} from '../../domain/guardian-errors.js';
import { GUARDIAN_LIMITS } from '../../domain/guardian-limits.js';
import type { Invitation } from '../../domain/invitation.js';
import { GuardianLinks, type Acceptance, type NewInvitation } from '../../application/ports/guardian-links.js';
import { GuardianEvents } from './guardian-events.js';
import * as sql from './guardian-links.sql.js';

interface InviteChecks {
  isOwn: boolean;
  guardians: number;
  today: number;
}

@Injectable()
export class SqlGuardianLinks extends GuardianLinks {
  constructor(
    private readonly source: DataSource,
    private readonly events: GuardianEvents,
  ) {
    super();
  }

  async invite({ id, athleteId, address, token, createdAt, expiresAt }: NewInvitation): Promise<void> {
    await this.source.transaction(async (manager) => {
      await manager.query(sql.LOCK_USER, [athleteId]);
      await manager.query(sql.REPLACE, [athleteId, address, createdAt]);
      const [checks] = await manager.query<[InviteChecks]>(sql.CHECKS, [athleteId, address, createdAt]);
      if (checks.isOwn) throw new OwnAddress();
      if (checks.guardians >= GUARDIAN_LIMITS.guardians) throw new TooManyGuardians();
      if (checks.today >= GUARDIAN_LIMITS.invitationsADay) throw new TooManyInvitations();
      await manager.query(sql.INVITE, [id, athleteId, address, hashOf(token), createdAt, expiresAt]);
    });
  }

  async noteSent({ id, athleteId, createdAt }: Invitation, mailed: boolean): Promise<void> {
    await this.source.transaction(async (manager) => {
      await manager.query('update guardian_invitations set mailed = $2 where id = $1', [id, mailed]);
      await this.events.append([{ athleteId, guardianId: null, kind: 'invited', at: createdAt, data: { mailed } }], manager);
    });
  }

  async withdraw(id: string): Promise<void> {
    await this.source.query('delete from guardian_invitations where id = $1 and accepted_at is null', [id]);
  }

  async cancel(athleteId: string, id: string, now: Date): Promise<void> {
    if (!isUuid(id)) throw new GuardianNotFound();
    await this.source.transaction(async (manager) => {
      const [, canceled] = await manager.query<[unknown[], number]>(sql.CANCEL, [id, athleteId, now]);
      if (canceled !== 1) throw new GuardianNotFound();
      await this.events.append([{ athleteId, guardianId: null, kind: 'invitation_cancelled', at: now, data: {} }], manager);
    });
  }

  async look(token: string, now: Date): Promise<Invitation | null> {
    const [row] = await this.source.query<Invitation[]>(sql.LOOK, [hashOf(token), now]);
    return row ?? null;
  }

  async accept({ token, guardianId, name, approve, askBeforeSharing, now }: Acceptance): Promise<void> {
    await this.source.transaction(async (manager) => {
      await manager.query(sql.LOCK_USER, [guardianId]);
      const [invitation] = await manager.query<Invitation[]>(sql.USE, [hashOf(token), now]);
      if (!invitation) throw new InvitationNotValid();
      const { athleteId, mailed, address } = invitation;
      if (name !== null) await manager.query(sql.ADD_GUARDIAN, [guardianId, name, now]);
      const [{ athletes }] = await manager.query<[{ athletes: number }]>(sql.COUNT_ATHLETES, [guardianId]);
      if (athletes >= GUARDIAN_LIMITS.athletes) throw new TooManyAthletes();
      await manager.query(sql.LINK, [athleteId, guardianId, mailed, now]);
      await manager.query(sql.ADD_CONTROLS, [athleteId, approve, askBeforeSharing, now]);
      // Who opened a link that only this address got reads the address.
      if (mailed) await manager.query(sql.VERIFY, [guardianId, address, now]);
      await this.events.append([{ athleteId, guardianId, kind: 'joined', at: now, data: {} }], manager);
    });
  }

  async forget(guardianId: string): Promise<void> {
    await this.source.query(sql.FORGET, [guardianId]);
  }

  async end(athleteId: string, guardianId: string, now: Date): Promise<void> {
    if (!isUuid(athleteId) || !isUuid(guardianId)) throw new GuardianNotFound();
    await this.source.transaction(async (manager) => {
      const [, ended] = await manager.query<[unknown[], number]>(sql.END, [athleteId, guardianId]);
      if (ended !== 1) throw new GuardianNotFound();
      await this.events.append([{ athleteId, guardianId, kind: 'left', at: now, data: {} }], manager);
    });
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
