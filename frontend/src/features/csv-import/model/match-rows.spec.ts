import { importColumns, nameParts } from './import-columns';
import { matchRows, missingColumns } from './match-rows';
import type { Columns } from './use-columns';

const columns = (choice: Record<string, string>): Columns =>
  ({
    choice,
    inspection: { columns: [{ header: 'School', samples: ['Akron', 'Toledo'] }] },
  }) as unknown as Columns;

describe('matching the columns of a file', () => {
  it('B-08 each column of the file is shown with what is below it and what it is taken for', () => {
    const rows = matchRows('coaches', columns({ School: 'school_name', Notes: '' }));
    expect(rows.map(({ label, value, sample }) => [label, value, sample])).toEqual([
      ['School', 'school_name', 'Akron · Toledo'],
      ['Notes', '', ''],
    ]);
  });

  it('B-08 it can be left out, or taken for any column of the import; a needed one says so', () => {
    const [{ options } = { options: [] }] = matchRows('coaches', columns({ School: '' }));
    expect(options[0]).toEqual({ value: '', label: 'Not used' });
    for (const { name, required } of importColumns.coaches) {
      const option = options.find(({ value }) => value === name);
      expect([name, option?.label.endsWith(' (required)')]).toEqual([name, required]);
    }
  });

  it('B-08 a needed column that nothing is taken for is missing, and another one is not', () => {
    const needed = importColumns.coaches.filter(({ required }) => required).map(({ name }) => name);
    expect(needed.length).toBeGreaterThan(0);
    expect(missingColumns('coaches', {})).toHaveLength(needed.length);
    expect(missingColumns('coaches', Object.fromEntries(needed.map((name) => [`column of ${name}`, name])))).toEqual([]);
  });

  it('B-08 one part of a name stands for the name', () => {
    const { whole, parts } = nameParts.coaches;
    const others = importColumns.coaches.filter(({ name, required }) => required && name !== whole).map(({ name }) => [name, name]);
    expect(parts.length).toBeGreaterThan(0);
    for (const part of parts) {
      const columns: Record<string, string> = Object.fromEntries([...others, ['Last', part] as const]);
      expect(missingColumns('coaches', columns)).toEqual([]);
    }
  });
});
