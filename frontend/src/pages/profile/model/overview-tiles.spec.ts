import { userFixture } from '@/shared/testing/user-fixture';
import { overviewTiles } from './overview-tiles';

describe('the tiles of the overview', () => {
  it('P-02 shows height, weight, GPA and SAT', () => {
    const user = { ...userFixture, height: '6\'2"', weight: 205, gpa: 3.7, satScore: 1280, actScore: 27 };
    expect(overviewTiles(user)).toEqual([
      { label: 'Height', value: '6\'2"' },
      { label: 'Weight (lbs)', value: '205' },
      { label: 'GPA', value: '3.7' },
      { label: 'SAT', value: '1280' },
    ]);
  });

  it('P-02 shows the core GPA below the GPA', () => {
    expect(overviewTiles({ ...userFixture, gpa: 3.7, coreGpa: 3.5 })[2]).toEqual({
      label: 'GPA',
      value: '3.7',
      detail: 'Core GPA 3.5',
    });
  });

  it('P-14 shows the scale of a GPA that is not of 4.0, beside the core GPA', () => {
    expect(overviewTiles({ ...userFixture, gpa: 4.6, gpaScale: '5.0 weighted', coreGpa: 3.5 })[2]).toEqual({
      label: 'GPA',
      value: '4.6',
      detail: '5.0 weighted · Core GPA 3.5',
    });
    expect(overviewTiles({ ...userFixture, gpa: 93, gpaScale: '100-point' })[2]).toMatchObject({ value: '93', detail: '100-point' });
    expect(overviewTiles({ ...userFixture, gpa: 3.7, gpaScale: '4.0 unweighted' })[2]).toEqual({ label: 'GPA', value: '3.7' });
  });

  it('P-02 shows the ACT where there is no SAT', () => {
    expect(overviewTiles({ ...userFixture, actScore: 27 })[3]).toEqual({ label: 'ACT', value: '27' });
  });

  it('P-02 shows a dash for what is missing, and a test score without a name', () => {
    expect(overviewTiles(userFixture)).toEqual(['Height', 'Weight (lbs)', 'GPA', 'Test Score'].map((label) => ({ label, value: '–' })));
  });
});
