import type { MailboxAccount } from '../application/ports/mailbox-accounts.js';
import type { SentFolder } from '../application/ports/sent-folder.js';

export interface SentFolderUnderTest {
  folder: SentFolder;
  account: MailboxAccount;
  /** Returns a mailbox that refuses every sign-in from now on. */
  lock: () => MailboxAccount;
}

const mail = (messageId: string) =>
  Buffer.from(`Message-ID: <${messageId}>\r\nFrom: marcus@mail.example\r\nSubject: Film\r\n\r\nCoach, my film.\r\n`);

/** What filing of sent email relies on; run on the fake and on a server. */
export function sentFolderContract(open: () => Promise<SentFolderUnderTest>): void {
  it('M-04 mail that was put there is found by its id, and no other', async () => {
    const { folder, account } = await open();
    expect(await folder.find(account, 'one@recruit.test')).toBe('absent');
    expect(await folder.append(account, mail('one@recruit.test'))).toBe(true);
    expect([await folder.find(account, 'one@recruit.test'), await folder.find(account, 'two@recruit.test')]).toEqual(['found', 'absent']);
  });

  it('M-04 a mailbox that cannot be looked into tells nothing, and takes nothing; neither throws', async () => {
    const { folder, lock } = await open();
    const locked = lock();
    expect([await folder.find(locked, 'one@recruit.test'), await folder.append(locked, mail('one@recruit.test'))]).toEqual([
      'cannot_tell',
      false,
    ]);
  });
}
