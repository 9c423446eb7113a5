import { SoftwarePasskey } from '../../../../../test/support/software-passkey.js';
import type { AppConfig } from '../../../../platform/config/app-config.js';
import type { Passkey } from '../../domain/passkey.js';
import { passkeyCheckerContract } from '../../testing/passkey-checker.contract.js';
import { SimplePasskeyChecker } from './simple-passkey-checker.js';

const ORIGIN = 'https://recruit.example:8443';
const QUESTION = { userId: '0199c2f0-0000-7000-8000-000000000001', username: 'marcus', known: [] };

/** With one bit of the signature changed. */
function forged(answer: string): string {
  const changed = JSON.parse(answer) as { response: { signature: string } };
  const signature = Buffer.from(changed.response.signature, 'base64url');
  signature[signature.length - 1] = (signature.at(-1) ?? 0) ^ 1;
  changed.response.signature = signature.toString('base64url');
  return JSON.stringify(changed);
}

describe('what a passkey answers', () => {
  const checker = new SimplePasskeyChecker({ publicUrl: ORIGIN } as AppConfig);
  passkeyCheckerContract({ checker, device: (verifiesUser) => new SoftwarePasskey({ origin: ORIGIN, verifiesUser }), forged });

  const key = new SoftwarePasskey({ origin: ORIGIN });

  async function added(): Promise<Passkey> {
    const credential = await checker.checkNew(key.create(await checker.optionsToAdd({ ...QUESTION, challenge: 'new' })), 'new');
    if (!credential) throw new Error('the new passkey was refused');
    return { ...credential, id: 'id', userId: 'marcus', name: 'Phone', createdAt: new Date(0), lastUsedAt: null };
  }

  it('U-03 options name the host, no more, and ask for a key that needs no username', async () => {
    const known = [await added()];
    expect(await checker.optionsToAdd({ ...QUESTION, known, challenge: 'new' })).toMatchObject({
      rp: { id: 'recruit.example', name: 'Recruit' },
      user: { name: 'marcus' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      attestation: 'none',
      excludeCredentials: [{ id: key.id, transports: ['internal'] }],
    });
    expect(await checker.optionsToUse('use', known)).toMatchObject({
      rpId: 'recruit.example',
      userVerification: 'preferred',
      allowCredentials: [{ id: key.id }],
    });
  });

  it('U-03 an answer is right for its question, host and page only', async () => {
    const passkey = await added();
    const answer = key.use(await checker.optionsToUse('use', []));
    expect(checker.read(answer)).toEqual({ challenge: 'use', credentialId: key.id });
    expect(await checker.checkUse(answer, 'another', passkey)).toBeNull();
    const other = new SimplePasskeyChecker({ publicUrl: 'https://other.example:8443' } as AppConfig);
    expect(await other.checkUse(answer, 'use', passkey)).toBeNull();
    const otherPort = new SimplePasskeyChecker({ publicUrl: 'https://recruit.example' } as AppConfig);
    expect(await otherPort.checkUse(answer, 'use', passkey)).toBeNull();
    expect(await checker.checkUse(answer, 'use', passkey)).toEqual({ counter: key.counter, isUserVerified: true });
  });

  it('U-03 what the browser signed has to be JSON with a question', async () => {
    const answer = '{"id":"x","response":{"clientDataJSON":"bm8"}}';
    expect(checker.read(answer)).toBeNull();
    expect(await checker.checkNew(answer, 'new')).toBeNull();
    expect(await checker.checkUse(answer, 'use', await added())).toBeNull();
  });
});
