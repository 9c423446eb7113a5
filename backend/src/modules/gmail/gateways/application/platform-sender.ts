import type { Mailbox } from './mailbox.js';

/** What the operator configured for mail from the platform's own address. */
export class PlatformSender {
  /**
   * `requiresVerifiedEmail`: whether athletes have to verify their address before email is sent (REQUIRE_VERIFIED_EMAIL).
   * `messageIdDomain`: right side of our Message-IDs.
   */
  constructor(
    readonly mailbox: Mailbox,
    readonly requiresVerifiedEmail: boolean,
    readonly messageIdDomain: string,
  ) {}
}
