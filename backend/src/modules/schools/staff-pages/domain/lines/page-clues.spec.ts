import { cluesOf } from './page-clues.js';
import { plainLine } from './page-line.js';

const clues = (lines: string[], hasPictures = false) =>
  cluesOf(
    lines.map((text) => plainLine(text)),
    hasPictures,
  );
const FROM = 'From: Nick Saban';
const SENT = 'Sent: Monday';

describe('what a page says about itself', () => {
  it.each<[string, string[], boolean]>([
    ['two lines of a head', [FROM, SENT], true],
    ['a quoted email', ['Subject: Hello', 'On Monday Nick Saban wrote:'], true],
    ['one line of it', [FROM, 'Hello'], false],
    ['names of lines without a value', ['From:', 'Sent:'], false],
    ['the 40th line', [FROM, ...Array<string>(38).fill('x'), SENT], true],
    ['the 41st line', [FROM, ...Array<string>(39).fill('x'), SENT], false],
    ['a line of 200 characters', [FROM, `To: ${'x'.repeat(196)}`], true],
    ['a line of 201 characters', [FROM, `To: ${'x'.repeat(197)}`], false],
  ])('B-01 the head of an email: %s', (_what, lines, isEmail) => {
    expect(clues(lines).isEmail).toBe(isEmail);
  });

  it('B-01 lines with a class, height or weight are marks of players', () => {
    expect(clues(['Fr.', 'R-So.', 'Junior', 'Redshirt Senior', '6-2', '6\' 11"', '205 lbs.', 'GR']).playerMarks).toBe(8);
    expect(clues(['Freshman Coach', '6', '205', 'Nick Saban', '5 lbs', '']).playerMarks).toBe(0);
  });

  it.each([
    [300, true, true],
    [301, true, false],
    [300, false, false],
    [0, true, true],
  ])('B-01 %i characters and pictures (%s) are a page of pictures: %s', (length, hasPictures, is) => {
    expect(clues(['x'.repeat(length - Math.floor(length / 2)), 'x'.repeat(Math.floor(length / 2))], hasPictures).isPictures).toBe(is);
  });

  it('B-01 the opening has the first 40 lines and every heading', () => {
    const lines = Array.from({ length: 43 }, (_one, at) => ({ ...plainLine(`line ${at + 1}`), level: at === 41 ? 2 : 0 }));
    const opening = cluesOf(lines, false).opening.split('\n');
    expect([opening[0], opening[39], opening[40], opening[41]]).toEqual(['line 1', 'line 40', 'line 42', '']);
    expect(opening).toHaveLength(42);
  });

  it('B-01 the opening has 200 characters of a line and 4,000 of the page', () => {
    expect(clues(['x'.repeat(201), 'y']).opening).toBe(`${'x'.repeat(200)}\ny\n`);
    expect(clues(Array<string>(30).fill('x'.repeat(200))).opening).toHaveLength(4_000);
  });
});
