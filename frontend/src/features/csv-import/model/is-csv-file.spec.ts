import { isCsvFile } from './is-csv-file';
import { templateCsv } from './template-csv';

describe('files of the import', () => {
  it.each([
    ['K-06', 'schools', 'name,division,city,state,conference,website_url,coach_name,coach_title,coach_email\r\n'],
    ['K-04', 'coaches', 'school_name,state,coach_name,coach_title,coach_email,coach_phone,coach_x\r\n'],
    ['K-09', 'rosters', 'school_name,state,season,player_name,position,class_year,height,weight,starter,eligibility\r\n'],
  ] as const)('%s the template of %s names every column', (_id, kind, head) => {
    expect(templateCsv(kind)).toBe(head);
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
