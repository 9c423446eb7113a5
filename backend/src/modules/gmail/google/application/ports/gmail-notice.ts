import type { ReconnectReason } from '../../../gateways/domain/reconnect-reason.js';

/** Tells an athlete outside the app. */
export abstract class GmailNotice {
  abstract tellReconnect(userId: string, gmailAddress: string, reason: ReconnectReason): Promise<void>;
}
