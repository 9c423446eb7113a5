import type { Approval } from '../../domain/controls.js';
import type { Invitation } from '../../domain/invitation.js';

export interface NewInvitation extends Invitation {
  /** Stored only as a hash. */
  token: string;
}

/** Who accepts, and with what: the choices count when the athlete had no guardian before. */
export interface Acceptance {
  token: string;
  guardianId: string;
  /** Null: the account is a guardian's already. */
  name: string | null;
  approve: Approval;
  askBeforeSharing: boolean;
  now: Date;
}

/** Invitations and guardianships. Every method is one transaction and counts once. */
export abstract class GuardianLinks {
  /** A new invitation of the same address takes the place of the old one. Throws OwnAddress, TooManyGuardians or TooManyInvitations. */
  abstract invite(invitation: NewInvitation): Promise<void>;
  /** The server delivered the link, or it is handed over: what the family reads. */
  abstract noteSent(invitation: Invitation, mailed: boolean): Promise<void>;
  /** Removes an invitation that could not be delivered. */
  abstract withdraw(id: string): Promise<void>;
  /** Throws GuardianNotFound. */
  abstract cancel(athleteId: string, id: string, now: Date): Promise<void>;
  /** Nothing is used up. Null: it cannot be accepted. */
  abstract look(token: string, now: Date): Promise<Invitation | null>;
  /** Of two concurrent requests one succeeds. Throws InvitationNotValid or TooManyAthletes, and then nothing has changed. */
  abstract accept(acceptance: Acceptance): Promise<void>;
  /** Takes back an account that was made to accept and could not. */
  abstract forget(guardianId: string): Promise<void>;
  /** Throws GuardianNotFound. Requests that no remaining guardian can decide end too. */
  abstract end(athleteId: string, guardianId: string, now: Date): Promise<void>;
}
