import { CoachFile } from './coach-file.js';
import { ImportFileError } from '../../tables/domain/import-file-error.js';
import { SchoolIndex } from './school-index.js';

const SCHOOLS = [
  { id: 1, nameKey: 'slippery rock', state: 'PA', aliases: [] },
  { id: 2, nameKey: 'wheaton', state: 'IL', aliases: [] },
  { id: 3, nameKey: 'wheaton', state: 'MA', aliases: [] },
  { id: 4, nameKey: 'ole miss', state: 'MS', aliases: ['Mississippi', 'Rock U'] },
  { id: 5, nameKey: 'mississippi', state: 'TN', aliases: [] },
  { id: 6, nameKey: 'western university', state: 'ON', aliases: [] },
];
const HEADER = ['school_name', 'state', 'coach_name', 'coach_title', 'coach_email', 'coach_phone', 'coach_x'];

function read(rows: string[][], header = HEADER) {
  const file = new CoachFile(header, 1, new SchoolIndex().add(SCHOOLS));
  rows.forEach((cells, at) => file.add(cells, at + 2));
  return { file, coaches: file.takeBatch() };
}

describe('a coach file', () => {
  it.each([
    ['Slippery  ROCK', '', 1],
    ['Wheaton', 'Massachusetts', 3],
    ['rock u', '', 4],
    ['Mississippi', '', 5],
    ['Mississippi', 'MS', 4],
  ])('K-04 finds %s (%s) by its own name before the other names of others', (name, state, schoolId) => {
    expect(read([[name, state, 'Dana Fieldhouse']]).coaches).toMatchObject([{ schoolId }]);
  });

  it('B-07 a province counts where the directory has the school in it, and nowhere else', () => {
    expect(read([['Western University', 'Ontario', 'Dana Fieldhouse']]).coaches).toMatchObject([{ schoolId: 6 }]);
    expect(read([['Wheaton', 'ON', 'Dana']]).file.errors).toMatchObject([{ code: 'invalid_state', value: 'ON' }]);
  });

  it.each([
    ['unknown_school', ['Nowhere', '', 'Dana']],
    ['unknown_school', ['Slippery Rock', 'OH', 'Dana']],
    ['ambiguous_school', ['Wheaton', '', 'Dana']],
    ['invalid_state', ['Wheaton', 'XX', 'Dana']],
    ['required', ['Slippery Rock', '', '']],
    ['required', ['Slippery Rock', '', 'N/A']],
    ['invalid_name', ['Slippery Rock', '', 'TBA', 'Head Coach']],
    ['invalid_name', ['Slippery Rock', '', 'Vacant - Search in Progress']],
    ['invalid_name', ['Slippery Rock', '', 'Dana Hill / Pat Second']],
    ['invalid_name', ['Slippery Rock', '', 'Dana Hill\nHead Coach']],
    ['too_long', ['Slippery Rock', '', 'Dana '.repeat(40)]],
    ['invalid_email', ['Slippery Rock', '', 'Dana', '', 'none']],
    ['invalid_phone', ['Slippery Rock', '', 'Dana', '', '', 'call me']],
    ['invalid_x_handle', ['Slippery Rock', '', 'Dana', '', '', '', 'not a name']],
    ['too_many_cells', ['Slippery Rock', '', 'Dana', '', '', '', '', 'lost']],
  ])('K-04 refuses a row with %s: %j', (code, cells) => {
    const { file, coaches } = read([cells]);
    expect(file.errors.map((error) => error.code)).toEqual([code]);
    expect(coaches).toEqual([]);
  });

  it('K-07 a title that says there is none is blank, and what nobody sees is no part of a value', () => {
    const { coaches } = read([['Slippery Rock', '', 'Dana Hill', '-', '\u00a0dana@rock.test\u200b']]);
    expect(coaches).toMatchObject([{ title: '', email: 'dana@rock.test' }]);
  });

  it('K-04 a name that the file writes in quotes is stored and greeted without them', () => {
    const { coaches } = read([['Slippery Rock', '', '“Pat O’Dea”']]);
    expect(coaches).toMatchObject([{ name: 'Pat O’Dea', firstName: 'Pat', lastName: 'O’Dea' }]);
  });

  it('K-04 says which states there are where a name is not enough', () => {
    const [message = ''] = read([['Wheaton', '', 'Dana']]).file.errors.map((error) => error.message);
    expect(message).toMatch(/^Row 1: school_name is the name of several schools\. Please add the state: IL, MA\. Found: "Wheaton"\.$/);
    expect(read([['Nowhere', '', 'Dana']]).file.errors[0]?.message).toBe(
      'Row 1: school_name is not in the directory. Is it spelled as there? Found: "Nowhere".',
    );
  });

  it('K-04 a row without a school or with a state that is none says that once', () => {
    expect(read([['', 'PA', 'Dana']]).file.errors.map(({ column, code }) => [column, code])).toEqual([['school_name', 'required']]);
    expect(read([['Nowhere', 'XX', 'Dana']]).file.errors.map(({ code }) => code)).toEqual(['invalid_state']);
  });

  it('K-04 offers a row for correction with what it says, and the state where the name alone is not enough', () => {
    const { file } = read([['Wheaton', 'Dana']], ['school_name', 'coach_name']);
    expect(file.toCorrect).toEqual([{ sheetRow: 2, values: { school_name: 'Wheaton', coach_name: 'Dana', state: '' } }]);
    const long = read([['Nowhere', '', 'x'.repeat(2_000)]]).file.toCorrect[0]?.values;
    expect(long?.['coach_name']).toHaveLength(1_000);
  });

  it('K-04 C-21 takes the name on X in any spelling', () => {
    const handle = 'https://twitter.com/CoachDana';
    expect(read([['Slippery Rock', '', 'Dana', '', '', '', handle]]).coaches).toMatchObject([{ xHandle: 'CoachDana' }]);
    expect(read([['Slippery Rock', 'Dana', '@CoachDana']], ['school', 'coach', 'Twitter']).coaches).toMatchObject([
      { xHandle: 'CoachDana' },
    ]);
    expect(read([['Slippery Rock', '', 'Dana']]).coaches).toMatchObject([{ xHandle: null }]);
  });

  it('K-04 takes name or school for the column of the school', () => {
    for (const title of ['name', 'school', 'School Name']) {
      expect(read([['Slippery Rock', 'Dana']], [title, 'coach_name']).coaches).toMatchObject([{ schoolId: 1 }]);
    }
    expect(() => read([], ['coach_name'])).toThrow(ImportFileError);
  });

  it('K-04 keeps the first row of a coach who is in the file twice', () => {
    const { file, coaches } = read([
      ['Slippery Rock', '', 'René Example', 'Head Coach', 'one@rock.test'],
      ['Slippery Rock', '', 'rene example', '', 'two@rock.test'],
      ['Slippery Rock', '', 'No Address'],
    ]);
    expect(coaches.map(({ email }) => email)).toEqual(['one@rock.test', null]);
    expect(file.warnings.map(({ row, code }) => `${row} ${code}`)).toEqual(['2 duplicate_coach', '3 coach_without_email']);
    expect(file.warnings.map(({ value, message }) => [value, message])).toEqual([
      ['rene example', 'Row 2: rene example appears twice for this school; the first row was kept.'],
      ['No Address', 'Row 3: No Address has no email address, so nobody can write to this coach.'],
    ]);
    expect(file.items).toBe(2);
  });
});
