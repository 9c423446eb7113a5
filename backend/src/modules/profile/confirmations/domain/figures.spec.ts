import { figureText } from './figures.js';

describe('a figure that a coach is asked about', () => {
  it('P-14 U-12 of a GPA on another scale than 4.0 the coach confirms the number with its scale', () => {
    expect(figureText('gpa', 3.7)).toEqual({ figure: 'gpa', label: 'GPA', value: '3.7' });
    expect(figureText('gpa', { gpa: 4.6, gpaScale: '5.0 weighted' }).value).toBe('4.6 (5.0 weighted)');
  });
});
