import { figureText } from './figures.js';

describe('a figure that a coach is asked about', () => {
  it('P-14 U-12 of a GPA on another scale than 4.0 the coach confirms the number with its scale', () => {
    expect(figureText('gpa', 3.7)).toEqual({ figure: 'gpa', label: 'GPA', value: '3.7' });
    expect(figureText('gpa', { gpa: 4.6, gpaScale: '5.0 weighted' }).value).toBe('4.6 (5.0 weighted)');
  });

  it('has its name, and its value with the unit', () => {
    expect(figureText('weight', 215)).toEqual({ figure: 'weight', label: expect.stringMatching(/weight/i), value: '215 lbs' });
  });

  it('a time is read with how and where it was taken', () => {
    const dash = { value: 4.62, unit: 's', timing: 'laser', date: '2026-06-03', place: 'Nike camp', measuredBy: null };
    expect(figureText('fortyYardDash', dash).value).toBe('4.62 s (laser, Nike camp, June 2026)');
  });
});
