import { StatFileNotValid } from './maxpreps-errors.js';
import { readStatFile } from './read-stat-file.js';

const read = (text: string, jersey = '12') => Object.fromEntries(readStatFile(text, jersey).fields);

function refusals(text: string, jersey = '12'): string[] {
  try {
    readStatFile(text, jersey);
  } catch (error) {
    if (error instanceof StatFileNotValid) return error.errors.map(({ field, message }) => `${field}: ${message}`);
    throw error;
  }
  return [];
}

describe('a stat text file', () => {
  const FILE = 'Jersey|PassingComp|RushingLong|RushingYards\n12|18||31\n02||14|92\n2||7|-3';

  it.each([
    ['12', { PassingComp: 18, RushingYards: 31 }],
    ['02', { RushingLong: 14, RushingYards: 92 }],
    ['2', { RushingLong: 7, RushingYards: -3 }],
  ])('P-10 tells what was recorded of jersey %s, which is text', (jersey, figures) => {
    expect(read(FILE, jersey)).toEqual(figures);
  });

  it('P-10 takes a first line without "|" for the id of the supplier, in whatever line ends', () => {
    const text = `\uFEFF0123456789abcdef0123456789abcdef\r\n\r\n${FILE.replaceAll('\n', '\r\n')}\r\n`;
    expect(read(text)).toEqual({ PassingComp: 18, RushingYards: 31 });
    expect(readStatFile(text, '12').lines.get('PassingComp')).toEqual([4]);
  });

  it('P-10 adds up several lines of one jersey, and takes the longest of a "...Long"', () => {
    expect(read('Jersey|RushingNum|RushingLong|Sacks\n12|3|20|0.5\n7|9|90|1\n12|4|11|1')).toEqual({
      RushingNum: 7,
      RushingLong: 20,
      Sacks: 1.5,
    });
  });

  it('P-10 takes a line that is shorter than the names as blank at its end', () => {
    expect(read('Jersey|RushingNum|Sacks\n12|3')).toEqual({ RushingNum: 3 });
  });

  it('P-10 takes lines that end with a "|", and a jersey with its sign', () => {
    expect(read('Jersey|RushingNum|Sacks|\r\n12|3|.5|\r\n7|1||\r\n')).toEqual({ RushingNum: 3, Sacks: 0.5 });
    expect([read('Jersey|RushingNum\n#12|3'), read('Jersey|RushingNum\n12|3', '#12')]).toEqual([{ RushingNum: 3 }, { RushingNum: 3 }]);
  });

  it('P-10 refuses a file of more than 1,000 lines, or of longer lines than MaxPreps has, before it is taken apart', () => {
    const lines = (count: number) => `Jersey|RushingNum\n${'12|1\n'.repeat(count)}`;
    expect(read(lines(999))).toEqual({ RushingNum: 999 });
    expect(refusals(lines(1_000))).toEqual(['statsFile: The file has more than 1,000 lines. Choose the file of one game.']);
    expect(refusals(`Jersey|RushingNum\n12${'|'.repeat(20_000)}`)).toEqual([
      'statsFile: Line 2 has more than 20,000 characters. Choose the .txt file that was exported for MaxPreps.',
    ]);
  });

  it('P-10 does not mind what is wrong with other players', () => {
    expect(read('Jersey|RushingNum\n12|3\n7|many|1|1')).toEqual({ RushingNum: 3 });
  });

  it.each<[string, string[]]>([
    ['', ['statsFile: The file has no line with field names. They are split by “|” and begin with Jersey.']],
    ['0123456789abcdef', ['statsFile: The file has no line with field names. They are split by “|” and begin with Jersey.']],
    ['PK\0\u0003', ['statsFile: This is not a text file. Choose the .txt file that was exported for MaxPreps.']],
    ['Jersey|RushingNum', ['statsFile: The file has field names, but no line with a player.']],
    ['Name|RushingNum\n12|3', ['statsFile: Line 1: the first field must be Jersey, not “Name”.']],
    [
      'id\nJersey|rushingnum|Sacks|Sacks|<b>\n12|3',
      [
        'statsFile: Line 2: “rushingnum” is not a MaxPreps field. Did you mean RushingNum?',
        'statsFile: Line 2: Sacks is named twice.',
        'statsFile: Line 2: “<b>” is not a MaxPreps field.',
      ],
    ],
    [
      'Jersey|RushingNum|Sacks\n12|x|1/2\n12|3|1|7',
      [
        'statsFile: Line 2, RushingNum: “x” is not a number.',
        'statsFile: Line 2, Sacks: “1/2” is not a number.',
        'statsFile: Line 3 has 4 values, but only 3 fields are named.',
      ],
    ],
    ['Jersey|Sacks\n012|1\n2|1', ['jersey: The file has no line for jersey 12. It has 012, 2; 02 is not the same as 2.']],
  ])('P-10 says of %j by line and field what is wrong', (text, said) => {
    expect(refusals(text)).toEqual(said);
  });

  it('P-10 names no more than a screen can show', () => {
    expect(refusals(`Jersey|${Array.from({ length: 500 }, (_, at) => `x${at}`).join('|')}`)).toHaveLength(20);
  });
});
