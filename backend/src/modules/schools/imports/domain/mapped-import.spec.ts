import type { ColumnMapping } from './columns/column-mapping.js';
import { CoachFile } from './coach-file.js';
import { InvalidMapping } from './invalid-mapping.js';
import { RosterFile } from './roster-file.js';
import { SchoolFile } from './school-file.js';
import { SchoolIndex } from './school-index.js';

const AKRON = { id: 1, nameKey: 'akron', state: 'OH', aliases: [] };
const HEADER = ['School', 'Coach', 'E-mail', 'Position/Title', 'Cell', 'Notes'];
const MAPPING = new Map([
  ['School', 'school_name'],
  ['Coach', 'coach_name'],
  ['E-mail', 'coach_email'],
  ['Position/Title', 'coach_title'],
  ['Cell', 'coach_phone'],
  ['Notes', ''],
]);

function read(row: string[], mapping?: ColumnMapping): CoachFile {
  const file = new CoachFile(HEADER, 1, new SchoolIndex().add([AKRON]), mapping);
  file.add(row, 2);
  return file;
}

const codes = (issues: { column: string; code: string }[]) => issues.map(({ column, code }) => `${column} ${code}`);
const ROW = ['Akron', 'Dana Fieldhouse', 'dana@akron.test', 'Head Coach', '(330) 555-0100', 'nice'];

