import { lettersOf, textRuns } from './text-runs.js';

/** What is on paper from left to right, as the font library draws it: it turns letters of the right around itself. */
function onPaper(line: string): string {
  return textRuns(line)
    .map(({ text, font }) => (font === 'hebrew' || font === 'arabic' ? lettersOf(text).reverse().join('') : text))
    .join('');
}

describe('lines in two directions', () => {
  it.each([
    ['Marcus Lee (QB)', 'Marcus Lee (QB)'],
    ['דוד לוי', 'יול דוד'],
    ['דוד (QB)', '(QB) דוד'],
    ['דוד (לוי) 7', '7 (יול) דוד'],
    ['Film of דוד לוי, 2026', 'Film of 2026 ,יול דוד'],
    ['דוד 12 לוי', 'יול 12 דוד'],
    ['משחק 7:30', '7:30 קחשמ'],
    ['12 דוד', 'דוד 12'],
  ])('P-15 %s is drawn %s', (read, drawn) => {
    expect(onPaper(read)).toBe(drawn);
  });

  it('P-15 each piece has the font of its letters; signs and digits stay with Inter', () => {
    expect(textRuns('王小明 vs 김민준 7')).toEqual([
      { text: '王小明', font: 'han' },
      { text: ' vs ', font: null },
      { text: '김민준', font: 'hangul' },
      { text: ' 7', font: null },
    ]);
  });

  it('P-15 a letter is not parted from its marks', () => {
    expect(lettersOf('é́कि')).toEqual(['é́', 'कि']);
  });
});
