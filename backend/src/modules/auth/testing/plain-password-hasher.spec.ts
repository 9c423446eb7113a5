import { passwordHasherContract } from './password-hasher.contract.js';
import { PlainPasswordHasher } from './plain-password-hasher.js';

describe('PlainPasswordHasher', () => {
  passwordHasherContract(() => new PlainPasswordHasher());
});
