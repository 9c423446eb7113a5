import type { StaffPerson } from '../../domain/people/staff-person.js';
import { readStaffPage } from './read-staff-page.js';

const read = (page: { html?: string; text?: string }): StaffPerson[] => {
  const result = readStaffPage({ html: '', text: '', ...page });
  if (result.kind !== 'read') throw new Error(result.kind);
  return result.people;
};
const brief = (page: { html?: string; text?: string }) =>
  read(page).map(({ lastName, title, email, phone }) => [lastName, title, email, phone]);
const row = (cells: string) => `<tr><td>${cells.split('|').join('</td><td>')}</td></tr>`;
const table = (...rows: string[]) => `<h1>Football</h1><table>${rows.join('')}</table>`;

const [AMES, BELL, CRUZ] = ['names@s.example', 'bell@s.example', 'cruz@s.example'];
const TURNED = ['|||', 'Ann Ames|Bo Bell|Cy Cruz', 'Head Coach|Quarterbacks|Safeties', '402-555-0101||402-555-0103', `${AMES}||${CRUZ}`];
const THREE = [
  ['Ames', 'Head Coach', AMES, '402-555-0101'],
  ['Bell', 'Quarterbacks', null, null],
  ['Cruz', 'Safeties', CRUZ, '402-555-0103'],
];

describe('whose title and address it is, in layouts that mislead', () => {
  it('B-01 a column for each person', () => {
    expect(brief({ html: table(...TURNED.map(row)) })).toEqual(THREE);
    expect(brief({ text: `Football\n${TURNED.map((line) => line.replaceAll('|', '\t')).join('\n')}` })).toEqual(THREE);
  });

  it('B-01 two rows of names, each with its own rows below, and a column that says what the rows are', () => {
    const more = [...TURNED, 'Di Dole|Ed Eads|', `Tight Ends|Kickers|`, `|ed@s.example|`];
    expect(brief({ html: table(...more.map(row)) }).slice(3)).toEqual([
      ['Dole', 'Tight Ends', null, null],
      ['Eads', 'Kickers', 'ed@s.example', null],
    ]);
    const labelled = ['Name|Ann Ames|Bo Bell', 'Title|Head Coach|Quarterbacks', `Email||${BELL}`];
    expect(brief({ html: table(...labelled.map(row)) })).toEqual([
      ['Ames', 'Head Coach', null, null],
      ['Bell', 'Quarterbacks', BELL, null],
    ]);
  });

  it('B-01 one title over several rows is that of each, so is one number under its heading', () => {
    const html = table(
      row('Title|Name|Phone|Email'),
      `<tr><td rowspan="2">Coordinators</td><td>Ann Ames</td><td rowspan="2">402-555-0101</td><td>${AMES}</td></tr>`,
      `<tr><td>Bo Bell</td><td>${BELL}</td></tr>`,
      row(`Safeties|Cy Cruz|402-555-0103|${CRUZ}`),
    );
    expect(brief({ html })).toEqual([
      ['Ames', 'Coordinators', AMES, '402-555-0101'],
      ['Bell', 'Coordinators', BELL, '402-555-0101'],
      THREE[2],
    ]);
    const text = `Football\nTitle\tName\tPhone\tEmail\nCoordinators\tAnn Ames\t\t${AMES}\nBo Bell\t\t\nSafeties\tCy Cruz\t402-555-0103\t${CRUZ}`;
    expect(brief({ text })).toEqual([['Ames', 'Coordinators', AMES, null], ['Bell', 'Coordinators', null, null], THREE[2]]);
  });

  it('B-01 dots between a name and the rest of its line', () => {
    const text = `Football\nAnn Ames, Head Coach ............ 402-555-0101  ${AMES}\nBo Bell . . . . . . . Quarterbacks\nCy Cruz ______ Safeties ______ 402-555-0103 ${CRUZ}`;
    expect(brief({ text })).toEqual(THREE);
  });

  it.each([
    'Red Rock College Athletics 402-555-0190',
    'Ticket office: 402-555-0190, tix@s.example, @RedRockTix',
    'For camps write to summer@s.example',
    'Red Rock College\n100 Elm Street\n402-555-0190',
    'CONTACT US\nRed Rock Football, 100 Elm Street\nTel: 402-555-0190\ninfo@s.example',
    'Get in touch\nTel: 402-555-0190',
    'Follow us @RedRock\nfront@s.example',
  ])('B-01 the foot of a page is not the last coach’s: %j', (foot) => {
    const [, last] = read({
      text: `Football\nAnn Ames\nHead Coach\nEmail: ${AMES}\nOffice: 402-555-0101\n\nBo Bell\nQuarterbacks\n\n${foot}`,
    });
    expect(last).toMatchObject({ lastName: 'Bell', email: null, phone: null, twitter: null });
  });

  it('B-01 what a signature says below another line is the writer’s, by the name in the address', () => {
    const text = `Our staff:\nAnn Ames, Head Coach – ${AMES}\n\nThanks,\nBo Bell\nRecruiting Assistant\nRed Rock Football\nOffice: 402-555-0102\n${BELL}`;
    expect(brief({ text })[1]).toEqual(['Bell', 'Recruiting Assistant', BELL, '402-555-0102']);
  });

  it('B-01 a life story gives nobody the address of a camp, and an own one below it stays', () => {
    const story = 'She joined us in 2025. For camp questions write to summer@s.example or call 402-555-0190.';
    const html = `<h1>Football</h1><div><div><h3>Ann Ames</h3><p>Head Coach</p><p>${story}</p></div><div><h3>Bo Bell</h3><p>Quarterbacks</p><p>${story}</p><p>${BELL}</p></div></div>`;
    expect(brief({ html })).toEqual([
      ['Ames', 'Head Coach', null, null],
      ['Bell', 'Quarterbacks', BELL, null],
    ]);
  });

  it('B-01 a picture’s text above the same name does not end what is about it', () => {
    const html = `<h1>Football</h1><section><img alt="Ann Ames"><h2>Ann Ames</h2><p>Head Coach</p><p><a href="https://x.com/CoachAmes">Follow</a></p></section><h3>All</h3><p>Bo Bell</p><p>Quarterbacks</p>`;
    expect(read({ html }).map(({ twitter }) => twitter)).toEqual(['CoachAmes', null]);
  });

  it('B-01 the number in the column of offices is a phone, a room is none, and a fax is none', () => {
    const html = table(
      row('Name|Title|Office|Fax'),
      row('Ann Ames|Head Coach|402-555-0101|402-555-0190'),
      row('Bo Bell|Safeties|Hall 101|402-555-0190'),
    );
    expect(read({ html }).map(({ phone }) => phone)).toEqual(['402-555-0101', null]);
  });

  it('B-01 names in capitals, and first names of two words', () => {
    const text = 'Football\nMCADOO, ANN MARIE\nHead Coach\nST. JOHN, BO\nSafeties\nO’NEIL, AJ\nKickers\nTommy Lee Cruz\nPunters';
    expect(read({ text }).map(({ firstName, lastName }) => `${firstName} ${lastName}`)).toEqual([
      'Ann Marie McAdoo',
      'Bo St. John',
      'AJ O’Neil',
      'Tommy Lee Cruz',
    ]);
  });
});
