import { isCsvFile } from './is-csv-file';
import { issuesCsv } from './issues-csv';
import { templateCsv } from './template-csv';

const issue = { row: 3, line: 4, column: 'state', code: 'invalid_state', value: 'XX', message: 'Row 3: no such state.' };

describe('files of the import', () => {
  it('K-06 the list of errors is CSV with one line for each', () => {
    expect(issuesCsv([issue])).toBe(
      'row,line,column,code,value,message\r\n3,4,state,invalid_state,XX,Row 3: no such state.\r\n',
    );
  });

  it.each(['=1+1', '+1', '-1', '@cmd', '\tx'])('K-06 a value like %j is no formula for a spreadsheet', (value) => {
    const [, line] = issuesCsv([{ ...issue, value, message: '' }]).split('\r\n');
    expect(line).toContain(`'${value}`);
  });

  it('K-06 commas, quotes and line breaks stay in their cell', () => {
    expect(issuesCsv([{ ...issue, value: 'a "b", c\nd', message: '' }])).toContain('"a ""b"", c\nd"');
  });

  it('K-06 the template names every column, the required ones first', () => {
    expect(templateCsv).toBe('name,division,city,state,conference,website_url,coach_name,coach_title,coach_email\r\n');
  });

  it.each([
    ['schools.csv', 'text/csv', true],
    ['schools.CSV', 'application/vnd.ms-excel', true],
    ['schools.csv', '', true],
    ['export', 'text/csv', true],
    ['schools.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', false],
    ['schools.txt', 'text/plain', false],
  ])('K-06 %s of type "%s" is CSV: %s', (name, type, expected) => {
    expect(isCsvFile({ name, type })).toBe(expected);
  });
});
