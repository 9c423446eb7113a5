import { issueLines } from './issue-lines';

const unknown = (column: string) => ({
  row: 0,
  line: 1,
  sheetRow: 1,
  column,
  code: 'unknown_column' as const,
  value: '',
  message: `The column "${column}" is not known and was left out.`,
});
const twice = {
  row: 3,
  line: 4,
  sheetRow: 4,
  column: 'coach_name',
  code: 'duplicate_coach' as const,
  value: 'Wren Specimen',
  message: 'Row 3: Wren Specimen appears twice in the file; the first row was kept.',
};

describe('issueLines', () => {
  it('K-06 tells of all unknown columns in one line, after what is to be looked at row by row', () => {
    expect(issueLines([unknown('jersey'), twice, unknown('home_city')]).map(({ words, count }) => [words, count])).toEqual([
      [twice.message, 1],
      ['2 columns are not known and were left out: jersey, home_city.', 2],
    ]);
  });

  it('K-06 leaves a single unknown column as the server words it', () => {
    expect(issueLines([unknown('jersey')]).map(({ words }) => words)).toEqual([unknown('jersey').message]);
  });
});
