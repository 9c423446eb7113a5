import type { ReconnectReason } from '../../../gateways/domain/reconnect-reason.js';

/** What Google's refusals mean to us. */
export type GoogleTrouble =
  | { kind: 'needs_reconnect'; reason: ReconnectReason }
  /** The access token is not accepted: worth one try with a fresh one. */
  | { kind: 'unauthorized' }
  /** The grant does not cover this call. */
  | { kind: 'not_granted' }
  /** `everyone`: all mailboxes of this server, not just this one. */
  | { kind: 'slow_down'; askedFor: Date | null; everyone: boolean }
  | { kind: 'missing' }
  | { kind: 'refused'; message: string }
  /** `undecided`: the call may have been carried out all the same. */
  | { kind: 'unavailable'; message: string; undecided: boolean };
