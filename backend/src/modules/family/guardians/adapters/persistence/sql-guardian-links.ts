import { createHash } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

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

  async noteSent({ id, athleteId, address, createdAt }: Invitation, mailed: boolean): Promise<void> {
    await this.source.transaction(async (manager) => {
      await manager.query('update guardian_invitations set mailed = $2 where id = $1', [id, mailed]);
      await this.events.append([{ athleteId, guardianId: null, kind: 'invited', at: createdAt, data: { address, mailed } }], manager);
    });
  }

  async withdraw(id: string): Promise<void> {
    await this.source.query('delete from guardian_invitations where id = $1 and accepted_at is null', [id]);
  }

  async cancel(athleteId: string, id: string, now: Date): Promise<void> {
    if (!isUuid(id)) throw new GuardianNotFound();
    await this.source.transaction(async (manager) => {
      const [[row]] = await manager.query<[{ address: string }[], number]>(sql.CANCEL, [id, athleteId, now]);
      if (!row) throw new GuardianNotFound();
      const { address } = row;
      await this.events.append([{ athleteId, guardianId: null, kind: 'invitation_cancelled', at: now, data: { address } }], manager);
    });
  }

  async look(token: string, now: Date): Promise<Invitation | null> {
    const [row] = await this.source.query<Invitation[]>(sql.LOOK, [hashOf(token), now]);
    return row ?? null;
  }

  async accept({ token, guardianId, name, approve, askBeforeSharing, now }: Acceptance): Promise<void> {
    await this.source.transaction(async (manager) => {
      await manager.query(sql.LOCK_USER, [guardianId]);
      const [[invitation]] = await manager.query<[Invitation[], number]>(sql.USE, [hashOf(token), now]);
      if (!invitation) throw new InvitationNotValid();
      const { athleteId, mailed, address } = invitation;
      if (name !== null) await manager.query(sql.ADD_GUARDIAN, [guardianId, name, now]);
      const [count] = await manager.query<[{ athletes: number; name: string }]>(sql.COUNT_ATHLETES, [guardianId]);
      if (count.athletes >= GUARDIAN_LIMITS.athletes) throw new TooManyAthletes();
      await manager.query(sql.LINK, [athleteId, guardianId, mailed, now]);
      await manager.query(sql.ADD_CONTROLS, [athleteId, approve, askBeforeSharing, now]);
      // Who opened a link that only this address got reads the address.
      if (mailed) await manager.query(sql.VERIFY, [guardianId, address, now]);
      await this.events.append([{ athleteId, guardianId, kind: 'joined', at: now, data: { name: count.name } }], manager);
    });
  }

  async forget(guardianId: string): Promise<void> {
    await this.source.query(sql.FORGET, [guardianId]);
  }

  async end(athleteId: string, guardianId: string, now: Date): Promise<void> {
    if (!isUuid(athleteId) || !isUuid(guardianId)) throw new GuardianNotFound();
    await this.source.transaction(async (manager) => {
      const name = await nameOf(manager, guardianId);
      const [, ended] = await manager.query<[unknown[], number]>(sql.END, [athleteId, guardianId]);
      if (ended !== 1) throw new GuardianNotFound();
      await this.events.append([{ athleteId, guardianId, kind: 'left', at: now, data: { name } }], manager);
    });
  }
}

async function nameOf(manager: EntityManager, guardianId: string): Promise<string> {
  const [row] = await manager.query<{ name: string }[]>('select name from guardians where user_id = $1', [guardianId]);
  return row?.name ?? '';
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
