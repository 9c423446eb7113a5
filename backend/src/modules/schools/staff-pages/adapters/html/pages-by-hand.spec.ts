import { readStaffPage } from './read-staff-page.js';

const read = (page: { html?: string; text?: string }) => {
  const result = readStaffPage({ html: '', text: '', ...page });
  if (result.kind !== 'read') throw new Error(result.kind);
  return result.people;
};
const row = (cells: string) => `<tr><td>${cells.split('|').join('</td><td>')}</td></tr>`;
const page = (...rows: string[]) => ({ html: `<h1>Football Staff</h1><table>${rows.map(row).join('')}</table>` });
const link = (to: string, label = 'Email') => `<a href="mailto:${to}">${label}</a>`;

describe('staff pages that people without a content system write', () => {
  it('B-01 a link with blanks or a dot at its end is read; one with a word against programs, or with two addresses, is nobody’s', () => {
    const links = ['ames@s.example.', 'bell @s.example', 'cruz@NOSPAM.s.example', 'dole@s.example;staff@s.example'];
    const names = ['Ann Ames', 'Bo Bell', 'Cy Cruz', 'Di Dole'];
    const people = read(page(...names.map((name, at) => `${name}|Safeties|${link(links[at] ?? '')}`)));
    expect(people.map(({ email }) => email)).toEqual(['ames@s.example', 'bell@s.example', null, null]);
  });

  it('B-01 what a link is called is no part of the title', () => {
    const html = `<h1>Football</h1><ul><li><b>Bo Bell</b>, Head Coach, ${link('bell@s.example', 'Email Bo')}</li></ul>`;
    expect(read({ html })).toMatchObject([{ lastName: 'Bell', title: 'Head Coach', email: 'bell@s.example' }]);
  });

  it('B-01 entries of a list of text begin with their mark', () => {
    const text = 'Football Staff\n• Bo Bell – Head Coach – bell@s.example\n* Cy Cruz - OC - cruz@s.example\n– Di Dole, DC';
    expect(read({ text })).toMatchObject([
      { lastName: 'Bell', title: 'Head Coach', email: 'bell@s.example' },
      { lastName: 'Cruz', title: 'OC', email: 'cruz@s.example' },
      { lastName: 'Dole', title: 'DC', email: null },
    ]);
  });

  it('B-01 of two people in one line it is not known whose title it is', () => {
    const html = `<h1>Football</h1><p><b>Head Coach:</b> Bo Bell</p><p><b>Special Teams:</b> Cy Cruz / Di Dole ${link('staff@s.example')}</p>`;
    expect(read({ html }).map(({ lastName, email }) => [lastName, email])).toEqual([['Bell', null]]);
  });

  it('B-01 a column of sports may be written in codes: a coach of basketball is no football coach', () => {
    const people = read(page('Sport|First|Last|Position|Email', 'FB|Bo|Bell|HC|bell@s.example', 'MBB|Cy|Cruz|HC|cruz@s.example'));
    expect(people.map(({ lastName, sport, isCoach }) => [lastName, sport, isCoach])).toEqual([
      ['Bell', 'Football', true],
      ['Cruz', "Men's Basketball", true],
    ]);
  });
});
