import { lookedAt } from './looked-at';

const film = { subject: 'Film', text: 'My film.' };
const thanks = { subject: 'Film', text: 'My film. Thank you for Saturday.' };

describe('lookedAt', () => {
  it('C-23 an email counts only while it is the one that was on the screen', () => {
    const seen = lookedAt.shown(lookedAt.nothing, 1, film);
    expect([...lookedAt.done(seen)]).toEqual([1]);
    const changed = lookedAt.checked(seen, 1, thanks);
    expect([...lookedAt.done(changed)]).toEqual([]);
    expect([...lookedAt.done(lookedAt.checked(changed, 1, film))]).toEqual([1]);
  });

  it('C-23 after a change of the campaign each email is compared before it counts again', () => {
    const seen = lookedAt.shown(lookedAt.shown(lookedAt.nothing, 1, film), 2, film);
    const unsure = lookedAt.unsure(seen);
    expect(lookedAt.done(unsure).size).toBe(0);
    const compared = lookedAt.checked(lookedAt.checked(unsure, 1, film), 2, thanks);
    expect([...lookedAt.done(compared)]).toEqual([1]);
  });

  it('C-23 the last text that was looked at is kept, to mark what changed', () => {
    const seen = lookedAt.shown(lookedAt.shown(lookedAt.nothing, 1, film), 1, thanks);
    expect(seen.before.get(1)).toEqual(film);
    expect([...lookedAt.done(seen)]).toEqual([1]);
    expect(lookedAt.shown(seen, 1, thanks)).toBe(seen);
  });

  it('C-23 what the server checks before anything was looked at counts nothing', () => {
    expect(lookedAt.checked(lookedAt.nothing, 1, film)).toBe(lookedAt.nothing);
  });
});
