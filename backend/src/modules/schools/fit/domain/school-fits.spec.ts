import { akronWith, MARCUS } from '../testing/fit-examples.js';
import type { scoreFit } from './analyze-fit.js';
import { partOf } from './parts/part-of.js';
import { addSchoolFit, noSchoolFits } from './school-fits.js';

describe('the lists of the fits of an athlete', () => {
  const fit = (need: number | null): ReturnType<typeof scoreFit> => {
    const part = partOf.scored('need', { low: need ?? 0, sentence: '', inputs: [] });
    return { overall: { tier: 'target', score: 70, high: 80 }, parts: need === null ? [] : [part] } as unknown as ReturnType<
      typeof scoreFit
    >;
  };

  it('hold the same school at the same place, and null for what is not known', () => {
    const lists = noSchoolFits();
    const academics = { ...akronWith({}).academics!, admissionRate: 0.666, netPriceAverage: 15_000 };
    addSchoolFit(lists, { athlete: MARCUS, school: akronWith({ id: 5, academics }), fit: fit(90) });
    addSchoolFit(lists, { athlete: { ...MARCUS, home: null }, school: akronWith({ id: 6, academics: null }), fit: fit(null) });
    addSchoolFit(lists, { athlete: MARCUS, school: akronWith({ id: 7, campus: null }), fit: fit(30) });
    expect(lists).toEqual({
      ...{ schoolIds: [5, 6, 7], tiers: ['target', 'target', 'target'], scores: [70, 70, 70], highs: [80, 80, 80] },
      ...{ miles: [12, null, null], needs: [90, null, 30], admissionRates: [67, null, null], netPrices: [15_000, null, null] },
    });
  });
});
