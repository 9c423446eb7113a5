import { keptLooks } from './kept-looks';
import { lookedAt } from './looked-at';

const key = keptLooks.keyOf('maya', 'film');
const looked = (...coaches: number[]) =>
  coaches.reduce((state, id) => lookedAt.shown(state, id, { subject: 'Film', text: `Coach ${id}` }), lookedAt.nothing);
const kept = (revision: number) => lookedAt.done(keptLooks.get(key, revision));

describe('emails that were looked at', () => {
  beforeEach(() => sessionStorage.clear());

  it('C-23 are kept for the same text', () => {
    keptLooks.put(key, 3, looked(1, 2));
    expect([...kept(3)]).toEqual([1, 2]);
  });

  it('C-23 count again after a change only when they are compared', () => {
    keptLooks.put(key, 3, looked(1, 2));
    expect([...kept(4)]).toEqual([]);
    const compared = lookedAt.checked(keptLooks.get(key, 4), 2, { subject: 'Film', text: 'Coach 2' });
    expect([...lookedAt.done(compared)]).toEqual([2]);
  });

  it('C-23 one that changed stays one to look at', () => {
    keptLooks.put(key, 3, lookedAt.checked(looked(1, 2), 1, { subject: 'Film', text: 'another' }));
    expect([...kept(3)]).toEqual([2]);
  });

  it.each(['{', '5', 'null', '{"revision":3,"letters":[[1]],"stale":["x"]}'])('C-23 what is not ours is not taken: %s', (text) => {
    sessionStorage.setItem(key, text);
    expect([...kept(3)]).toEqual([]);
  });

  it('C-23 of very many the last ones are kept', () => {
    const long = 'x'.repeat(400_000);
    const many = [1, 2, 3].reduce((state, id) => lookedAt.shown(state, id, { subject: '', text: long }), lookedAt.nothing);
    keptLooks.put(key, 3, many);
    expect([...kept(3)]).toEqual([2, 3]);
  });
});
