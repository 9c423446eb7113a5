import { GuardianLinks, type Acceptance, type NewInvitation } from '../application/ports/guardian-links.js';
import {
  GuardianNotFound,
  InvitationNotValid,
  OwnAddress,
  TooManyAthletes,
  TooManyGuardians,
  TooManyInvitations,
} from '../domain/guardian-errors.js';
import { GUARDIAN_LIMITS } from '../domain/guardian-limits.js';
import type { Invitation } from '../domain/invitation.js';

const DAY_MS = 24 * 3600_000;

/** Invitations and guardianships in memory; addresses are the same when they differ in case only. */
export class MemoryGuardianLinks extends GuardianLinks {
  readonly guardianships: { athleteId: string; guardianId: string; mailed: boolean }[] = [];
  /** Accounts that were taken back. */
  readonly forgotten: string[] = [];
  private readonly invitations: (NewInvitation & { isOver: boolean })[] = [];

  /** `own`: the address of each athlete. */
  constructor(private readonly own = new Map<string, string>()) {
    super();
  }

  async invite(invitation: NewInvitation): Promise<void> {
    const { athleteId, address, createdAt } = invitation;
    const theirs = this.invitations.filter((one) => one.athleteId === athleteId);
    const open = theirs.filter((one) => isOpen(one, createdAt) && !isSame(one.address, address));
    if (isSame(this.own.get(athleteId) ?? '', address)) throw new OwnAddress();
    const guardians = this.guardianships.filter((one) => one.athleteId === athleteId).length + open.length;
    if (guardians >= GUARDIAN_LIMITS.guardians) throw new TooManyGuardians();
    const today = theirs.filter((one) => one.createdAt.getTime() > createdAt.getTime() - DAY_MS);
    if (today.length >= GUARDIAN_LIMITS.invitationsADay) throw new TooManyInvitations();
    for (const one of theirs) if (isSame(one.address, address)) one.isOver = true;
    this.invitations.push({ ...invitation, isOver: false });
  }

  async noteSent({ id }: Invitation, mailed: boolean): Promise<void> {
    for (const one of this.invitations) if (one.id === id) one.mailed = mailed;
  }

  async withdraw(id: string): Promise<void> {
    const at = this.invitations.findIndex((one) => one.id === id && !one.isOver);
    if (at >= 0) this.invitations.splice(at, 1);
  }

  async cancel(athleteId: string, id: string, now: Date): Promise<void> {
    const found = this.invitations.find((one) => one.id === id && one.athleteId === athleteId && isOpen(one, now));
    if (!found) throw new GuardianNotFound();
    found.isOver = true;
  }

  async look(token: string, now: Date): Promise<Invitation | null> {
    return this.invitations.find((one) => one.token === token && isOpen(one, now)) ?? null;
  }

  async accept({ token, guardianId, now }: Acceptance): Promise<void> {
    const found = this.invitations.find((one) => one.token === token && isOpen(one, now));
    if (!found) throw new InvitationNotValid();
    const athletes = this.guardianships.filter((one) => one.guardianId === guardianId).length;
    if (athletes >= GUARDIAN_LIMITS.athletes) throw new TooManyAthletes();
    found.isOver = true;
    this.guardianships.push({ athleteId: found.athleteId, guardianId, mailed: found.mailed });
  }

  async forget(guardianId: string): Promise<void> {
    this.forgotten.push(guardianId);
  }

  async end(athleteId: string, guardianId: string): Promise<void> {
    const at = this.guardianships.findIndex((one) => one.athleteId === athleteId && one.guardianId === guardianId);
    if (at < 0) throw new GuardianNotFound();
    this.guardianships.splice(at, 1);
  }
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

function isOpen({ isOver, expiresAt }: { isOver: boolean; expiresAt: Date }, now: Date): boolean {
  return !isOver && expiresAt > now;
}
