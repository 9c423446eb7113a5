import type { SchoolDetail } from '@/entities/school';
import { schoolFacts } from './school-facts';

const AKRON = {
  ...{ city: 'Akron', state: 'OH', division: 'D1', subdivision: 'FBS', association: null, conference: 'MAC', mascot: '', aliases: [] },
} as unknown as SchoolDetail;
const words = (facts: { label: string; value: string }[]) => facts.map(({ label, value }) => `${label}: ${value}`);

describe('what the directory says of a school', () => {
  it('K-01 what is not known is left out', () => {
    const said = words(schoolFacts.ofDirectory(AKRON));
    expect(said).toContain('Location: Akron, OH');
    expect(said).toContain('Conference: MAC');
    expect(said.join()).not.toMatch(/Mascot|Association|Other names/);
    expect(words(schoolFacts.ofDirectory({ ...AKRON, aliases: ['Zips', 'UA'] }))).toContain('Other names: Zips; UA');
  });

  it('K-01 figures of academics as people read them, a range only with both ends', () => {
    const academics = {
      ...{ admissionRate: 0.795, undergradEnrollment: 12345, testPolicy: null, satReading25: 480, satReading75: 590 },
      ...{ satMath25: 470, satMath75: null, act25: null, act75: null },
    } as unknown as NonNullable<SchoolDetail['academics']>;
    expect(words(schoolFacts.ofAcademics(academics))).toEqual(['Admission rate: 80%', 'Undergraduates: 12,345', 'SAT reading: 480–590']);
  });
});
