import { PasswordHasher } from '../application/ports/password-hasher.js';

/** Hashes that cost nothing and hide nothing. */
export class PlainPasswordHasher extends PasswordHasher {
  async hash(password: string): Promise<string> {
    return `hash of ${password}`;
  }

  async verify(hash: string | undefined, password: string): Promise<boolean> {
    return hash === `hash of ${password}`;
  }
}
