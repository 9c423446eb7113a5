import { FAULTS, type Fault } from '../../../../../../test/gmail/fault-script.js';
import { GmailTrial } from '../../../../../../test/gmail/gmail-trial.js';

const HOUR_MS = 3_600_000;

describe('what the Gmail gateway knows of an email afterwards', () => {
  let trial: GmailTrial;

  beforeAll(async () => {
    trial = await GmailTrial.start();
  });

  afterAll(() => trial.google.stop());

  beforeEach(() => trial.begin());

  describe('an email of which nobody knows whether it left', () => {
    it.each([[false], [true]])('G-04 is found with its thread (Message-ID rewritten: %s)', async (rewritten) => {
      trial.mailbox.rewritesMessageId = rewritten;
      trial.google.fail('messages.send', { kind: 'lose-answer' }, { times: 1 });
      expect(await trial.send()).toMatchObject({ kind: 'unknown' });
      const [sent] = trial.mailbox.sent;
      expect(await trial.lookUp()).toEqual({ kind: 'sent', providerMessageId: sent?.id, threadId: sent?.threadId });
      // Another mail to the same coach is not taken for it.
      expect(await trial.lookUp({ messageId: 'other@x' })).toEqual({ kind: 'absent' });
    });

    it('G-04 is found when the athlete has put it into the bin', async () => {
      trial.google.fail('messages.send', { kind: 'lose-answer' }, { times: 1 });
      await trial.send();
      trial.mailbox.trash(trial.mailbox.sent[0]?.id ?? '');
      expect(await trial.lookUp()).toMatchObject({ kind: 'sent' });
    });

    it('G-04 is absent when it is not there, and may then leave', async () => {
      trial.google.fail('messages.send', { kind: 'reset' }, { times: 1 });
      await trial.send();
      expect(await trial.lookUp()).toEqual({ kind: 'absent' });
    });

    it('G-04 a look that fails proves nothing', async () => {
      trial.google.fail('messages.send', { kind: 'reset' }, { times: 1 });
      await trial.send();
      for (const fault of [FAULTS.unavailable, FAULTS.tooMany, { kind: 'reset' }] as Fault[]) {
        trial.google.fail('messages.list', fault, { times: 1 });
        expect(await trial.lookUp()).toEqual({ kind: 'cannot_tell' });
      }
    });

    it('G-04 another mailbox connected since proves nothing', async () => {
      trial.google.fail('messages.send', { kind: 'reset' }, { times: 1 });
      await trial.send();
      trial.google.addAccount('other@gmail.example');
      await trial.grant('other@gmail.example');
      expect(await trial.lookUp()).toEqual({ kind: 'cannot_tell' });
    });

    it('G-04 with sending only nobody can look: the athlete decides, unless it was never handed over', async () => {
      await trial.connect({ canReadReplies: false });
      trial.google.fail('messages.send', { kind: 'lose-answer' }, { times: 1 });
      await trial.send();
      expect(await trial.lookUp()).toEqual({ kind: 'cannot_tell' });
      expect(await trial.lookUp({ messageId: 'never-handed-over@x' })).toEqual({ kind: 'absent' });
      const long = new Date(trial.world.clock.now().getTime() - 31 * 24 * HOUR_MS);
      expect(await trial.lookUp({ messageId: 'never-handed-over@x', claimedAt: long })).toEqual({ kind: 'cannot_tell' });
    });
  });

  describe('a follow-up', () => {
    const followUp = (first: { providerMessageId: string | null; threadId: string | null }) => ({
      messageId: 'second@recruit.example',
      thread: { ...first, inReplyTo: trial.mail().messageId, references: [trial.mail().messageId] },
    });

    it.each([[false], [true]])(
      'G-04 continues in the thread, under the Message-ID that the coach knows (rewritten: %s)',
      async (rewritten) => {
        trial.mailbox.rewritesMessageId = rewritten;
        const first = (await trial.send()) as { providerMessageId: string; threadId: string };
        const known = trial.mailbox.sent[0]?.header('message-id');
        expect(await trial.send(followUp(first))).toMatchObject({ kind: 'sent', threadId: first.threadId });
        const second = trial.mailbox.sent[1];
        expect(second?.header('in-reply-to')).toBe(known);
        expect(second?.header('references')).toBe(known);
      },
    );

    it.each([[false], [true]])(
      'C-19 a second follow-up names both emails before it as the coach knows them (rewritten: %s)',
      async (rewritten) => {
        trial.mailbox.rewritesMessageId = rewritten;
        const first = (await trial.send()) as { providerMessageId: string; threadId: string };
        const ours = [trial.mail().messageId, 'second@recruit.example'];
        const second = (await trial.send(followUp(first))) as { providerMessageId: string };
        const thread = { ...first, ...second, inReplyTo: 'second@recruit.example', references: ours };
        await trial.send({ messageId: 'third@recruit.example', thread });
        const known = trial.mailbox.sent.slice(0, 2).map((sent) => sent.header('message-id'));
        expect(known.map((id) => ours.includes(id.slice(1, -1)))).toEqual([!rewritten, !rewritten]);
        const third = trial.mailbox.sent[2];
        expect([third?.header('in-reply-to'), third?.header('references')]).toEqual([known[1], known.join(' ')]);
      },
    );

    it('G-04 begins a thread of its own when the athlete deleted the first email', async () => {
      const first = (await trial.send()) as { providerMessageId: string; threadId: string };
      trial.mailbox.remove(first.providerMessageId);
      expect(await trial.send(followUp(first))).toMatchObject({ kind: 'sent' });
      expect(trial.mailbox.sent.map((sent) => sent.header('message-id'))).toEqual(['<second@recruit.example>']);
    });

    it('G-04 with sending only it goes by what was recorded', async () => {
      await trial.connect({ canReadReplies: false });
      const first = (await trial.send()) as { providerMessageId: string; threadId: string };
      await trial.send(followUp(first));
      expect(trial.mailbox.sent[1]?.header('in-reply-to')).toBe(`<${trial.mail().messageId}>`);
      expect(trial.mailbox.sent[1]?.threadId).toBe(first.threadId);
    });
  });
});