describe('an import whose columns the admin chose', () => {
  it('B-08 stores email, title and phone of headers that no import knows', () => {
    const file = read(ROW, MAPPING);
    expect(file.takeBatch()).toMatchObject([
      { name: 'Dana Fieldhouse', email: 'dana@akron.test', title: 'Head Coach', phone: expect.stringMatching(/330/u) as string },
    ]);
    expect(file.warnings).toEqual([]);
  });

  it('B-08 K-04 without a mapping these columns are left out and said so', () => {
    const file = read(ROW);
    expect(file.takeBatch()).toMatchObject([{ name: 'Dana Fieldhouse', email: null, title: '', phone: null }]);
    expect(codes(file.warnings)).toContain('e_mail unknown_column');
  });

  it('B-08 a bad optional value is dropped with a warning, the row is stored', () => {
    const file = read(['Akron', 'Dana Fieldhouse', 'nobody', 'Head Coach', 'call me', ''], MAPPING);
    expect(file.takeBatch()).toMatchObject([{ email: null, phone: null, title: 'Head Coach' }]);
    expect(file.errorCount).toBe(0);
    expect(codes(file.warnings)).toEqual(['coach_email dropped_value', 'coach_phone dropped_value', 'coach_email coach_without_email']);
    expect(file.warnings[0]).toMatchObject({
      row: 1,
      line: 2,
      value: 'nobody',
      message: expect.stringMatching(/^Row 2: .* It was left out\.$/u) as string,
    });
  });

  it('B-08 K-04 without a mapping the same row is refused', () => {
    const file = new CoachFile(['school_name', 'coach_name', 'coach_email'], 1, new SchoolIndex().add([AKRON]));
    file.add(['Akron', 'Dana Fieldhouse', 'nobody'], 2);
    expect(codes(file.errors)).toEqual(['coach_email invalid_email']);
    expect(file.takeBatch()).toEqual([]);
  });

  it.each(['mailto:dana@akron.test', 'MAILTO:dana@akron.test?subject=Hi', 'mailto: dana@akron.test'])('B-08 strips %s', (cell) => {
    expect(read(['Akron', 'Dana Fieldhouse', cell], MAPPING).takeBatch()).toMatchObject([{ email: 'dana@akron.test' }]);
  });

  it('B-08 what the admin corrected takes the place of the cell, in a column that the file lacks too', () => {
    const schools = [AKRON, { ...AKRON, id: 2, state: 'NY' }];
    const file = new CoachFile(HEADER, 1, new SchoolIndex().add(schools), MAPPING);
    const row = ['Akron', 'Dana Fieldhouse', 'nobody', '', 'x1234', ''];
    file.add(row, 2, 7);
    file.add(
      row,
      3,
      8,
      new Map([
        ['state', 'New York'],
        ['coach_email', 'dana@akron.test'],
        ['coach_phone', ''],
      ]),
    );
    expect(file.takeBatch()).toMatchObject([{ schoolId: 2, email: 'dana@akron.test', phone: null }]);
    expect(codes(file.errors)).toEqual(['school_name ambiguous_school']);
    expect(file.warnings).toEqual([]);
    const values = {
      school_name: 'Akron',
      coach_name: 'Dana Fieldhouse',
      coach_email: 'nobody',
      coach_title: '',
      coach_phone: 'x1234',
      state: '',
    };
    expect(file.toCorrect).toEqual([{ sheetRow: 7, values }]);
  });

  it('B-08 a row that does without a value is offered for correction, a row without a fault is not', () => {
    const file = read(['Akron', 'Dana Fieldhouse', 'dana@akron.test', '', 'x1234', ''], MAPPING);
    file.add(ROW, 3);
    expect(file.toCorrect).toMatchObject([{ sheetRow: 2, values: { coach_phone: 'x1234' } }]);
  });

  it('B-08 at most 100 rows are offered for correction, all are counted', () => {
    const file = read(ROW, MAPPING);
    for (let row = 0; row < 120; row += 1) file.add(['Nowhere', 'Dana', '', '', '', ''], row + 3);
    expect([file.toCorrect.length, file.refusedRows]).toEqual([100, 120]);
  });

  it('B-08 messages count rows as the spreadsheet does', () => {
    const file = new CoachFile(HEADER, 3, new SchoolIndex().add([AKRON]), MAPPING);
    file.add(['Akron', 'Dana Fieldhouse', '', '', 'x1234', ''], 9, 7);
    file.add(['Nowhere', 'Dana', '', '', '', ''], 12, 8);
    expect(file.warnings.map(({ message, row, line, sheetRow }) => [message.slice(0, 6), row, line, sheetRow])).toEqual([
      ['Row 7:', 1, 9, 7],
      ['Row 7:', 1, 9, 7],
    ]);
    expect(file.errors[0]).toMatchObject({ row: 2, line: 12, sheetRow: 8, message: expect.stringMatching(/^Row 8:/u) as string });
  });

  it('B-08 a state that is none is dropped where the name alone finds the school', () => {
    const header = ['School', 'St.', 'Coach'];
    const mapping = new Map([
      ['School', 'school_name'],
      ['St.', 'state'],
      ['Coach', 'coach_name'],
    ]);
    const file = new CoachFile(
      header,
      1,
      new SchoolIndex().add([AKRON, { ...AKRON, id: 2, nameKey: 'wheaton' }, { ...AKRON, id: 3, nameKey: 'wheaton', state: 'MA' }]),
      mapping,
    );
    file.add(['Akron', 'XX', 'Dana'], 2);
    file.add(['Wheaton', 'XX', 'Lee'], 3);
    expect(file.takeBatch()).toMatchObject([{ schoolId: 1 }]);
    expect(codes(file.warnings)).toContain('state dropped_value');
    expect(codes(file.errors)).toEqual(['school_name ambiguous_school']);
  });

  it('B-08 joins a name that is in two columns', () => {
    const mapping = new Map([
      ['School', 'school_name'],
      ['First', 'coach_first_name'],
      ['Last', 'coach_last_name'],
    ]);
    const file = new CoachFile(['School', 'First', 'Last'], 1, new SchoolIndex().add([AKRON]), mapping);
    file.add(['Akron', 'Dana', 'Fieldhouse'], 2);
    file.add(['Akron', '', 'Robin'], 3);
    file.add(['Akron', '', ''], 4);
    expect(file.takeBatch()).toMatchObject([{ name: 'Dana Fieldhouse' }, { name: 'Robin' }]);
    expect(codes(file.errors)).toEqual(['coach_name required']);
  });

  it('B-08 a mapping speaks of the second column of a name, and of one without a header', () => {
    const mapping = new Map([
      ['Name', 'school_name'],
      ['Name (2)', 'coach_name'],
      ['Column C', 'coach_email'],
    ]);
    const file = new CoachFile(['Name', 'Name', ''], 1, new SchoolIndex().add([AKRON]), mapping);
    file.add(['Akron', 'Dana', 'dana@akron.test'], 2);
    expect(file.takeBatch()).toMatchObject([{ name: 'Dana', email: 'dana@akron.test' }]);
  });

  it('B-08 what a row cannot do without still refuses it', () => {
    expect(codes(read(['Nowhere', '', 'dana@akron.test'], MAPPING).errors)).toEqual(['school_name unknown_school', 'coach_name required']);
  });

  it('B-08 warns of a header that the mapping does not name', () => {
    const file = read(ROW, new Map([...MAPPING].filter(([header]) => header !== 'Notes')));
    expect(codes(file.warnings)).toEqual(['Notes unknown_column']);
  });

  it.each([
    ['a header that is not there', [['Fax', 'coach_phone']], 'unknown_header'],
    ['a column that no import has', [['Cell', 'fax']], 'unknown_field'],
    ['one column twice', [['Cell', 'coach_email']], 'repeated_field'],
  ] as const)('B-08 X-05 refuses %s', (_what, pairs, code) => {
    const refused = () => read(ROW, new Map([...MAPPING, ...pairs]));
    expect(refused).toThrow(InvalidMapping);
    expect(() => read(ROW, new Map([['School', 'school_name']]))).toThrow('The file has no column "coach_name".');
    try {
      refused();
    } catch (error) {
      expect((error as InvalidMapping).errors).toEqual([expect.objectContaining({ field: 'mapping', code })]);
    }
  });

  it('B-08 holds for schools and rosters too, but never guesses a season', () => {
    const schools = new SchoolFile(
      ['Name', 'Div', 'City', 'State', 'Web'],
      1,
      new Map([
        ['Name', 'name'],
        ['Div', 'division'],
        ['City', 'city'],
        ['State', 'state'],
        ['Web', 'website_url'],
      ]),
    );
    schools.add(['Akron', 'D1', 'Akron', 'OH', 'javascript:x'], 2);
    expect(schools.takeBatch().schools).toMatchObject([{ name: 'Akron', websiteUrl: null }]);
    expect(codes(schools.warnings)).toContain('website_url dropped_value');

    const frame = { schools: new SchoolIndex().add([AKRON]), season: 2026 };
    const rosters = new RosterFile(
      ['Team', 'Player', 'Pos', 'Ht', 'Season'],
      1,
      frame,
      new Map([
        ['Team', 'school_name'],
        ['Player', 'player_name'],
        ['Pos', 'position'],
        ['Ht', 'height'],
        ['Season', 'season'],
      ]),
    );
    rosters.add(['Akron', 'Lee Sample', 'QB', 'tall', '2025'], 2);
    rosters.add(['Akron', 'Sam Sample', 'QB', '6-2', 'last'], 3);
    expect(rosters.takeBatch()).toMatchObject([{ name: 'Lee Sample', heightInches: null, season: 2025 }]);
    expect(codes(rosters.errors)).toEqual(['season invalid_season']);
  });
});
