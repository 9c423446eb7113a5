import type { BrowserOptions } from '../application/ports/passkey-checker.js';
import { FakePasskeyChecker } from './fake-passkey-checker.js';
import { type DeviceUnderTest, passkeyCheckerContract } from './passkey-checker.contract.js';

describe('FakePasskeyChecker', () => {
  let keys = 0;

  function device(isUserVerified = true): DeviceUnderTest {
    const credentialId = `key ${(keys += 1)}`;
    let counter = 0;
    return {
      create: ({ challenge }: BrowserOptions) => JSON.stringify({ challenge, credentialId }),
      use: ({ challenge }: BrowserOptions) => JSON.stringify({ challenge, credentialId, counter: (counter += 1), isUserVerified }),
    };
  }

  passkeyCheckerContract({
    checker: new FakePasskeyChecker(),
    device,
    forged: (answer) => JSON.stringify({ ...(JSON.parse(answer) as object), isForged: true }),
  });
});
