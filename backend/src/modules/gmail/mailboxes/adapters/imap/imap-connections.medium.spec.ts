import { setImmediate as nextRound } from 'node:timers/promises';

import { MailboxTrial } from '../../../../../../test/mailbox/mailbox-trial.js';

describe('connections to many mailboxes', () => {
  let trial: MailboxTrial;

  beforeAll(async () => {
    trial = await MailboxTrial.start();
    await trial.begin();
  });

  afterAll(() => trial.stop());

  const add = async (name: string) => {
    const address = `${name}@mail.example`;
    trial.host.addAccount(address, trial.password);
    const login = { userId: name, address, username: address, password: trial.password, ...trial.host.servers };
    await trial.world.accounts.connect({ ...login, provider: null, connectionId: name, now: trial.world.clock.now() });
  };
  const look = async (names: string[]) => {
    for (const name of names) expect(await trial.world.inbox.startCursor(name)).toMatchObject({ kind: 'cursor' });
  };

  it('M-05 there are 200 in a process', () => {
    expect(trial.world.connections.places).toEqual({ open: 200, kept: 180 });
  });

  it('M-05 with more mailboxes than places the first stay signed in, and the others sign in for each look', async () => {
    trial.world.connections.places = { open: 10, kept: 8 };
    const names = Array.from({ length: 11 }, (_, at) => `athlete${at}`);
    for (const name of names) await add(name);
    await look(names);
    while (trial.host.imap.open > 8) await nextRound();
    expect(trial.host.imap.open).toBe(8);
    trial.host.imap.calm();
    await look(names);
    expect(trial.host.imap.signIns).toBe(3);
  });

  it('M-05 no more are open than there are places, however many mailboxes are looked into at once, and each gets an answer', async () => {
    trial.world.connections.places = { open: 10, kept: 8 };
    const names = Array.from({ length: 14 }, (_, at) => `other${at}`);
    for (const name of names) await add(name);
    const before = trial.host.imap.connections;
    const answers = await Promise.all(names.map((name) => trial.world.inbox.startCursor(name)));
    expect(new Set(answers.map(({ kind }) => kind))).toEqual(new Set(['cursor', 'unavailable']));
    expect(answers.filter(({ kind }) => kind === 'cursor')).toHaveLength(10);
    expect(trial.host.imap.connections - before).toBe(10);
    while (trial.host.imap.open > 8) await nextRound();
  });
});
