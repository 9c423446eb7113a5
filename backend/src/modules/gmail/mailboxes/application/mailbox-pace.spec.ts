import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import type { GatewayMail } from '../../gateways/index.js';
import { aMailbox } from '../testing/a-mailbox.js';
import { MemoryMailboxAccounts } from '../testing/memory-mailbox-accounts.js';
import { MemoryMailboxSends } from '../testing/memory-mailbox-sends.js';
import { MailboxLimits } from './mailbox-limits.js';
import { MailboxPace } from './mailbox-pace.js';
import type { MailProviders } from './ports/mail-providers.js';

const PRESETS = [
  { id: 'small', dailyCap: 2, filesSent: false },
  { id: 'filing', dailyCap: 100, filesSent: true },
];

describe('which emails may leave a mailbox', () => {
  let clock: FixedClock;
  let accounts: MemoryMailboxAccounts;
  let sends: MemoryMailboxSends;

  beforeEach(() => {
    clock = new FixedClock();
    accounts = new MemoryMailboxAccounts();
    sends = new MemoryMailboxSends(accounts);
  });

  function pace(dailyCap?: number): MailboxPace {
    const providers = { all: async () => PRESETS } as unknown as MailProviders;
    return new MailboxPace(accounts, sends, new MailboxLimits(providers, 1_000, dailyCap), clock);
  }

  const connect = (provider: string | null = null) => accounts.connect(aMailbox('marcus', { provider }));
  const reserve = (messageId: string, address = 'MARCUS@mail.example', cap?: number) =>
    pace(cap).reserve({ userId: 'marcus', messageId, from: { name: '', address } } as GatewayMail);
  const waiting = (code: string) => ({ kind: 'none', outcome: { kind: 'not_sent', code } });

  it('M-04 one leaves from the connected address, in whatever case it is written', async () => {
    await connect();
    expect(await reserve('1')).toMatchObject({ kind: 'reserved', account: { address: 'Marcus@mail.example' } });
  });

  it('M-08 without a mailbox, or from another one than is connected now, it waits and says why', async () => {
    expect(await reserve('1')).toMatchObject(waiting('not_connected'));
    await connect();
    expect(await reserve('1', 'old@mail.example')).toMatchObject(waiting('account_changed'));
  });

  it('M-04 between two emails there is a pause, and a place that was given back is free again', async () => {
    await connect();
    await reserve('1');
    const retryAt = new Date(clock.now().getTime() + 1_000);
    expect(await reserve('2')).toMatchObject({
      ...waiting('slow_down'),
      outcome: { message: expect.stringContaining('pause') as string, retryAt },
    });
    await pace().release('1');
    expect(await reserve('2')).toMatchObject({ kind: 'reserved' });
  });

  it('M-04 a day has as many as the provider allows, or the operator instead', async () => {
    await connect('small');
    for (const messageId of ['1', '2']) {
      expect(await reserve(messageId)).toMatchObject({ kind: 'reserved' });
      clock.advance(1_000);
    }
    expect(await reserve('3')).toMatchObject({ outcome: { message: expect.stringContaining('24 hours') as string } });
    expect(await reserve('3', undefined, 3)).toMatchObject({ kind: 'reserved' });
    clock.advance(24 * 3600_000);
    expect(await reserve('4')).toMatchObject({ kind: 'reserved' });
  });

  it('M-04 when the provider asks to send more slowly nothing leaves until then', async () => {
    await connect();
    const account = await accounts.byUser('marcus');
    const until = account && (await pace().pause(account, 60_000));
    expect(await reserve('1')).toMatchObject({ outcome: { code: 'slow_down', retryAt: until } });
    clock.advance(60_000);
    expect(await reserve('1')).toMatchObject({ kind: 'reserved' });
  });

  it.each<[string, string | null, boolean]>([
    ['a copy is kept for Sent', null, true],
    ['and none where the provider files it by itself', 'filing', false],
  ])('M-04 of an email that left %s', async (_, provider, keepsCopy) => {
    await connect(provider);
    await reserve('1');
    const account = await accounts.byUser('marcus');
    if (account) await pace().left(account, '1', Buffer.from('mail'));
    const later = new Date(clock.now().getTime() + 3600_000);
    const [filing] = await sends.takeFilings(later, later, 10);
    expect(filing?.messageId).toBe('1');
    expect(filing?.copy === null).toBe(!keepsCopy);
  });
});
