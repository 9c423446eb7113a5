import { reply } from '../../../../../../test/gmail/coach-mails.js';
import { FAULTS, type Fault } from '../../../../../../test/gmail/fault-script.js';
import { GmailTrial } from '../../../../../../test/gmail/gmail-trial.js';
import { inboxReaderContract } from '../../../gateways/testing/inbox-reader.contract.js';

describe('the Gmail inbox', () => {
  let trial: GmailTrial;

  beforeAll(async () => {
    trial = await GmailTrial.start();
  });

  afterAll(() => trial.google.stop());

  beforeEach(() => trial.begin());

  inboxReaderContract(async () => ({
    reader: trial.world.inbox,
    userId: 'marcus',
    deliver: async ({ filtered, ...mail }) => {
      return (await trial.mailbox.deliver(reply(undefined, mail), filtered ? { labels: ['UNREAD'] } : {})).id;
    },
    sendOwn: async () => void (await trial.send()),
    remove: (id) => trial.mailbox.remove(id),
    expireCursors: () => trial.mailbox.expireHistory(),
    setPageSize: (size) => (trial.mailbox.pageSize = size),
  }));

  const start = async () => ((await trial.world.inbox.startCursor('marcus')) as { cursor: string }).cursor;
  const check = (cursor: string) => trial.world.inbox.arrivedSince('marcus', cursor, null);

  it('G-05 a look that finds nothing is one call of 2 units, whatever was sent before', async () => {
    for (let at = 0; at < 20; at += 1) await trial.send({ messageId: `${at}@x` });
    const cursor = await start();
    trial.google.calm();
    expect(await check(cursor)).toMatchObject({ kind: 'page', arrived: [] });
    expect(trial.google.calls.map(({ operation }) => operation)).toEqual(['history.list']);
    expect(trial.google.units(trial.email)).toBe(2);
  });

  it('G-05 asks for no more than it reads: the cursor 1 unit, a message 20', async () => {
    const { id } = await trial.mailbox.deliver(reply(undefined));
    await start();
    await trial.world.inbox.message('marcus', id);
    expect(trial.google.units(trial.email)).toBe(21);
    expect(trial.google.calls.at(-1)?.query).toMatchObject({ format: 'metadata' });
  });

  it('G-05 a record that Gmail tells twice is one arrival, and history ids of any length are kept whole', async () => {
    await trial.begin({ historyId: 10n ** 30n });
    trial.mailbox.duplicatesHistory = true;
    const cursor = await start();
    expect(cursor).toBe(`${10n ** 30n}`);
    const { id } = await trial.mailbox.deliver(reply(undefined));
    expect(await check(cursor)).toMatchObject({ arrived: [{ id }], cursor: `${10n ** 30n + 1n}` });
    expect(await check('0')).toMatchObject({ kind: 'page' });
  });

  it.each<[string, Fault, object]>([
    ['429', FAULTS.tooMany, { kind: 'slow_down', retryAt: expect.any(Date) }],
    ['403 rate', FAULTS.userRate, { kind: 'slow_down' }],
    ['403 scope', FAULTS.scope, { kind: 'send_only' }],
    ['401 again and again', FAULTS.invalidCredentials, { kind: 'needs_reconnect' }],
    ['500', FAULTS.backend, { kind: 'unavailable' }],
    ['reset', { kind: 'reset' }, { kind: 'unavailable' }],
    ['no answer', { kind: 'stall' }, { kind: 'unavailable' }],
  ])('G-05 Gmail answers a look with %s: one call, and a word on what to do', async (_name, fault, trouble) => {
    const cursor = await start();
    trial.google.calm();
    trial.google.fail('history.list', fault);
    expect(await check(cursor)).toMatchObject(trouble);
    expect(trial.google.calls.filter(({ operation }) => operation === 'history.list')).toHaveLength(
      fault === FAULTS.invalidCredentials ? 2 : 1,
    );
  });

  it('G-05 reading taken back leaves sending alone', async () => {
    trial.google.fail('history.list', FAULTS.scope);
    await check('0');
    expect(await trial.account()).toMatchObject({ state: 'connected', canReadReplies: false });
    expect(trial.world.notice.notified).toEqual([]);
    expect(await trial.send()).toMatchObject({ kind: 'sent' });
  });

  it('G-05 nobody is asked where nothing can come of it', async () => {
    trial.google.calm();
    await trial.connect({ canReadReplies: false });
    expect(await check('0')).toEqual({ kind: 'send_only' });
    await trial.world.accounts.lose('marcus', '00000000-0000-7000-8000-000000000001', 'grant_ended');
    expect(await check('0')).toEqual({ kind: 'needs_reconnect' });
    await trial.world.accounts.remove('marcus');
    expect(await check('0')).toEqual({ kind: 'not_connected' });
    expect(trial.google.calls).toEqual([]);
  });

  it('G-05 a refusal that means the whole server holds back the looks into every mailbox', async () => {
    const cursor = await start();
    trial.google.fail('history.list', FAULTS.projectRate, { times: 1 });
    const refused = await check(cursor);
    const calls = trial.google.calls.length;
    expect(await check(cursor)).toEqual(refused);
    expect(trial.google.calls).toHaveLength(calls);
    trial.world.clock.advance(60_000);
    expect(await check(cursor)).toMatchObject({ kind: 'page' });
  });
});
