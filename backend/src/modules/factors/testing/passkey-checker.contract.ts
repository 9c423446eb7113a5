import type { BrowserOptions, NewPasskeyQuestion, PasskeyChecker } from '../application/ports/passkey-checker.js';
import type { Passkey } from '../domain/passkey.js';

/** What a browser and its device answer for one passkey. */
export interface DeviceUnderTest {
  create: (options: BrowserOptions) => string;
  use: (options: BrowserOptions) => string;
}

export interface PasskeysUnderTest {
  checker: PasskeyChecker;
  /** A new passkey; `verifiesUser`: its device checks who holds it. */
  device: (verifiesUser?: boolean) => DeviceUnderTest;
  /** Returns the answer as forged by a person without the key. */
  forged: (answer: string) => string;
}

const QUESTION: Omit<NewPasskeyQuestion, 'challenge'> = {
  ...{ userId: '0199c2f0-0000-7000-8000-000000000001', username: 'marcus', known: [] },
};

/** What every PasskeyChecker does; run on the fake and on the WebAuthn standard with keys made in software. */
export function passkeyCheckerContract(t: PasskeysUnderTest): void {
  const { checker } = t;
  const optionsToAdd = (challenge: string, known: Passkey[] = []) => checker.optionsToAdd({ ...QUESTION, known, challenge });

  async function added(device: DeviceUnderTest): Promise<Passkey> {
    const credential = await checker.checkNew(device.create(await optionsToAdd('new')), 'new');
    if (!credential) throw new Error('the new passkey was refused');
    return { ...credential, id: 'id', userId: 'marcus', name: 'Phone', createdAt: new Date(0), lastUsedAt: null };
  }

  it('U-03 an answer says which question it is for, and which key gave it', async () => {
    const device = t.device();
    const [created, { credentialId }] = [device.create(await optionsToAdd('new')), await added(device)];
    expect(checker.read(created)).toEqual({ challenge: 'new', credentialId });
    expect(checker.read(device.use(await checker.optionsToUse('use', [])))).toEqual({ challenge: 'use', credentialId });
  });

  it('U-03 a new key is right for its question only, and has never been used', async () => {
    const created = t.device().create(await optionsToAdd('new'));
    expect(await checker.checkNew(created, 'another')).toBeNull();
    expect(await checker.checkNew(created, 'new')).toMatchObject({ counter: 0, transports: ['internal'] });
  });

  it('U-03 a use is right for its question and its key only', async () => {
    const device = t.device();
    const [passkey, other] = [await added(device), await added(t.device())];
    const answer = device.use(await checker.optionsToUse('use', [passkey]));
    expect(await checker.checkUse(answer, 'another', passkey)).toBeNull();
    expect(await checker.checkUse(answer, 'use', other)).toBeNull();
    expect(await checker.checkUse(answer, 'use', passkey)).toMatchObject({ isUserVerified: true });
  });

  it('U-03 an answer that was forged is not right', async () => {
    const device = t.device();
    const passkey = await added(device);
    const answer = device.use(await checker.optionsToUse('use', []));
    expect(await checker.checkUse(t.forged(answer), 'use', passkey)).toBeNull();
  });

  it('U-03 each use counts on', async () => {
    const device = t.device();
    const passkey = await added(device);
    const counts: (number | undefined)[] = [];
    for (const challenge of ['first', 'second']) {
      const answer = device.use(await checker.optionsToUse(challenge, []));
      counts.push((await checker.checkUse(answer, challenge, passkey))?.counter);
    }
    expect(counts).toEqual([1, 2]);
  });

  it('U-03 says that the device did not check who holds it', async () => {
    const device = t.device(false);
    const passkey = await added(device);
    const answer = device.use(await checker.optionsToUse('use', []));
    expect(await checker.checkUse(answer, 'use', passkey)).toMatchObject({ isUserVerified: false });
  });

  it('U-03 options name the keys that are known, and no other', async () => {
    const [known, other] = [await added(t.device()), await added(t.device())];
    for (const options of [await optionsToAdd('new', [known]), await checker.optionsToUse('use', [known])]) {
      expect(JSON.stringify(options)).toContain(known.credentialId);
      expect(JSON.stringify(options)).not.toContain(other.credentialId);
    }
  });

  it.each(['', '1', 'null', '{}', '[[]]', '{"id":"x","response":null}'])('U-03 %j is no answer, and no crash', async (answer) => {
    expect(checker.read(answer)).toBeNull();
    expect(await checker.checkNew(answer, 'new')).toBeNull();
    expect(await checker.checkUse(answer, 'use', await added(t.device()))).toBeNull();
  });
}
