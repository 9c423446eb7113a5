import { ageWords } from './age-words';

describe('the age of a backup', () => {
  it('O-06 is said in hours, from two days on in days', () => {
    const now = Date.parse('2026-11-25T10:00:00Z');
    const of = (at: string) => ageWords(at, now);
    expect(
      ['2026-11-25T09:30:00Z', '2026-11-25T08:00:00Z', '2026-11-23T11:00:00Z', '2026-11-23T10:00:00Z', '2026-11-26T00:00:00Z'].map(of),
    ).toEqual(['Less than an hour', '2 hours', '47 hours', '2 days', 'Less than an hour']);
  });
});
