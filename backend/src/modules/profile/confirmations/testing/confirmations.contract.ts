import type { Confirmations, NewRequest } from '../application/ports/confirmations.js';
import { CONFIRMATION_LIMITS } from '../domain/confirmation-limits.js';
import type { Figure } from '../domain/figures.js';

export interface ConfirmationsUnderTest {
  confirmations: Confirmations;
  /** An athlete named Marcus Lee of 205 pounds with a GPA of 3.7, and nothing else. */
  athleteId: string;
  otherId: string;
  newId: () => string;
  setWeight: (pounds: number) => Promise<void>;
}

const NOW = new Date('2026-11-21T15:00:00.000Z');
const DAY_MS = 24 * 3600_000;
const after = (days: number) => new Date(NOW.getTime() + days * DAY_MS);

/** What every store of coaches' confirmations promises. */
export function confirmationsContract(open: () => Promise<ConfirmationsUnderTest>): void {
  let t: ConfirmationsUnderTest;
  beforeEach(async () => {
    t = await open();
  });

  const request = (changes: Partial<NewRequest> = {}): NewRequest => {
    const id = t.newId();
    const coach = { coachName: 'Dale Rivers', coachSchool: 'Akron East High', address: 'd.rivers@school.test' };
    const createdAt = changes.createdAt ?? NOW;
    const expiresAt = new Date(createdAt.getTime() + 14 * DAY_MS);
    return { id, athleteId: t.athleteId, ...coach, figures: ['weight', 'gpa'], token: `token ${id}`, createdAt, expiresAt, ...changes };
  };
  const ask = async (changes: Partial<NewRequest> = {}) => {
    const made = request(changes);
    await t.confirmations.ask(made);
    return made;
  };
  const answer = (token: string, confirmed: Figure[], notRight: Figure[] = [], now = after(1)) =>
    t.confirmations.answer({ token, confirmed, notRight, coachName: 'D. Rivers', coachSchool: 'East High', now });
  const code = (expected: string) => ({ code: expected });

  it('U-12 says who asks for which figures, with the values of the moment', async () => {
    const asked = request();
    expect(await t.confirmations.ask(asked)).toBe('Marcus Lee');
    expect(await t.confirmations.look(asked.token, after(13))).toEqual({
      athleteName: 'Marcus Lee',
      coachName: 'Dale Rivers',
      coachSchool: 'Akron East High',
      expiresAt: asked.expiresAt,
      figures: [
        { figure: 'weight', label: 'Weight', value: '205 lbs' },
        { figure: 'gpa', label: 'GPA', value: '3.7' },
      ],
    });
  });

  it('U-12 a figure that the profile does not say cannot be asked for, and nobody is asked', async () => {
    const asked = request({ figures: ['weight', 'height'] });
    await expect(t.confirmations.ask(asked)).rejects.toMatchObject(code('figure_missing'));
    await expect(t.confirmations.look(asked.token, NOW)).rejects.toMatchObject(code('link_not_valid'));
  });

  it('U-12 a link is answered once, also by two presses at the same moment; looking uses nothing up', async () => {
    const { token } = await ask();
    await t.confirmations.look(token, NOW);
    const presses = await Promise.allSettled([answer(token, ['weight']), answer(token, ['gpa'])]);
    expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(answer(token, ['weight'])).rejects.toMatchObject(code('already_answered'));
    await expect(t.confirmations.look(token, after(1))).rejects.toMatchObject(code('already_answered'));
  });

  it('U-12 an answer names each figure once, and only those that were asked for', async () => {
    const { token } = await ask({ figures: ['weight'] });
    for (const [confirmed, notRight] of [
      [[], []],
      [['gpa'], []],
      [['weight'], ['weight']],
    ] as [Figure[], Figure[]][]) {
      await expect(answer(token, confirmed, notRight)).rejects.toMatchObject(code('invalid_input'));
    }
    await answer(token, [], ['weight']);
  });

  it('U-12 after 14 days, revoked or unknown, a link opens nothing', async () => {
    const [late, revoked] = [await ask(), await ask()];
    await expect(t.confirmations.look(late.token, after(14))).rejects.toMatchObject(code('link_not_valid'));
    await expect(answer(late.token, ['weight'], [], after(14))).rejects.toMatchObject(code('link_not_valid'));
    await t.confirmations.revoke(t.athleteId, revoked.id, NOW);
    await expect(t.confirmations.look(revoked.token, NOW)).rejects.toMatchObject(code('link_not_valid'));
    await expect(t.confirmations.look('made up', NOW)).rejects.toMatchObject(code('link_not_valid'));
  });

  it('U-12 a figure that changed since is not asked about any more', async () => {
    const { token } = await ask();
    await t.setWeight(210);
    expect((await t.confirmations.look(token, NOW)).figures).toMatchObject([{ figure: 'gpa' }]);
    await expect(answer(token, ['weight'])).rejects.toMatchObject(code('invalid_input'));
    await answer(token, ['gpa']);
  });

  it('U-12 only who asked can take it back, and once', async () => {
    const { id } = await ask();
    await expect(t.confirmations.revoke(t.otherId, id, NOW)).rejects.toMatchObject(code('not_found'));
    await t.confirmations.revoke(t.athleteId, id, NOW);
    await expect(t.confirmations.revoke(t.athleteId, id, NOW)).rejects.toMatchObject(code('not_found'));
    await expect(t.confirmations.revoke(t.athleteId, 'no id', NOW)).rejects.toMatchObject(code('not_found'));
  });

  it('U-12 who could not be written to was not asked', async () => {
    const { id, token } = await ask();
    await t.confirmations.withdraw(id);
    await expect(t.confirmations.look(token, NOW)).rejects.toMatchObject(code('link_not_valid'));
  });

  it('U-12 so many wait for an answer at most; an expired one makes room', async () => {
    for (let n = 0; n < CONFIRMATION_LIMITS.open; n += 1) await ask();
    await expect(ask()).rejects.toMatchObject(code('too_many_open'));
    await ask({ createdAt: after(15) });
  });

  it('U-12 so many are asked in a year at most, revoked ones too', async () => {
    for (let n = 0; n < CONFIRMATION_LIMITS.aYear; n += 1) await t.confirmations.revoke(t.athleteId, (await ask()).id, NOW);
    await expect(ask({ createdAt: after(364) })).rejects.toMatchObject({ ...code('too_many_this_year'), status: 429 });
    await ask({ createdAt: after(366) });
  });
}
