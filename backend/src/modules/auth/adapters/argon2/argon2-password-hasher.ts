import { hash, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';

import { PasswordHasher } from '../../application/ports/password-hasher.js';

/** Argon2id, 19 MiB, 2 passes, 1 lane: the OWASP password storage cheat sheet's recommendation. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

@Injectable()
export class Argon2PasswordHasher extends PasswordHasher {
  /** Checked when the account is unknown, so that the answer takes as long. */
  private readonly decoy = hash('nobody has this password', OPTIONS);

  hash(password: string): Promise<string> {
    return hash(password, OPTIONS);
  }

  async verify(stored: string | undefined, password: string): Promise<boolean> {
    const right = await verify(stored ?? (await this.decoy), password);
    return stored !== undefined && right;
  }
}
