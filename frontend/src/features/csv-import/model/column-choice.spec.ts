import { columnChoice } from './column-choice';
import type { ImportInspection } from './import-inspection';

const column = (header: string, readAs: string | null, suggestion: string | null = readAs) => ({
  header,
  readAs,
  suggestion,
  samples: [],
});

const inspection = (over: Partial<ImportInspection> = {}): ImportInspection => ({
  remembered: false,
  headerRow: 1,
  sheets: [],
  sheet: null,
  columns: [
    column('School', 'school_name'),
    column('Coach', 'coach_name'),
    column('E-mail', null, 'coach_email'),
    column('Cell', null, 'coach_phone'),
    column('Notes', null),
    column('', null),
  ],
  ...over,
});

describe('what the columns of an import are', () => {
  it('B-08 without a decision only known names are used, the others are named', () => {
    const choice = columnChoice.first(inspection());
    expect(choice).toEqual({ School: 'school_name', Coach: 'coach_name', 'E-mail': '', Cell: '', Notes: '' });
    expect(columnChoice.unused(choice)).toEqual(['E-mail', 'Cell', 'Notes']);
    expect(columnChoice.needsLook(inspection())).toBe(true);
  });

  it('B-08 one press takes every suggestion', () => {
    const choice = columnChoice.withSuggestions(inspection(), columnChoice.first(inspection()));
    expect(columnChoice.unused(choice)).toEqual(['Notes']);
    expect(choice).toMatchObject({ 'E-mail': 'coach_email', Cell: 'coach_phone' });
    expect(columnChoice.suggested(inspection(), choice)).toEqual([]);
  });

  it('B-08 a column that is chosen by hand leaves its former header', () => {
    const choice = columnChoice.choose(columnChoice.first(inspection()), 'Notes', 'coach_name');
    expect(choice).toMatchObject({ Coach: '', Notes: 'coach_name' });
  });

  it('B-08 what was chosen for such a file before is there again', () => {
    expect(columnChoice.first(inspection({ remembered: true }))).toMatchObject({ 'E-mail': 'coach_email', Notes: '' });
  });

  it('B-08 a file with known names only needs no look', () => {
    expect(columnChoice.needsLook(inspection({ columns: [column('name', 'name'), column('', null)] }))).toBe(false);
  });
});
