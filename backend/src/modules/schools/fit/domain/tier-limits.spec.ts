import { akronWith, MARCUS } from '../testing/fit-examples.js';
import { type FitAthlete, NO_EVIDENCE, type PlayEvidence } from './fit-athlete.js';
import type { FitPart, FitPartKey } from './fit-part.js';
import type { FitSchool } from './fit-school.js';
import { partOf } from './parts/part-of.js';
import { tierLimits } from './tier-limits.js';

const SHOWN: PlayEvidence = { ...NO_EVIDENCE, hasFilm: true };
const said = { sentence: '', inputs: [] };
const exact = (key: FitPartKey, low = 90) => partOf.scored(key, { low, ...said });
const PARTS = [exact('academic'), exact('athletic'), exact('geographic'), exact('need', 30)];
const inPlaceOf = (key: FitPartKey, part: FitPart) => PARTS.map((one) => (one.key === key ? part : one));
/** A school that sets no limit of its own. */
const D2: Partial<FitSchool> = { id: 7, name: 'Ashland', division: 'D2', subdivision: null, conference: null };

interface Given {
  school?: Partial<FitSchool>;
  evidence?: PlayEvidence;
  parts?: readonly FitPart[];
  coverage?: number;
}

function limits({ school = {}, evidence = SHOWN, parts = PARTS, coverage = 100 }: Given) {
  const athlete: FitAthlete = { ...MARCUS, evidence };
  return tierLimits({ athlete, school: akronWith({ ...D2, ...school }), parts, coverage });
}
const calledAtMost = (given: Given) => limits(given).map(({ most }) => most);
const reasons = (given: Given) => limits(given).map(({ reason }) => reason);

describe('what keeps a total from being called likely', () => {
  it('F-10 is nothing where grades and size are known, something shows play, and enough is known', () => {
    expect(limits({})).toEqual([]);
  });

  it('F-10 is a part that is missing or a range, with who lacks what', () => {
    const unknown = (key: FitPartKey, missingFrom: 'profile' | 'school') =>
      reasons({ parts: inPlaceOf(key, partOf.unknown(key, { missingFrom, ...said })) });
    expect(unknown('academic', 'school')).toEqual(['Ashland publishes no test scores to compare you with.']);
    expect(unknown('academic', 'profile')).toEqual(['Your profile lacks a GPA or a test score that this school publishes.']);
    expect(unknown('athletic', 'school')).toEqual(['We have no sizes to compare you with at Ashland.']);
    expect(unknown('athletic', 'profile')).toEqual(['Your profile lacks your position, height or weight.']);
    expect(unknown('need', 'school')).toEqual([]);
    const range = (key: FitPartKey) => calledAtMost({ parts: inPlaceOf(key, partOf.scored(key, { low: 40, high: 90, ...said })) });
    expect([range('academic'), range('athletic'), range('geographic')]).toEqual([['target'], ['target'], []]);
    expect(calledAtMost({ parts: [] })).toEqual(['target', 'target']);
  });

  it('F-10 is that nothing shows play', () => {
    expect(limits({ evidence: NO_EVIDENCE })).toEqual([{ most: 'target', reason: expect.stringMatching(/^Nothing shows you play yet/) }]);
  });

  it('F-10 is less than 70 percent that is known', () => {
    expect(limits({ coverage: 70 })).toEqual([]);
    expect(reasons({ coverage: 69 })).toEqual(['Only 69% of the fit is known; 70% is needed.']);
  });
});

describe('a school that withdrew its offer', () => {
  const withdrawn = { ...SHOWN, withdrawn: [7] };

  it('F-10 is a reach, in words that ask for no offer of it', () => {
    const said = 'Ashland withdrew its offer, so it is a reach until its coaches show interest again.';
    expect(limits({ evidence: withdrawn })).toEqual([{ most: 'reach', reason: said }]);
    expect(reasons({ evidence: withdrawn, school: { division: 'D1', subdivision: 'FBS' } })).toEqual([said]);
    expect(limits({ evidence: { ...SHOWN, withdrawn: [8] } })).toEqual([]);
  });
});

