import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import { AlreadyAnswered, RequestNotFound, WordLinkNotValid } from '../domain/confirmation-errors.js';
import type { Figure } from '../domain/figures.js';
import { MemoryConfirmations, type AskedAthlete } from '../testing/memory-confirmations.js';
import { GiveWord } from './give-word.use-case.js';
import type { CoachAnswer } from './ports/confirmations.js';
import { RevokeWord } from './revoke-word.use-case.js';

const DAY_MS = 24 * 3600_000;
const ANSWER: Omit<CoachAnswer, 'now'> = {
  ...{ token: 'token', coachName: ' Dale Rivers ', coachSchool: ' East High ' },
  ...{ confirmed: ['weight'], notRight: [] },
};

describe('a coach’s word', () => {
  let clock: FixedClock;
  let athletes: Map<string, AskedAthlete>;
  let confirmations: MemoryConfirmations;
  let give: GiveWord;
  let revoke: RevokeWord;

  beforeEach(async () => {
    clock = new FixedClock();
    athletes = new Map([['marcus', { name: 'Marcus Lee', figures: { weight: 205 } }]]);
    confirmations = new MemoryConfirmations(athletes);
    give = new GiveWord(confirmations, clock);
    revoke = new RevokeWord(confirmations, clock);
    const asked = { coachName: 'Dale', coachSchool: 'East', address: 'dale@school.test', figures: ['weight'] satisfies Figure[] };
    const expiresAt = new Date(clock.now().getTime() + 14 * DAY_MS);
    await confirmations.ask({ id: 'request', athleteId: 'marcus', token: 'token', createdAt: clock.now(), expiresAt, ...asked });
  });

  it('U-12 looking uses nothing up, and what was typed around a name is left out', async () => {
    for (let times = 0; times < 2; times += 1) expect(await give.look('token')).toMatchObject({ athleteName: 'Marcus Lee' });
    await give.answer(ANSWER);
    expect(confirmations.kept[0]).toMatchObject({ coachName: 'Dale Rivers', coachSchool: 'East High', answeredAt: clock.now() });
  });

  it('U-12 a link is answered once, and for less than 14 days', async () => {
    await give.answer(ANSWER);
    await expect(give.answer(ANSWER)).rejects.toThrow(AlreadyAnswered);
    await expect(give.look('token')).rejects.toThrow(AlreadyAnswered);
    clock.advance(14 * DAY_MS);
    await expect(give.look('token')).rejects.toThrow(WordLinkNotValid);
  });

  it('U-12 a request that was taken back is dead, and only its athlete takes it back', async () => {
    await expect(revoke.run('maya', 'request')).rejects.toThrow(RequestNotFound);
    await revoke.run('marcus', 'request');
    await expect(give.answer(ANSWER)).rejects.toThrow(WordLinkNotValid);
    await expect(revoke.run('marcus', 'request')).rejects.toThrow(RequestNotFound);
  });
});
