import { readOwnListRow } from './read-own-list-row.js';

const PLACE = { row: 3, line: 4 };

function read(cells: Record<string, string>) {
  const mapping = Object.fromEntries(Object.keys(cells).map((field, column) => [field, column]));
  return readOwnListRow(mapping, Object.values(cells), PLACE);
}

describe('a row of an own spreadsheet', () => {
  it('R-10 reads what is in it', () => {
    const reading = read({
      name: ' Slippery  Rock ',
      state: 'Pennsylvania',
      leadLevel: 'HOT',
      filmSent: 'x',
      favorite: 'No',
      notes: "'=not a formula",
    });
    expect(reading).toEqual({
      entry: {
        name: 'Slippery Rock',
        state: 'PA',
        favorite: false,
        tracking: expect.objectContaining({ leadLevel: 'hot', filmSent: true, notes: '=not a formula' }) as object,
      },
    });
  });

  it('R-10 takes blank cells and columns that are not there as saying nothing', () => {
    const reading = read({ name: 'Akron', leadLevel: ' ', favorite: '', notes: '' });
    if (!('entry' in reading)) throw new Error('the row was refused');
    const { tracking, favorite, state } = reading.entry;
    expect([favorite, state]).toEqual([undefined, null]);
    expect(Object.values(tracking).every((value) => value === undefined)).toBe(true);
  });

  it.each([
    ['name', { name: ' ' }, 'required'],
    ['name', { name: 'x'.repeat(121) }, 'too_long'],
    ['state', { name: 'Akron', state: 'XX' }, 'invalid_state'],
    ['leadLevel', { name: 'Akron', leadLevel: 'boiling' }, 'invalid_lead_level'],
    ['filmSent', { name: 'Akron', filmSent: 'maybe' }, 'not_yes_or_no'],
    ['notes', { name: 'Akron', notes: 'x'.repeat(5_001) }, 'too_long'],
    ['nextStep', { name: 'Akron', nextStep: 'x'.repeat(301) }, 'too_long'],
  ])('R-10 refuses a row whose %s cannot be read, and says where', (field, cells, code) => {
    expect(read(cells)).toMatchObject({ issues: [{ ...PLACE, field, code }] });
  });

  it('R-10 shows what it found, shortened, and nothing where nothing stands', () => {
    const issue = (cells: Record<string, string>) => {
      const reading = read(cells);
      return 'issues' in reading ? reading.issues[0] : undefined;
    };
    expect(issue({ name: 'Akron', state: 'XX' })).toMatchObject({
      value: 'XX',
      message: expect.stringMatching(/^Row 3: the state .*\. Found: "XX"\.$/),
    });
    expect(issue({ name: ' ' })?.message).toBe('Row 3: the name of the school is missing.');
    expect(issue({ name: 'Akron', leadLevel: 'x'.repeat(80) })?.value).toBe('x'.repeat(80));
    expect(issue({ name: 'Akron', leadLevel: 'x'.repeat(81) })?.value).toBe(`${'x'.repeat(79)}…`);
  });

  it('R-10 takes texts that are as long as they may be', () => {
    expect(read({ name: 'Akron', notes: 'x'.repeat(5_000), nextStep: 'x'.repeat(300) })).toHaveProperty('entry');
  });

  it('R-10 names the limit of a text that is too long', () => {
    expect(read({ name: 'x'.repeat(121) })).toMatchObject({
      issues: [{ message: expect.stringContaining('Row 3: the text is too long: at most 120 characters.') as string }],
    });
    expect(read({ name: 'x'.repeat(120) })).toHaveProperty('entry');
  });
});
