import { FixedClock } from '../../../shared-kernel/testing/fixed-clock.js';
import { MemoryProductMail } from '../../../shared-kernel/testing/memory-product-mail.js';
import { SequenceIds } from '../../../shared-kernel/testing/sequence-ids.js';
import { MemoryAccountRepository } from './memory-account-repository.js';
import { MemoryEmailChanges } from './memory-email-changes.js';
import { MemoryEmailTokenRepository } from './memory-email-token-repository.js';
import { PlainPasswordHasher } from './plain-password-hasher.js';

/** Everything around the use cases of this module, in memory and with a fixed clock. */
export class AuthWorld {
  readonly accounts = new MemoryAccountRepository();
  readonly changes = new MemoryEmailChanges(this.accounts);
  readonly tokens = new MemoryEmailTokenRepository();
  readonly hasher = new PlainPasswordHasher();
  readonly mail = new MemoryProductMail();
  readonly clock = new FixedClock();
  readonly ids = new SequenceIds();
}
