import type { Mailbox } from '../mailbox.js';

/** What the operator configured for mail from the platform's own address. */
export abstract class PlatformSender {
  abstract readonly mailbox: Mailbox;
  /** Whether an athlete has to prove the own address before mail leaves (REQUIRE_VERIFIED_EMAIL). */
  abstract readonly requiresVerifiedEmail: boolean;
  /** Right side of our Message-IDs. */
  abstract readonly messageIdDomain: string;
}
