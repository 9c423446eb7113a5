import { Encrypter } from 'age-encryption';

/** What `setScryptWorkFactor` keeps: 2^10 rounds instead of 2^16. */
const LITTLE = { scryptWorkFactor: 10 };

/**
 * Files that this process seals get a key that costs little; each says itself how much, so that it is opened as quickly. What a
 * command seals costs what it does in real life.
 */
export function sealQuickly(): void {
  let factor: jest.SpyInstance;

  beforeAll(() => {
    factor = jest.spyOn(Encrypter.prototype, 'setScryptWorkFactor').mockImplementation(function (this: Encrypter) {
      Object.assign(this, LITTLE);
    });
  });

  afterAll(() => factor.mockRestore());
}
