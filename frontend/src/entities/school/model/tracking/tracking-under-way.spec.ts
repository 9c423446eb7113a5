import { trackingUnderWay } from './tracking-under-way';

/** An answer that comes when the test says so. */
function later() {
  let settle: { resolve: () => void; reject: () => void } = { resolve: () => undefined, reject: () => undefined };
  const answer = new Promise<void>((resolve, reject) => (settle = { resolve, reject: () => reject(new Error('lost')) }));
  return { answer, ...settle };
}

describe('a list that was asked for while something was changed', () => {
  const change = { leadLevel: 'hot' } as const;
  let store: object;

  beforeEach(() => {
    store = {};
  });

  it('R-05 what was changed before and during the read is put over it', async () => {
    trackingUnderWay.begin(store, 1, change);
    const read = later();
    const list = trackingUnderWay.over(store, read.answer);
    trackingUnderWay.begin(store, 2, change);
    read.resolve();
    expect(await list).toMatchObject([
      { schoolId: 1, change },
      { schoolId: 2, change },
    ]);
  });

  it('R-05 what the server stored in the meantime counts, and what it refused does not', async () => {
    const [stored, refused] = [trackingUnderWay.begin(store, 1, change), trackingUnderWay.begin(store, 2, change)];
    const read = later();
    const list = trackingUnderWay.over(store, read.answer);
    stored({ leadLevel: 'warm' });
    refused();
    read.resolve();
    expect(await list).toEqual([
      { schoolId: 1, change: { leadLevel: 'warm' } },
      { schoolId: 2, change: {} },
    ]);
  });

  it('R-05 what was answered before the read is known to it', async () => {
    trackingUnderWay.begin(store, 1, change)({ leadLevel: 'hot' });
    expect(await trackingUnderWay.over(store, Promise.resolve())).toEqual([]);
  });

  it('R-05 a list that could not be read gets nothing put over it, and another store has its own', async () => {
    trackingUnderWay.begin(store, 1, change);
    expect(await trackingUnderWay.over(store, Promise.reject(new Error('lost')))).toEqual([]);
    expect(await trackingUnderWay.over({}, Promise.resolve())).toEqual([]);
  });
});
