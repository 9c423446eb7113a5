import { keptText } from './kept-text';

const TEXT = { name: 'Film', subject: 'My film', template: 'Coach, my film.' };

describe('a campaign that somebody is writing', () => {
  const key = keptText.keyOf('marcus', 'film');

  afterEach(() => sessionStorage.clear());

  it('C-02 it is there again with the revision that it was written from, until it is saved', () => {
    keptText.put(key, { text: TEXT, revision: 3 });
    expect(keptText.get(key)).toEqual({ text: TEXT, revision: 3 });
    keptText.clear(key);
    expect(keptText.get(key)).toBeNull();
  });

  it('C-02 X-01 each campaign, a new one and each account have their own', () => {
    keptText.put(key, { text: TEXT, revision: 3 });
    for (const other of [keptText.keyOf('marcus', null), keptText.keyOf('marcus', 'camp'), keptText.keyOf('maya', 'film')]) {
      expect([other, keptText.get(other)]).toEqual([other, null]);
    }
  });

  it.each([['not json'], ['{"name":"Film"}'], ['{"name":"Film","subject":1,"template":"x"}'], ['null']])('C-02 %s is no text', (stored) => {
    sessionStorage.setItem(key, stored);
    expect(keptText.get(key)).toBeNull();
  });

  it('C-02 a revision that is no number is none', () => {
    sessionStorage.setItem(key, JSON.stringify({ ...TEXT, revision: 'three' }));
    expect(keptText.get(key)).toEqual({ text: TEXT, revision: null });
  });
});
