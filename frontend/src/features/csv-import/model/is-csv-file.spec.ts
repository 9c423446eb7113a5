import { isCsvFile } from './is-csv-file';
import { templateCsv } from './template-csv';

describe('files of the import', () => {
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
