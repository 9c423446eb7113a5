import { PlainTokenCipher } from './plain-token-cipher.js';
import { tokenCipherContract } from './token-cipher.contract.js';

describe('the cipher of tests', () => {
  tokenCipherContract(() => new PlainTokenCipher());
});
