import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { averageText, countOf, countText, gpaText, percentOf, sizeText } from './index';

const web = join(__dirname, '..', '..', '..');
const here = join('shared', 'lib', 'figures');

describe('a figure in words', () => {
  it.each([
    [3.7, '3.7'],
    [4, '4.0'],
    [3.65, '3.65'],
    [2.3, '2.3'],
  ])('F-05 P-02 a GPA of %d reads %s, as in "D1 3.0+"', (gpa, words) => {
    expect(gpaText(gpa)).toBe(words);
  });

  it.each([
    [countText(1204), '1,204'],
    [countOf(1, 'email'), '1 email'],
    [countOf(1200, 'school has', 'schools have'), '1,200 schools have'],
    [percentOf(5, 21), '24%'],
    [percentOf(0, 0), '–'],
    [averageText(5), '5.0'],
    [sizeText(0), '0 kB'],
    [sizeText(20), '1 kB'],
    [sizeText(1_540_000), '1.5 MB'],
  ])('has thousands, a unit and as many decimals as everywhere: %s', (words, expected) => {
    expect(words).toBe(expected);
  });

  it('issue 11 is written in this folder alone', () => {
    const elsewhere = readdirSync(web, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.spec)\.tsx?$/.test(file) && !file.startsWith(here))
      .filter((file) => /\.toFixed\(|NumberFormat|\.toLocaleString\(/.test(readFileSync(join(web, file), 'utf8')));
    expect(elsewhere).toEqual([]);
  });
});
