import type { MailboxLogin } from '../application/ports/mailbox-accounts.js';
import type { MailboxProbe } from '../application/ports/mailbox-probe.js';

export interface ProbeUnderTest {
  probe: MailboxProbe;
  login: MailboxLogin;
  password: string;
}

/** What the form that connects a mailbox relies on, of the sign-in to read and of the one to send. */
export function mailboxProbeContract(open: () => Promise<ProbeUnderTest>): void {
  it('M-03 the right password signs in, as often as it is tried', async () => {
    const { probe, login, password } = await open();
    expect([await probe.check(login, { password }), await probe.check(login, { password })]).toEqual([null, null]);
  });

  it('M-03 a wrong password is refused, which the answer says and does not throw', async () => {
    const { probe, login } = await open();
    expect(await probe.check(login, { password: 'not this one' })).toMatchObject({
      kind: 'sign_in_refused',
      words: expect.any(String) as string,
    });
  });
}
