import { tableFile } from './table-file';
import { templateCsv } from './template-csv';

describe('files of the import', () => {
  it.each([
    ['K-06', 'schools', 'name,division,city,state,conference,website_url,coach_name,coach_title,coach_email,association\r\n'],
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
    ['schools.txt', 'text/plain', false],
    ['schools.pdf', 'application/pdf', false],
  ])('K-06 %s of type "%s" is taken: %s', (name, type, expected) => {
    expect(tableFile.isTable({ name, type })).toBe(expected);
    expect(tableFile.isWorkbook({ name, type })).toBe(false);
  });

  it.each([
    ['schools.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', true],
    ['SCHOOLS.ODS', '', true],
    ['schools.xls', 'application/vnd.ms-excel', false],
    ['schools.xlsm', 'application/vnd.ms-excel.sheet.macroEnabled.12', false],
    ['schools.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', false],
  ])('B-08 %s of type "%s" is taken as a spreadsheet: %s', (name, type, expected) => {
    expect([tableFile.isTable({ name, type }), tableFile.isWorkbook({ name, type })]).toEqual([expected, expected]);
  });
});
