import { MailboxTrial } from '../../../../../../test/mailbox/mailbox-trial.js';

const MINUTE_MS = 60_000;

describe('an email by a mailbox of which nobody knows whether it left', () => {
  let trial: MailboxTrial;

  beforeAll(async () => {
    trial = await MailboxTrial.start();
  });

  afterAll(() => trial.stop());

  beforeEach(() => trial.begin());

  const loseAnswer = async (kind: 'drop-before-answer' | 'drop-in-message') => {
    trial.host.smtp.behave(/./, { kind }, 1);
    expect(await trial.send()).toMatchObject({ kind: 'unknown' });
  };
  /** An email before, which the provider files, and which is seen in Sent. */
  const proveFiling = async () => {
    await trial.send({ messageId: 'before@x' });
    trial.world.clock.advance(MINUTE_MS);
    await trial.world.filing.run();
  };

  it('M-04 is found in Sent', async () => {
    await loseAnswer('drop-before-answer');
    expect(await trial.lookUp()).toEqual({ kind: 'sent', providerMessageId: null, threadId: null });
    expect(await trial.kept()).toMatchObject({ filesSent: true });
  });

  it('M-04 is looked for after 30 seconds, 2 and 10 minutes, and only then', async () => {
    await loseAnswer('drop-in-message');
    const attempt = { messageId: trial.mail().messageId, userId: 'marcus', toAddress: 'x@y.example', claimedAt: trial.world.clock.now() };
    const looks = async (ms: number) => {
      trial.world.clock.advance(ms);
      trial.host.imap.commands.length = 0;
      for (let at = 0; at < 3; at += 1) await trial.world.gateway.lookUp(attempt);
      return trial.host.imap.names.filter((name) => name === 'UID SEARCH').length;
    };
    const counts = [
      await looks(29_000),
      await looks(1_000),
      await looks(89_000),
      await looks(1_000),
      await looks(479_000),
      await looks(1_000),
    ];
    expect(counts).toEqual([0, 1, 0, 1, 0, 1]);
    expect(await looks(60 * MINUTE_MS)).toBe(0);
  });

  it('M-04 that it is not there proves nothing where the provider was never seen to file mail: the athlete decides', async () => {
    await loseAnswer('drop-in-message');
    expect(await trial.lookUp()).toEqual({ kind: 'cannot_tell' });
  });

  it('M-04 after an earlier mail was seen in Sent its absence proves that it did not leave', async () => {
    await proveFiling();
    await loseAnswer('drop-in-message');
    expect(await trial.lookUp()).toEqual({ kind: 'absent' });
  });

  it('M-04 a copy that Recruit put there itself proves nothing', async () => {
    trial.host.filesSent = false;
    await proveFiling();
    expect(trial.account.appended).toHaveLength(1);
    await loseAnswer('drop-in-message');
    expect(await trial.lookUp()).toEqual({ kind: 'cannot_tell' });
  });

  it('M-04 a look that fails proves nothing and does not count', async () => {
    await proveFiling();
    await loseAnswer('drop-in-message');
    trial.host.imap.fail('UID SEARCH', { kind: 'drop' }, 2);
    const attempt = { messageId: trial.mail().messageId, userId: 'marcus', toAddress: 'x@y.example', claimedAt: trial.world.clock.now() };
    trial.world.clock.advance(15 * MINUTE_MS);
    for (let at = 0; at < 3; at += 1) expect(await trial.world.gateway.lookUp(attempt)).toEqual({ kind: 'cannot_tell' });
    expect(await trial.world.sends.byMessage(attempt.messageId)).toMatchObject({ looks: 0 });
  });

  it('M-04 where nothing was ever handed over there is nothing to look for', async () => {
    expect(await trial.lookUp('never-handed-over@x')).toEqual({ kind: 'absent' });
  });

  describe('filing in Sent', () => {
    it('M-04 a provider that files by itself gets no second copy', async () => {
      await proveFiling();
      expect(trial.account.appended).toEqual([]);
      expect(trial.account.folder('Sent').mails).toHaveLength(1);
    });

    it('M-04 where it does not, the email is put there once, as read', async () => {
      trial.host.filesSent = false;
      await proveFiling();
      trial.world.clock.advance(60 * MINUTE_MS);
      await trial.world.filing.run();
      expect(trial.account.appended).toMatchObject([{ folder: 'Sent', flags: ['\\Seen'] }]);
      expect(trial.account.appended[0]?.raw.toString()).toContain('Message-ID: <before@x>');
    });

    it('M-04 an append whose answer was lost is not repeated; the look is', async () => {
      trial.host.filesSent = false;
      trial.host.imap.fail('APPEND', { kind: 'drop-after' }, 1);
      await proveFiling();
      for (let at = 0; at < 3; at += 1) {
        trial.world.clock.advance(60 * MINUTE_MS);
        await trial.world.filing.run();
      }
      expect(trial.account.appended).toHaveLength(1);
    });

    it('M-04 a full mailbox takes no copy: the email was sent all the same, and the copy is tried once', async () => {
      trial.host.filesSent = false;
      trial.host.imap.fail('APPEND', { kind: 'no', code: 'OVERQUOTA', text: 'Mailbox is full' });
      expect(await trial.send()).toMatchObject({ kind: 'sent' });
      for (let at = 0; at < 4; at += 1) {
        trial.world.clock.advance(20 * MINUTE_MS);
        await trial.world.filing.run();
      }
      expect(trial.host.imap.names.filter((name) => name === 'APPEND')).toHaveLength(1);
      expect(trial.host.smtp.mails).toHaveLength(1);
      expect(await trial.kept()).toMatchObject({ state: 'connected' });
    });

    it('M-04 without a folder for it nothing is lost and nobody is troubled', async () => {
      trial.host.filesSent = false;
      trial.account.folders.splice(1, 1);
      await proveFiling();
      expect(trial.account.appended).toEqual([]);
      expect(trial.host.smtp.mails).toHaveLength(1);
    });
  });
});
