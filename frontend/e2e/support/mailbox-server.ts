import { test } from './app-server';
import { MailboxStandIn } from './mailbox-stand-in';

/** The mailbox that the stand-in has. */
export const mailbox = { address: 'marcus@club.example', password: 'abcd éfgh ijkl mnop' };

/** `test` on a server that can deliver by a mailbox only, and may connect to the stand-in; `env`: its other variables. */
export function mailboxTest(env: Record<string, string>) {
  return test.extend<object, { provider: MailboxStandIn }>({
    delivers: [false, { scope: 'worker' }],
    provider: [
      async ({ browserName: _browser }, provide) => {
        const provider = await MailboxStandIn.start();
        await provider.addAccount(mailbox.address, mailbox.password);
        await provide(provider);
        await provider.stop();
      },
      { scope: 'worker' },
    ],
    serverEnv: [({ provider }, provide) => provide({ ...provider.env, ...env }), { scope: 'worker' }],
  });
}
