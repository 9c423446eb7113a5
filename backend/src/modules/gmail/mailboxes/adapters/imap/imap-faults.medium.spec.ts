import { setImmediate as nextRound } from 'node:timers/promises';

import { reply } from '../../../../../../test/gmail/coach-mails.js';
import { MailboxTrial } from '../../../../../../test/mailbox/mailbox-trial.js';
import type { ImapFault } from '../../../../../../test/mailbox/imap-fault.js';

const COACH = 'Quinn Dummett <quinn@college.example.edu>';
const MINUTE_MS = 60_000;

describe('an inbox by IMAP, when things are not as they should be', () => {
  let trial: MailboxTrial;

  beforeAll(async () => {
    trial = await MailboxTrial.start();
  });

  afterAll(() => trial.stop());

  beforeEach(() => trial.begin());

  const start = async () => ((await trial.world.inbox.startCursor('marcus')) as { cursor: string }).cursor;
  const look = (cursor: string) => trial.world.inbox.arrivedSince('marcus', cursor, null);
  const deliver = (text: string, folder = 'INBOX') => trial.account.deliver(reply(undefined, { from: COACH, text }), { folder });
  const found = async (since = new Date(Date.now() - MINUTE_MS)) => {
    const { found: all } = (await trial.world.inbox.fromAddresses('marcus', ['quinn@college.example.edu'], since)) as {
      found: { id: string }[];
    };
    return all;
  };

  it('M-05 a look that finds nothing is one command on a connection that is there, whatever was sent and however full the inbox is', async () => {
    trial.account.inbox.synthesize(100_000);
    const cursor = await start();
    for (let at = 0; at < 10; at += 1) await trial.send({ messageId: `${at}@x` });
    trial.host.imap.calm();
    for (let at = 0; at < 3; at += 1) expect(await look(cursor)).toMatchObject({ kind: 'page', arrived: [], cursor });
    expect(trial.host.imap.names).toEqual(['STATUS', 'STATUS', 'STATUS']);
  });

  it('M-03 a mailbox that was disconnected is left at once', async () => {
    await start();
    expect(trial.host.imap.open).toBe(1);
    await trial.world.changes.announce({ userId: 'somebody else', present: null, reason: 'disconnected', now: new Date() }, null);
    await look(await start());
    expect(trial.host.imap.open).toBe(1);
    await trial.world.changes.announce({ userId: 'marcus', present: null, reason: 'disconnected', now: new Date() }, null);
    while (trial.host.imap.open > 0) await nextRound();
  });

  it('M-05 nothing in the mailbox is marked, moved or deleted, and folders are opened read-only', async () => {
    const cursor = await start();
    const { uid } = deliver('Nice film');
    deliver('Filtered', 'Junk');
    const page = (await look(cursor)) as { arrived: { id: string }[] };
    await trial.world.inbox.message('marcus', page.arrived[0]?.id ?? '');
    await trial.world.inbox.raw('marcus', page.arrived[0]?.id ?? '');
    await found();
    await trial.world.inbox.arrivedAfter('marcus', new Date(Date.now() - MINUTE_MS), null);
    expect(trial.account.changes).toEqual([]);
    expect(trial.account.inbox.mails.find((mail) => mail.uid === uid)?.flags.size).toBe(0);
    expect(trial.host.imap.names).not.toContain('SELECT');
    expect(trial.host.imap.commands.filter(({ line }) => /BODY\[/.test(line))).toEqual([]);
  });

  it('M-05 numbers with a gap of any size are no reason to read for long', async () => {
    const cursor = await start();
    trial.account.inbox.uidNext = 3_000_000_000;
    deliver('Nice film');
    trial.host.imap.calm();
    expect(await look(cursor)).toMatchObject({ arrived: [{ clues: { from: 'quinn@college.example.edu' } }] });
    expect(trial.host.imap.names.length).toBeLessThan(40);
  });

  it('M-05 a folder that was rebuilt: the same message has the same number for us, and is found after the day before', async () => {
    const cursor = await start();
    deliver('Nice film');
    const [before] = ((await look(cursor)) as { arrived: { id: string }[] }).arrived;
    trial.account.inbox.synthesize(20_000);
    trial.account.inbox.renumber();
    expect(await look(cursor)).toEqual({ kind: 'cursor_expired' });
    const after = await trial.world.inbox.arrivedAfter('marcus', new Date(Date.now() - MINUTE_MS), null);
    expect((after as { found: { id: string }[] }).found.map(({ id }) => id)).toEqual([before?.id]);
    expect(await trial.world.inbox.message('marcus', before?.id ?? '')).toMatchObject({ message: { snippet: 'Nice film' } });
  });

  it('M-05 where the server counts changes, a folder that was put back from a copy is read again, although its numbers look right', async () => {
    trial.host.imap.countsChanges = true;
    deliver('Before');
    const cursor = await start();
    trial.account.inbox.modSeq -= 1;
    expect(await look(cursor)).toEqual({ kind: 'cursor_expired' });
    trial.account.inbox.modSeq += 10;
    expect(await look(cursor)).toMatchObject({ kind: 'page', arrived: [] });
    trial.host.imap.calm();
    const { cursor: next } = (await look(cursor)) as { cursor: string };
    expect(trial.host.imap.commands.map(({ line }) => line)).toEqual(['STATUS INBOX (UIDNEXT UIDVALIDITY HIGHESTMODSEQ)']);
    // A server that stops counting them goes on with the rest.
    trial.host.imap.countsChanges = false;
    trial.world.stop();
    expect(await look(next)).toMatchObject({ kind: 'page', arrived: [] });
  });

  it('M-05 a folder of 100,000 messages that has to be read again: a bounded number of commands, and the newest first', async () => {
    const cursor = await start();
    trial.account.inbox.synthesize(100_000);
    deliver('Nice film');
    trial.account.inbox.renumber();
    expect(await look(cursor)).toEqual({ kind: 'cursor_expired' });
    trial.host.imap.calm();
    const first = await trial.world.inbox.arrivedAfter('marcus', new Date(Date.now() - MINUTE_MS), null);
    expect(first).toMatchObject({ found: [{ clues: { from: 'quinn@college.example.edu' } }], nextPage: expect.any(String) });
    const { nextPage } = first as { nextPage: string };
    const rest = await trial.world.inbox.arrivedAfter('marcus', new Date(Date.now() - MINUTE_MS), nextPage);
    expect(rest).toEqual({ kind: 'found_page', found: [], nextPage: null });
    expect(trial.host.imap.names.length).toBeLessThan(40);
  });

  it('M-05 folders are found by their names where the server does not name their use, in modified UTF-7, and after they were renamed', async () => {
    trial.host.imap.saysSpecialUse = false;
    trial.account.folder('Junk').path = 'Courrier indésirable';
    trial.account.folder('Sent').path = 'Gesendete Objekte';
    deliver('Filtered', 'Courrier indésirable');
    expect(await found()).toHaveLength(1);
    trial.account.folder('Courrier indésirable').path = 'Spam';
    expect(await found()).toHaveLength(1);
    trial.host.filesSent = false;
    await trial.send();
    trial.world.clock.advance(MINUTE_MS);
    await trial.world.filing.run();
    expect(trial.account.appended).toMatchObject([{ folder: 'Gesendete Objekte', flags: ['\\Seen'] }]);
    trial.host.imap.saysSpecialUse = true;
  });

  it.each<[string, string, ImapFault]>([
    ['closes after the greeting', 'AUTHENTICATE', { kind: 'drop' }],
    ['refuses the look', 'STATUS', { kind: 'no', text: 'Not now' }],
    ['closes the connection', 'STATUS', { kind: 'drop' }],
    ['says good-bye', 'STATUS', { kind: 'bye', text: 'Shutting down' }],
    ['announces a literal of 2 GB', 'STATUS', { kind: 'literal', size: 2 ** 31 }],
    ['sends a line without an end', 'STATUS', { kind: 'line', size: 70_000 }],
  ])('M-05 M-06 a server that %s: the look fails, nothing is lost, and the next one works', async (_name, on, fault) => {
    const cursor = await start();
    deliver('Nice film');
    trial.world.stop();
    trial.host.imap.fail(on, fault, 2);
    expect(await look(cursor)).toMatchObject({ kind: 'unavailable', message: expect.any(String) });
    trial.host.imap.calm();
    expect(await look(cursor)).toMatchObject({ kind: 'page', arrived: [{}] });
    expect(await trial.kept()).toMatchObject({ state: 'connected' });
  });

  it.each([
    ['greets nobody', 'CONNECT'],
    ['greets and says nothing more', 'AUTHENTICATE'],
    ['says nothing to a look', 'STATUS'],
  ])('M-06 a server that %s holds nobody: the look ends', async (_name, on) => {
    await trial.begin({ timeoutMs: 300 });
    const cursor = await start();
    trial.world.stop();
    trial.host.imap.fail(on, { kind: 'stall' }, 1);
    expect(await look(cursor)).toMatchObject({ kind: 'unavailable' });
    expect(await look(cursor)).toMatchObject({ kind: 'page' });
  });

  it('M-05 a connection that died since is replaced within the same look', async () => {
    const cursor = await start();
    trial.host.imap.fail('STATUS', { kind: 'drop' }, 1);
    expect(await look(cursor)).toMatchObject({ kind: 'page' });
  });

  it('M-05 a message of 30 MB is not read whole', async () => {
    const cursor = await start();
    const big = `${reply(undefined, { from: COACH, text: 'Nice film' })}\r\n${'x'.repeat(30_000_000)}`;
    trial.account.deliver(big);
    const [arrived] = ((await look(cursor)) as { arrived: { id: string }[] }).arrived;
    expect(await trial.world.inbox.message('marcus', arrived?.id ?? '')).toMatchObject({
      message: { snippet: expect.stringMatching(/^Nice film/) },
    });
    const { raw } = (await trial.world.inbox.raw('marcus', arrived?.id ?? '')) as { raw: Buffer };
    expect(raw.length).toBe(1_000_000);
  });

  it('M-05 a message without a Message-ID is known by date, sender and subject', async () => {
    const cursor = await start();
    trial.account.deliver('From: quinn@college.example.edu\r\nDate: Sun, 22 Nov 2026 10:00:00 +0000\r\nSubject: Camp\r\n\r\nCome.');
    const [arrived] = ((await look(cursor)) as { arrived: { id: string }[] }).arrived;
    expect(arrived?.id).toMatch(/^digest:[0-9a-f]{64}$/);
    expect(await trial.world.inbox.message('marcus', arrived?.id ?? '')).toMatchObject({ message: { id: arrived?.id, snippet: 'Come.' } });
  });

  it('M-05 a sign-in that is lost is tried five times at most, with pauses', async () => {
    trial.account.password = 'another one';
    const answers = [];
    for (let failure = 0; failure < 8; failure += 1) {
      answers.push(((await trial.world.inbox.startCursor('marcus')) as { kind: string }).kind);
      trial.world.clock.advance(10 * MINUTE_MS);
    }
    expect(answers).toEqual([...Array.from({ length: 4 }, () => 'slow_down'), ...Array.from({ length: 4 }, () => 'needs_reconnect')]);
    expect(trial.host.imap.refusedSignIns).toBe(5);
  });
});
