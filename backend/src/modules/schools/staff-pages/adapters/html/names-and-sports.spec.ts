import { readStaffPage } from './read-staff-page.js';

function read(page: { html?: string; text?: string }) {
  const result = readStaffPage({ html: '', text: '', ...page });
  if (result.kind !== 'read') throw new Error(result.kind);
  return result.people;
}
const brief = (page: { html?: string; text?: string }) =>
  read(page).map(({ firstName, lastName, title, email }) => [`${firstName} ${lastName}`, title, email]);
const mail = (address: string) => `<a href="mailto:${address}">${address}</a>`;
const row = (...cells: string[]) => `<tr><td>${cells.join('</td><td>')}</td></tr>`;

const [AMES, HALL] = ['aames@s.example', 'mhall@s.example'];
const PEOPLE = [
  ['Ann Ames', 'Head Coach', AMES],
  ['Marcus Hall', 'Safeties', HALL],
  ['Cy Cruz', 'Kickers', null],
];

describe('people whose last name is a word of places', () => {
  it.each([
    [
      'cards',
      {
        html: `<h1>Football</h1>${PEOPLE.map(([name, title, email]) => `<div><h3>${name}</h3><p>${title}</p>${email ? mail(email) : ''}</div>`).join('')}`,
      },
    ],
    [
      'rows',
      {
        html: `<h1>Football</h1><table>${PEOPLE.map(([name, title, email]) => row(name ?? '', title ?? '', email ? mail(email) : '')).join('')}</table>`,
      },
    ],
    ['lines below each other', { text: `Football\n${PEOPLE.map((one) => one.filter(Boolean).join('\n')).join('\n\n')}` }],
    ['one line each', { text: `Football\n${PEOPLE.map((one) => one.filter(Boolean).join(', ')).join('\n')}` }],
    [
      'the title first',
      { text: `Football\n${PEOPLE.map(([name, title, email]) => `${title}: ${name}${email ? ` – ${email}` : ''}`).join('\n')}` },
    ],
  ])('B-01 are found in %s, and each has the own address', (_, page) => {
    expect(brief(page)).toEqual(PEOPLE);
  });

  it('B-01 without any address the title below shows the person', () => {
    const text = 'Football\nAnn Ames\nHead Coach\n\nMarcus Hall\nSafeties\n\nCy Cruz\nKickers';
    expect(brief({ text }).map(([name]) => name)).toEqual(['Ann Ames', 'Marcus Hall', 'Cy Cruz']);
  });

  it.each([
    ['below a title', `Football\nAnn Ames\nHead Coach\nMarcus Hall\n${AMES}\n\nCy Cruz\nKickers\nMarcus Hall\nccruz@s.example`],
    [
      'between a person and the next title',
      `Football\nHead Coach\nAnn Ames\nMarcus Hall\n${AMES}\nKickers\nCy Cruz\nMarcus Hall\nccruz@s.example`,
    ],
    ['between a name and its title', `Football\nAnn Ames\nMarcus Hall\nHead Coach\n${AMES}\n\nCy Cruz\nKickers\nccruz@s.example`],
    ['behind a title', `Football\nAnn Ames | Head Coach | Marcus Hall | ${AMES}\nCy Cruz | Kickers | Marcus Hall | ccruz@s.example`],
    ['with a department', `Football\nMarcus Hall – Athletics\nAnn Ames, Head Coach, ${AMES}\nCy Cruz, Kickers, ccruz@s.example`],
  ])('B-01 a building of such a name is nobody: %s', (_, text) => {
    expect(brief({ text })).toEqual([
      ['Ann Ames', expect.stringMatching(/^Head Coach/), AMES],
      ['Cy Cruz', expect.stringMatching(/^Kickers/), 'ccruz@s.example'],
    ]);
  });

  it('B-01 a building in a column, or named again and again, is nobody', () => {
    const html = `<h1>Football</h1><table>${row('Ann Ames', 'Head Coach', 'Marcus Hall', mail(AMES))}${row('Cy Cruz', 'Kickers', 'Marcus Hall', '')}</table>`;
    const often = `Football\n${['Ann Ames', 'Bo Bell', 'Cy Cruz'].map((name) => `${name}\nSafeties\nMarcus Hall\nAthletic Department`).join('\n')}`;
    expect(brief({ html }).map(([name]) => name)).toEqual(['Ann Ames', 'Cy Cruz']);
    expect(brief({ text: often }).map(([name]) => name)).toEqual(['Ann Ames', 'Bo Bell', 'Cy Cruz']);
  });
});

