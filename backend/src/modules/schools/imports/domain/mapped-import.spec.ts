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
      message: expect.stringMatching(/^Row 1: .* It was left out\.$/u) as string,
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
