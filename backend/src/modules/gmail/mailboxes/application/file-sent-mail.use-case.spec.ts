import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import { aMailbox } from '../testing/a-mailbox.js';
import { MemoryMailboxAccounts } from '../testing/memory-mailbox-accounts.js';
import { MemoryMailboxSends } from '../testing/memory-mailbox-sends.js';
import { ScriptedSentFolder } from '../testing/scripted-sent-folder.js';
import { FileSentMail } from './file-sent-mail.use-case.js';

const HOUR_MS = 3_600_000;

describe('filing mail that left', () => {
  let clock: FixedClock;
  let accounts: MemoryMailboxAccounts;
  let sends: MemoryMailboxSends;
  let folder: ScriptedSentFolder;
  let filing: FileSentMail;

  beforeEach(async () => {
    clock = new FixedClock();
    accounts = new MemoryMailboxAccounts();
    sends = new MemoryMailboxSends(accounts);
    folder = new ScriptedSentFolder();
    filing = new FileSentMail(accounts, sends, folder, clock);
    await accounts.connect(aMailbox('marcus'));
    await sends.reserve({ userId: 'marcus', messageId: 'film', pace: { dailyCap: 9, intervalMs: 0 }, now: clock.now() });
    await sends.fileLater('film', Buffer.from('Subject: Film'), clock.now());
  });

  /** The schedule goes on for two days. */
  const run = async (rounds = 48) => {
    for (let round = 0; round < rounds; round += 1) {
      await filing.run();
      clock.advance(HOUR_MS);
    }
  };
  const seen = async () => (await accounts.byUser('marcus'))?.filesSent;

  it('M-04 what the provider filed gets no copy, and that it files is known from then on', async () => {
    folder.answer = 'found';
    await run();
    expect([folder.appended, folder.looks, await seen()]).toEqual([[], 1, true]);
  });

  it('M-04 what it did not file is put there once', async () => {
    await run();
    expect([folder.appended.length, folder.looks, await seen()]).toEqual([1, 1, false]);
  });

  it('M-04 a full mailbox refuses the copy: it is not tried again, one look follows, and then it is over', async () => {
    folder.takes = false;
    await run();
    expect([folder.appended.length, folder.looks]).toEqual([1, 2]);
  });

  it('M-04 as long as nobody can tell nothing is put there; after a day it is over', async () => {
    folder.answer = 'cannot_tell';
    await run();
    expect([folder.appended.length, folder.looks, await seen()]).toEqual([0, 25, null]);
    folder.answer = 'absent';
    await run();
    expect(folder.appended).toEqual([]);
  });

  it('M-08 a copy never goes into another mailbox than the one that its email left from', async () => {
    await accounts.connect(aMailbox('marcus', { address: 'new@mail.example' }));
    await run();
    expect([folder.appended, folder.looks]).toEqual([[], 0]);
  });
});
