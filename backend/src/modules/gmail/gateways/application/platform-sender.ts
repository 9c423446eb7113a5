import type { Mailbox } from './mailbox.js';

/** What the operator configured for mail from the platform's own address. */
export class PlatformSender {
  /**
   * `requiresVerifiedEmail`: whether an athlete has to prove the own address before mail leaves (REQUIRE_VERIFIED_EMAIL).
   * `messageIdDomain`: right side of our Message-IDs.
   */
  constructor(
    readonly mailbox: Mailbox,
    readonly requiresVerifiedEmail: boolean,
    readonly messageIdDomain: string,
  ) {}
}
