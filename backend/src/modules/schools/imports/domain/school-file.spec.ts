import { ImportFileError } from '../../tables/domain/import-file-error.js';
import { SchoolFile } from './school-file.js';

const HEADER = ['name', 'division', 'city', 'state', 'conference', 'website_url', 'coach_name', 'coach_title', 'coach_email'];
const ROCK = ['Slippery Rock', 'D2', 'Slippery Rock', 'PA'];

function read(rows: string[][], header = HEADER): SchoolFile {
  const file = new SchoolFile(header, 1);
  rows.forEach((cells, at) => file.add(cells, at + 2));
  return file;
}

function codes(issues: { row: number; code: string }[]): string[] {
  return issues.map(({ row, code }) => `${row} ${code}`);
}

describe('a school file', () => {
  it('B-07 reads the association of a school in division na; one that is unknown is dropped with a warning', () => {
    const rows = [
      ['Blinn', 'na', 'Brenham', 'TX', 'n.j.c.a.a.'],
      ['Western', 'na', 'London', 'ON', 'U SPORTS'],
      ['Elsewhere', 'na', 'Akron', 'OH', 'NCAA'],
      ['Slippery Rock', 'D2', 'Slippery Rock', 'PA', 'NAIA'],
    ];
    const file = read(rows, ['name', 'division', 'city', 'state', 'association']);
    expect(file.takeBatch().schools.map(({ association }) => association)).toEqual(['NJCAA', 'U SPORTS', null, null]);
    expect([file.errorCount, codes(file.warnings)]).toEqual([0, ['3 dropped_value']]);
  });

  it('K-06 K-07 stores no coach for a vacant position or for two people in one cell, and says so', () => {
    const file = read([
      [...ROCK, 'N/A', '', 'TBD', 'Head Coach', ''],
      [...ROCK, '', '', 'Dana Hill & Pat Second', 'Safeties', 'dana@rock.test'],
    ]);
    const { schools, coaches } = file.takeBatch();
    expect([schools.map(({ conference }) => conference), coaches, file.errors]).toEqual([[null], [], []]);
    expect(codes(file.warnings)).toEqual(['1 coach_title_without_name', '2 dropped_value', '2 coach_title_without_name']);
  });

  it('K-06 refuses a name that is far too long', () => {
    expect(codes(read([['S'.repeat(121), 'D2', 'Slippery Rock', 'PA']]).errors)).toEqual(['1 too_long']);
  });

  it('K-06 K-07 gives one school and a coach for each of its rows', () => {
    const file = read([
      [...ROCK, '', '', 'Dana Fieldhouse', 'Head Coach', 'dana@rock.test'],
      [...ROCK, '', '', 'Sam Placeholder', 'Offensive Coordinator', 'sam@rock.test'],
    ]);
    const { schools, coaches } = file.takeBatch();
    expect(schools).toHaveLength(1);
    expect(coaches.map(({ name, position, isHeadCoach }) => [name, position, isHeadCoach])).toEqual([
      ['Dana Fieldhouse', 'HC', true],
      ['Sam Placeholder', 'OC', false],
    ]);
    expect(file.warnings).toEqual([]);
  });

  it('K-07 tells schools of one name in two states apart', () => {
    const file = read([
      ['Wheaton', 'D3', 'Wheaton', 'IL'],
      ['Wheaton', 'D3', 'Norton', 'MA'],
    ]);
    expect(file.takeBatch().schools.map(({ state }) => state)).toEqual(['IL', 'MA']);
  });

  it('B-07 takes a province for a school outside the NCAA alone', () => {
    const file = read([
      ['Western University', 'na', 'London', 'Ontario'],
      ['Simon Fraser', 'D2', 'Burnaby', 'BC'],
    ]);
    expect(file.takeBatch().schools.map(({ state }) => state)).toEqual(['ON']);
    expect(codes(file.errors)).toEqual(['2 invalid_state']);
  });

  it('K-06 K-07 warns of a coach and of a school that are in the file twice, and keeps the first', () => {
    const file = read([
      [...ROCK, '', '', 'René Example', 'Head Coach', 'one@rock.test'],
      [...ROCK, '', '', 'rene  example', 'Head Coach', 'two@rock.test'],
      ROCK,
      ['Slippery Rock', 'D3', 'Slippery Rock', 'PA', '', '', 'Lee Sample', '', 'lee@rock.test'],
    ]);
    const { schools, coaches } = file.takeBatch();
    expect(codes(file.warnings)).toEqual(['2 duplicate_coach', '3 duplicate_school', '4 duplicate_school']);
    expect(schools.map(({ division }) => division)).toEqual(['D2']);
    expect(coaches.map(({ email }) => email)).toEqual(['one@rock.test', 'lee@rock.test']);
  });

  it("K-07 fills a school's blanks from later rows, also in a later batch", () => {
    const file = read([[...ROCK, '', '', 'Dana Fieldhouse', '', 'dana@rock.test']]);
    expect(file.takeBatch().schools[0]).toMatchObject({ conference: null, websiteUrl: null });
    file.add([...ROCK, 'PSAC', 'www.sru.edu', 'Sam Placeholder', '', 'sam@rock.test'], 3);
    expect(file.takeBatch().schools).toMatchObject([{ conference: 'PSAC', websiteUrl: 'https://www.sru.edu' }]);
    file.add([...ROCK, 'Other', '', 'Lee Sample', '', 'lee@rock.test'], 4);
    expect(file.takeBatch().schools).toEqual([]);
  });

  it('K-07 says of a state where a formula failed what stands there, and that a blank one is missing', () => {
    const { errors } = read(['#REF!', '', 'N/A'].map((state) => ['Slippery Rock', 'D2', 'Slippery Rock', state]));
    expect(errors.map(({ column, code, value }) => [column, code, value])).toEqual([
      ['state', 'invalid_state', '#REF!'],
      ['state', 'required', ''],
      ['state', 'required', ''],
    ]);
  });

  it('K-07 takes short rows as blank cells and refuses filled cells beyond the header', () => {
    const file = read([ROCK, [...ROCK, '', '', '', '', '', '', 'lost']]);
    expect(codes(file.errors)).toEqual(['2 too_many_cells']);
    expect(file.errors[0]).toMatchObject({ value: 'lost', line: 3 });
    expect(file.takeBatch().schools).toHaveLength(1);
    expect(codes(read([[...ROCK, '', '', '', '', '', ' ', '']]).errors)).toEqual([]);
  });

  it('K-06 reports every fault of a row with column and reason', () => {
    const file = read([['', 'D9', 'Town', 'XX', '', 'javascript:x', 'A B', '', 'nobody']]);
    expect(file.errors.map(({ column, code }) => [column, code])).toEqual([
      ['name', 'required'],
      ['division', 'invalid_division'],
      ['state', 'invalid_state'],
      ['website_url', 'invalid_url'],
      ['coach_email', 'invalid_email'],
    ]);
    expect(file.refusedRows).toBe(1);
  });

  it('K-07 says which of a school and which of a coach it kept, in words that name them', () => {
    const file = read([
      [...ROCK, '', '', 'Dana Fieldhouse', '', 'dana@rock.test'],
      [...ROCK, '', '', 'Dana Fieldhouse', '', ''],
      ROCK,
      ['Slippery Rock', 'D3', 'Slippery Rock', 'PA'],
      [...ROCK, '', '', 'No Address'],
    ]);
    expect(file.warnings.map(({ column, value, message }) => [column, value, message])).toEqual([
      ['coach_name', 'Dana Fieldhouse', 'Row 2: Dana Fieldhouse of Slippery Rock appears twice in the file; the first row was kept.'],
      ['name', 'Slippery Rock', 'Row 3: Slippery Rock appears twice in the file.'],
      ['division', 'Slippery Rock', 'Row 4: Slippery Rock is D2 in an earlier row, which was kept.'],
      ['coach_email', 'No Address', 'Row 5: No Address has no email address, so nobody can write to this coach.'],
    ]);
    expect([file.warningCount, file.items]).toEqual([4, 3]);
  });

  it('K-07 a school that is there again for another coach, title or address is no mistake', () => {
    const again = [
      [...ROCK, '', '', 'Dana Fieldhouse', '', 'dana@rock.test'],
      [...ROCK, '', '', '', 'Head Coach'],
      [...ROCK, '', '', '', '', 'office@rock.test'],
    ];
    expect(codes(read([ROCK, ...again]).warnings)).toEqual(['3 coach_title_without_name', '4 coach_title_without_name']);
  });

  it('K-07 each blank of a school is filled by itself, and a filled one stays', () => {
    const header = ['name', 'division', 'city', 'state', 'conference', 'website_url', 'association'];
    const blinn = ['Blinn', 'na', 'Brenham', 'TX'];
    const filled = (rows: string[][]) => {
      const file = read([[...blinn, 'SWJCFC', '', ''], ...rows.map((cells) => [...blinn, ...cells])], header);
      const [school] = file.takeBatch().schools;
      return [school?.conference, school?.websiteUrl, school?.association];
    };
    expect(filled([['Other', 'blinn.edu', '']])).toEqual(['SWJCFC', 'https://blinn.edu', null]);
    expect(filled([['', '', 'NJCAA']])).toEqual(['SWJCFC', null, 'NJCAA']);
    expect(
      filled([
        ['', '', 'NJCAA'],
        ['', 'blinn.edu', 'NAIA'],
      ]),
    ).toEqual(['SWJCFC', 'https://blinn.edu', 'NJCAA']);
  });

  it('K-06 names the columns that it does not know, with their line', () => {
    const file = new SchoolFile([...HEADER, 'Fax', '', 'Fax'], 4);
    expect(file.warnings).toMatchObject([{ row: 0, line: 4, column: 'fax', code: 'unknown_column' }]);
    expect(file.warnings[0]?.message).toBe('The column "fax" is not known and was left out.');
    expect(file.takeIssues()).toMatchObject([{ severity: 'warning', code: 'unknown_column' }]);
    expect(file.takeIssues()).toEqual([]);
  });

  it('K-06 a message shows the first 80 characters of a cell, and of a cell too many only these', () => {
    const long = 'x'.repeat(81);
    const messages = (cells: string[]) => read([cells]).errors.map(({ message }) => message);
    expect(messages(['Rock', 'D9', 'Town', 'PA'])).toEqual([
      'Row 1: division must be D1, D2, D3 or, outside of the NCAA, na. Found: "D9".',
    ]);
    expect(messages(['Rock', long.slice(1), 'Town', 'PA'])[0]).toContain(`Found: "${'x'.repeat(80)}".`);
    expect(messages(['Rock', long, 'Town', 'PA'])[0]).toContain(`Found: "${'x'.repeat(79)}…".`);
    expect(messages([...ROCK, '', '', '', '', '', ' lost '])).toEqual([
      'Row 1: "lost" is beyond the last column. Is a comma not in quotes?',
    ]);
    expect(messages(['', 'D1', 'Town', 'PA'])).toEqual(['Row 1: name is missing.']);
  });

  it('K-06 blanks within a name are single, and around a cell there are none', () => {
    const [school] = read([['  Slippery \t Rock ', ' D2 ', ' Slippery  Rock', 'PA ']]).takeBatch().schools;
    expect(school).toMatchObject({ name: 'Slippery Rock', city: 'Slippery Rock', division: 'D2', state: 'PA' });
  });

  it('K-06 warns of an address without a name instead of losing it without a word', () => {
    const file = read([[...ROCK, '', '', '', '', 'office@rock.test']]);
    expect(file.warnings).toMatchObject([{ code: 'coach_title_without_name', value: 'office@rock.test' }]);
  });

  it('K-06 shows the first row under the headers as they were found', () => {
    const file = read([ROCK], [' Name ', 'Division', 'City', 'State']);
    expect(file.sampleRow).toEqual({
      Name: 'Slippery Rock',
      Division: 'D2',
      City: 'Slippery Rock',
      State: 'PA',
    });
  });

  it('K-06 refuses a file that has a column twice or lacks one', () => {
    const refusal = (header: string[]) => {
      try {
        return new SchoolFile(header, 1);
      } catch (error) {
        return error instanceof ImportFileError ? [error.code, error.extra.column] : error;
      }
    };
    expect(refusal(['name', 'division', 'city', 'state', 'Coach E-mail', 'coach_email'])).toEqual(['duplicate_header', 'coach_email']);
    expect(refusal(['name', 'city', 'state'])).toEqual(['missing_column', 'division']);
  });

  it('K-07 lists at most 1,000 refused rows and still counts all', () => {
    const file = read(Array.from({ length: 1_500 }, () => ['', 'D1', 'Town', 'PA']));
    expect(file.errors).toHaveLength(1_000);
    expect(file.refusedRows).toBe(1_500);
    expect([file.errorCount, file.toCorrect.length]).toEqual([1_500, 100]);
  });

  it('K-07 lists at most 1,000 warnings and still counts all', () => {
    const file = read(Array.from({ length: 1_002 }, () => ROCK));
    expect([file.warnings.length, file.warningCount, file.takeIssues().length]).toEqual([1_000, 1_001, 1_001]);
  });
});
