import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import { SequenceIds } from '../../../../shared-kernel/testing/sequence-ids.js';
import { MailServerProblem } from '../../../../shared-kernel/mail-server-problem.js';
import { aMailbox } from '../testing/a-mailbox.js';
import { ListedMailProviders } from '../testing/listed-mail-providers.js';
import { MemoryMailboxAccounts } from '../testing/memory-mailbox-accounts.js';
import { ONLY_PORTS_OF_MAIL } from '../testing/ports-of-mail.js';
import { ScriptedProbe } from '../testing/scripted-probe.js';
import { CheckSignIns } from './check-sign-ins.js';
import { ConnectMailbox } from './connect-mailbox.use-case.js';

const { userId: MARCUS, password: PASSWORD, ...LOGIN } = aMailbox('marcus');

describe('connecting a mailbox', () => {
  let accounts: MemoryMailboxAccounts;
  let reading: ScriptedProbe;
  let sending: ScriptedProbe;
  let connecting: ConnectMailbox;

  beforeEach(() => {
    accounts = new MemoryMailboxAccounts();
    [reading, sending] = [new ScriptedProbe(), new ScriptedProbe()];
    const checks = new CheckSignIns(reading, sending, ONLY_PORTS_OF_MAIL);
    connecting = new ConnectMailbox(accounts, checks, new ListedMailProviders(), new FixedClock(), new SequenceIds());
  });

  const connect = (changes: object = {}, userId = MARCUS) => connecting.run(userId, { ...LOGIN, ...changes }, PASSWORD);

  it('M-03 it is stored once both sign-ins worked, each time as a new connection', async () => {
    await connect();
    const first = await accounts.byUser(MARCUS);
    expect(first).toMatchObject({ address: LOGIN.address, password: PASSWORD, provider: null, state: 'connected' });
    await connect();
    expect((await accounts.byUser(MARCUS))?.connectionId).not.toBe(first?.connectionId);
    expect([reading.secrets.length, sending.secrets.length]).toEqual([2, 2]);
  });

  it('M-03 the provider is known by its server, whatever the address', async () => {
    await connect({ address: 'marcus@club.example', imap: { host: 'IMAP.gmail.com', port: 993, security: 'tls' } });
    expect(await accounts.byUser(MARCUS)).toMatchObject({ provider: 'gmail' });
  });

  it('M-03 a refused sign-in to read: nothing is stored, and the one to send is not tried with a wrong password', async () => {
    reading.problems.push(new MailServerProblem('sign_in_refused', 'Invalid credentials'));
    await expect(connect()).rejects.toMatchObject({ code: 'sign_in_refused', message: expect.stringContaining('“Invalid credentials”') });
    expect([sending.secrets.length, await accounts.byUser(MARCUS)]).toEqual([0, null]);
  });

  it('M-03 a refused sign-in to send: nothing is stored, and what was connected before stays', async () => {
    await connect();
    sending.problems.push(new MailServerProblem('try_later', 'Too many'));
    await expect(connect({ address: 'other@mail.example' })).rejects.toMatchObject({ code: 'try_later', extra: { part: 'smtp' } });
    expect(await accounts.byUser(MARCUS)).toMatchObject({ address: LOGIN.address });
  });

  it('M-03 two athletes never have the same mailbox', async () => {
    await connect();
    await expect(connect({}, 'jordan')).rejects.toMatchObject({ code: 'mailbox_taken' });
    expect(await accounts.byUser('jordan')).toBeNull();
  });

  it('M-06 each port that is none of mail is named, and nobody is asked', () => {
    const server = { host: 'mail.example', port: 25, security: 'tls' } as const;
    let refused: unknown;
    try {
      connecting.refusePorts({ ...LOGIN, imap: server, smtp: server });
    } catch (error) {
      refused = error;
    }
    expect(refused).toMatchObject({ errors: [{ field: 'imap.port' }, { field: 'smtp.port' }] });
    expect(() => connecting.refusePorts(LOGIN)).not.toThrow();
    expect(reading.secrets.length).toBe(0);
  });
});
