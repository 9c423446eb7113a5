import type { WrittenComparisonDto } from '@/shared/api';
import { writtenWords } from './written-words';

const row = (changes: Partial<WrittenComparisonDto['rows'][number]>) => ({
  ...{ label: 'Film', campaigns: 1, step: null, counted: 20, replied: 2, isBest: false },
  ...changes,
});
const words = (by: WrittenComparisonDto['by'], rows: WrittenComparisonDto['rows'], groups = rows.length) =>
  writtenWords({ by, groups, rows, counted: 42, replied: 9 });

describe('comparisons of what was written, in words', () => {
  it('N-06 name the best and its emails when there is enough to tell', () => {
    const { title, verdict, rows } = words('subject', [row({ label: 'Visit', replied: 12, isBest: true }), row({})]);
    expect([title, verdict]).toEqual(['By subject', 'Enough to tell: “Visit” got most replies for its emails (n = 42).']);
    expect(rows.map(({ label, replied }) => `${label}: ${replied}`)).toEqual(['“Visit”: 12 of 20 replied', '“Film”: 2 of 20 replied']);
  });

  it('N-06 say "too few to tell" otherwise, and that one alone is compared with nothing', () => {
    expect(words('template', [row({}), row({})]).verdict).toBe('Too few to tell which does best (n = 42).');
    expect(words('template', [row({})]).verdict).toBe('One template so far, so nothing to compare (n = 42).');
    expect(words('step', [row({ step: 0 })]).verdict).toBe('First emails only so far, so nothing to compare (n = 42).');
  });

  it('N-06 name templates by their campaigns, and no deleted one', () => {
    const { rows } = words('template', [row({ campaigns: 3 }), row({ label: null, campaigns: 0 })]);
    expect(rows.map(({ label }) => label)).toEqual(['Film and 2 more campaigns', 'Template of a deleted campaign']);
  });

  it('N-06 read placeholders of a subject as words', () => {
    const [subject] = words('subject', [row({ label: 'Class of {{student_graduation_year}} who follows {{school_name}}' })]).rows;
    expect(subject?.label).toBe('“Class of [graduation year] who follows [school name]”');
  });

  it('N-06 name the steps', () => {
    const { rows } = words(
      'step',
      [0, 1, 2, 3].map((step) => row({ label: null, step })),
    );
    expect(rows.map(({ label }) => label)).toEqual(['First email', 'First follow-up', 'Second follow-up', 'Third follow-up']);
  });

  it('N-06 say how many are not shown', () => {
    expect(words('subject', [row({})], 4).more).toBe('and 3 more subjects with fewer emails');
    expect(words('subject', [row({})], 2).more).toBe('and 1 more subject with fewer emails');
    expect(words('subject', [row({})]).more).toBeNull();
  });
});
