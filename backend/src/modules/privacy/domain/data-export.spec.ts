import { archiveName, readmeText } from './data-export.js';

describe('files of an export', () => {
  it('U-05 a name leads to no other folder and stays readable', () => {
    expect(archiveName(1, '../../etc/passwd')).not.toMatch(/[/\\]|^\d+-\./);
    expect(archiveName(2, 'Transcript 2026.pdf')).toBe('2-Transcript 2026.pdf');
    expect(archiveName(4, '...htaccess')).toBe('4-_htaccess');
    expect(archiveName(3, 'x'.repeat(300))).toHaveLength(102);
  });

  it('U-05 the README explains each file and says that secrets are left out', () => {
    const text = readmeText(new Date('2026-03-04T05:06:07Z'), [
      { name: 'data/games.json', about: 'Games' },
      { name: 'csv/emails.csv', about: 'Emails' },
    ]);
    expect(text).toContain('As it was on 2026-03-04 05:06:07 UTC');
    expect(text).toMatch(/data\/games\.json +Games\r\n/);
    expect(text).toMatch(/csv\/emails\.csv +Emails\r\n/);
    expect(text).toContain('secrets are left out');
  });
});
