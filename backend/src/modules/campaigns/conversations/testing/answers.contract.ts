import { v7 } from 'uuid';

import { TooManyWaitingMails } from '../../writing/domain/limit-errors.js';
import type { Answers, NewAnswer } from '../application/ports/answers.js';

export interface AnswersHarness {
  answers: Answers;
  /** Two athletes, each with an email to a coach that was sent. */
  talks: [Talk, Talk];
  /** The address takes no more email of this athlete. */
  suppress: (userId: string, address: string) => Promise<void>;
  /** As many emails of the athlete wait as may. */
  fill: (talk: Talk) => Promise<void>;
}

export type Talk = Pick<NewAnswer, 'userId' | 'coachId' | 'mailId' | 'campaignId'>;

const NOW = new Date('2026-11-21T15:00:00.000Z');
const after = (ms: number) => new Date(NOW.getTime() + ms);

/** What every Answers does; run on the fake and on PostgreSQL. */
export function answersContract(open: () => Promise<AnswersHarness>): void {
  let t: AnswersHarness;

  beforeEach(async () => {
    t = await open();
  });

  /** Adds an answer of the first athlete; returns its id. */
  const add = async (changes: Partial<NewAnswer> = {}, talk = t.talks[0]): Promise<string> => {
    const id = changes.id ?? v7();
    const text = { toAddress: 'quinn@akron.test', subject: 'Re: Film', text: 'Thank you, Coach.', optOutToken: `token of ${id}` };
    const way = { gateway: 'smtp', fromAddress: 'marcus@mail.test', now: NOW, dueAt: NOW } as const;
    await t.answers.add({ ...talk, ...text, ...way, ...changes, id });
    return id;
  };
  const claim = async (now = NOW, limit = 10) => (await t.answers.claim(7, 'recruit.test', limit, now)).map(({ id }) => id);

  it('C-22 an answer is stored once, however often it is added with its id', async () => {
    const { userId, coachId } = t.talks[0];
    const id = await add();
    await add({ id, text: 'Other words' });
    expect(await t.answers.byId(id)).toEqual({ userId, coachId, text: 'Thank you, Coach.' });
    expect(await t.answers.byId(v7())).toBeNull();
    expect(await claim()).toEqual([id]);
  });

  it('C-22 is taken back while it waits, and when it was sent by hand; by its own athlete', async () => {
    const [waiting, byHand] = [await add(), await add({ gateway: null, fromAddress: null })];
    expect(await t.answers.takeBack(t.talks[1].userId, waiting)).toBe(false);
    expect([await t.answers.takeBack(t.talks[0].userId, waiting), await t.answers.takeBack(t.talks[0].userId, byHand)]).toEqual([
      true,
      true,
    ]);
    expect([await t.answers.byId(waiting), await t.answers.byId(byHand), await claim()]).toEqual([null, null, []]);
  });

  it('C-22 is not taken back once it is being sent', async () => {
    const id = await add();
    await claim();
    expect(await t.answers.takeBack(t.talks[0].userId, id)).toBe(false);
    expect(await t.answers.byId(id)).not.toBeNull();
  });

  it('C-22 is claimed once, when it is due, the oldest first, and never one that was sent by hand', async () => {
    const late = await add({ dueAt: after(2) });
    const early = await add({ dueAt: after(1) }, t.talks[1]);
    await add({ gateway: null, fromAddress: null });
    expect(await claim(NOW)).toEqual([]);
    expect([await claim(after(2), 1), await claim(after(2), 1), await claim(after(2))]).toEqual([[early], [late], []]);
  });

  it('C-22 a claim names the account of the thread, and an attempt of its own', async () => {
    const id = await add();
    const [mail] = await t.answers.claim(7, 'recruit.test', 1, NOW);
    expect(mail).toMatchObject({ id, gateway: 'smtp', senderAddress: 'marcus@mail.test', subject: 'Re: Film' });
    expect(mail).toMatchObject({ body: 'Thank you, Coach.', toAddress: 'quinn@akron.test', optOutToken: `token of ${id}` });
    expect(mail?.messageId).toBe(`${mail?.attemptId ?? ''}@recruit.test`);
  });

  it('C-22 nothing leaves to an address that takes no more email', async () => {
    const id = await add({ toAddress: 'gone@akron.test' });
    await t.suppress(t.talks[0].userId, 'gone@akron.test');
    expect([await claim(), await claim()]).toEqual([[], []]);
    expect(await t.answers.takeBack(t.talks[0].userId, id)).toBe(false);
  });

  it('C-22 counts among the emails that wait; one that was sent by hand does not', async () => {
    await t.fill(t.talks[0]);
    await expect(add()).rejects.toThrow(TooManyWaitingMails);
    const id = await add({ gateway: null, fromAddress: null });
    expect(await t.answers.byId(id)).not.toBeNull();
    await add({}, t.talks[1]);
  });
}