describe('lists of the coaches of all sports', () => {
  const sports = (page: { html?: string; text?: string }) =>
    read(page).map(({ firstName, lastName, title, sport, phone, email }) => [`${firstName} ${lastName}`, title, sport, phone ?? email]);
  const EXPECTED = [
    ['Ann Ames', 'Head Coach', 'Baseball', '402-555-0101'],
    ['Bo Bell', 'Head Coach', 'Football', 'bbell@s.example'],
    ['Cy Cruz', 'Head Coach', 'Golf', null],
  ];

  it.each([
    ['dashes', { text: 'Head Coaches\nBaseball – Ann Ames – 402-555-0101\nFootball – Bo Bell – bbell@s.example\nGolf – Cy Cruz' }],
    ['colons', { text: 'HEAD COACHES\nBaseball: Ann Ames, 402-555-0101\nFootball: Bo Bell, bbell@s.example\nGolf: Cy Cruz' }],
    [
      'bold sports',
      {
        html: `<h3>Head Coaches</h3><ul><li><b>Baseball</b> – Ann Ames – 402-555-0101</li><li><b>Football</b> – Bo Bell – ${mail('bbell@s.example')}</li><li><b>Golf</b> – Cy Cruz</li></ul>`,
      },
    ],
    [
      'rows',
      {
        html: `<h2>Head Coaches</h2><table>${row('Baseball', 'Ann Ames', '402-555-0101')}${row('Football', 'Bo Bell', mail('bbell@s.example'))}${row('Golf', 'Cy Cruz', '')}</table>`,
      },
    ],
  ])('B-01 name the sport, the coach and the contact, in %s', (_, page) => {
    expect(sports(page)).toEqual(EXPECTED);
  });

  it.each([
    ['another heading', { html: '<h3>Head Coaches</h3><p>Golf – Cy Cruz</p><h3>Booster Club</h3><p>Football – Bo Bell</p>' }, ['Cy Cruz']],
    ['more of the person', { text: 'Head Coaches\nFootball – Bo Bell – author of a book\nGolf – Cy Cruz' }, ['Cy Cruz']],
    ['no heading', { text: 'Football – Bo Bell – 402-555-0101\nGolf – Cy Cruz' }, []],
  ])('B-01 say nothing of who is what with %s', (_, page, names) => {
    expect(sports(page).map(([name]) => name)).toEqual(names);
  });
});

describe('rows with several people', () => {
  const found = (html: string) =>
    read({ html: `<h1>Staff</h1><table>${html}</table>` }).map((one) => [one.firstName, one.title, one.email, one.sport]);

  it('B-01 a column for each sport: everybody has the title of the row and only the own address', () => {
    const html =
      row('', 'Football', 'Volleyball') +
      row('Head Coach', 'Ann Ames<br>aames@s.example', 'Bo Bell') +
      row('Assistant Coach', 'Cy Cruz', 'Di Dole<br>ddole@s.example');
    expect(found(html)).toEqual([
      ['Ann', 'Head Coach', 'aames@s.example', 'Football'],
      ['Bo', 'Head Coach', null, 'Volleyball'],
      ['Cy', 'Assistant Coach', null, 'Football'],
      ['Di', 'Assistant Coach', 'ddole@s.example', 'Volleyball'],
    ]);
  });

  it('B-01 a cell of somebody else beside a person is not about that person, and a town is nobody', () => {
    const html =
      row('Ann Ames', 'Head Coach', 'Zoe Zink<br>zzink@s.example') + row('Bo Bell', 'Safeties', 'Lake Placid', 'bbell@s.example');
    expect(found(html)).toEqual([
      ['Ann', 'Head Coach', null, null],
      ['Bo', 'Safeties', 'bbell@s.example', null],
    ]);
  });
});