describe('an FBS school that publishes nothing of whom it admits', () => {
  const unknown = inPlaceOf('academic', partOf.unknown('academic', { missingFrom: 'school', ...said }));
  const academy = (changes: Partial<FitSchool> = {}, evidence = SHOWN) =>
    limits({ evidence, parts: unknown, school: { name: 'Navy', division: 'D1', subdivision: 'FBS', academics: null, ...changes } });

  it('F-10 is a reach until its coaches show interest', () => {
    const reach = {
      most: 'reach',
      reason: 'Nothing that Navy publishes shows whom it admits: ask its admission office what it looks for.',
    };
    expect(academy()).toContainEqual(reach);
    expect(academy({}, { ...SHOWN, visits: [7] })).not.toContainEqual(reach);
    expect(academy({ subdivision: 'FCS' })).not.toContainEqual(reach);
    expect(academy({ academics: { ...akronWith({}).academics!, admissionRate: 0.9 } })).not.toContainEqual(reach);
    expect(limits({ parts: PARTS, school: { name: 'Navy', division: 'D1', subdivision: 'FBS', academics: null } })).not.toContainEqual(
      reach,
    );
  });
});

describe('a school that admits few', () => {
  const admitting = (admissionRate: number | null): Partial<FitSchool> => ({
    academics: { ...akronWith({}).academics!, admissionRate },
  });

  it('F-10 is a reach below 15 of 100, and a target for whom its coach wants', () => {
    expect(limits({ school: admitting(0.15) })).toEqual([]);
    expect(limits({ school: admitting(null) })).toEqual([]);
    expect(limits({ school: { academics: null } })).toEqual([]);
    expect(limits({ school: admitting(0.04) })).toEqual([
      { most: 'reach', reason: 'Ashland admits about 4 of 100 applicants, so it is nobody’s likely school.' },
    ]);
    expect(calledAtMost({ school: admitting(0.04), evidence: { ...SHOWN, offers: [7] } })).toEqual(['target']);
    expect(calledAtMost({ school: admitting(0.04), evidence: { ...SHOWN, visits: [7] } })).toEqual(['target']);
    expect(calledAtMost({ school: admitting(0.04), evidence: { ...SHOWN, offers: [8], visits: [9] } })).toEqual(['reach']);
    expect(reasons({ school: admitting(0.001) })[0]).toContain('about 1 of 100');
  });
});

describe('a school of the FBS', () => {
  const fbs = (conference: string | null, more: Given = {}) =>
    limits({ ...more, school: { division: 'D1', subdivision: 'FBS', conference } });
  const wanting = (evidence: Partial<PlayEvidence>): Given => ({ evidence: { ...SHOWN, ...evidence } });
  const noSize: Given = { parts: inPlaceOf('athletic', partOf.unknown('athletic', { missingFrom: 'school', ...said })) };

  it('F-10 is a target at most until its own coach makes an offer', () => {
    expect(fbs('Mid-American')).toEqual([
      { most: 'target', reason: 'Size and grades do not show who plays in the FBS. An offer from Ashland would.' },
    ]);
    expect(fbs('Mid-American', wanting({ offers: [7] }))).toEqual([]);
    expect(fbs('Mid-American', wanting({ offers: [8] }))).toHaveLength(1);
  });

  it.each(['ACC', 'Big 12', 'Big Ten', 'SEC'])('F-10 is a reach in the %s, whose coaches choose first', (conference) => {
    const reason = `Size and grades do not show who plays in the FBS or the ${conference}. An offer from Ashland would.`;
    expect(fbs(conference)).toEqual([{ most: 'reach', reason }]);
    expect(fbs(conference, wanting({ visits: [7] }))).toEqual([{ most: 'target', reason: reason.replace(` or the ${conference}`, '') }]);
  });

  it('F-10 is a reach where no size can be compared', () => {
    const fbsLimit = (more: Given) => fbs(null, more)[0];
    expect(fbsLimit(noSize)).toEqual({
      most: 'reach',
      reason: 'Size and grades do not show who plays in the FBS. An offer from Ashland would.',
    });
    expect(fbsLimit({ ...noSize, ...wanting({ visits: [7] }) })?.most).toBe('target');
  });
});

describe('the rest of Division I', () => {
  const fcs = (more: Given = {}) => limits({ ...more, school: { division: 'D1', subdivision: 'FCS' } });

  it('F-10 is a target at most until any coach wants the athlete', () => {
    expect(fcs()).toEqual([{ most: 'target', reason: expect.stringContaining('who plays in Division I. A coach’s offer or visit would') }]);
    expect(fcs({ evidence: { ...SHOWN, offers: [99] } })).toEqual([]);
    expect(fcs({ evidence: { ...SHOWN, visits: [99] } })).toEqual([]);
  });

  it('F-10 or until its roster has a high need of the position', () => {
    expect(fcs({ parts: inPlaceOf('need', exact('need', 90)) })).toEqual([]);
    expect(fcs({ parts: inPlaceOf('need', exact('need', 70)) })).toHaveLength(1);
    expect(fcs({ parts: PARTS.slice(0, 3) })).toHaveLength(1);
  });
});
