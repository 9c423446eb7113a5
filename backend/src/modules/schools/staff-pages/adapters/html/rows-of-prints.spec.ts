import { readStaffPage } from './read-staff-page.js';

const read = (page: { html?: string; text?: string }) => {
  const result = readStaffPage({ html: '', text: '', ...page });
  if (result.kind !== 'read') throw new Error(result.kind);
  return result.people.map(({ firstName, lastName, title, email, phone }) => [`${firstName} ${lastName}`, title, email, phone]);
};
const sports = (html: string) => {
  const result = readStaffPage({ html, text: '' });
  return result.kind === 'read' ? result.people.map(({ lastName, sport }) => [lastName, sport]) : [];
};
const cells = (...texts: string[]) => `<tr>${texts.map((text) => `<td>${text}</td>`).join('')}</tr>`;

const [AMES, CRUZ, DOLE] = ['ann.ames@s.example', 'ccruz@s.example', 'doled@s.example'];
const COLUMN = ['Ann Ames, Head Coach', 'Bo Bell, Quarterbacks', 'Cy Cruz, Safeties', 'Di Dole, Kickers'];
const BY_NAME = [
  ['Ann Ames', 'Head Coach', AMES, null],
  ['Bo Bell', 'Quarterbacks', null, null],
  ['Cy Cruz', 'Safeties', CRUZ, null],
  ['Di Dole', 'Kickers', DOLE, null],
];

describe('lists as prints and PDFs show them', () => {
  it.each([['  '], [' ']])('B-01 columns with %j between them, also where one is empty', (gap) => {
    const lines = [
      ['Ann Ames', 'Head Football Coach', '402-555-0101', AMES],
      ['Bo Bell', 'Quarterbacks', 'bell@s.example'],
      ['Jo Rivers Jr.', 'Wide Receivers', '402-555-0103'],
    ];
    const text = ['2026 Football Staff', 'Name Position Phone E-mail', ...lines.map((line) => line.join(gap))].join('\n');
    expect(read({ text })).toEqual([
      ['Ann Ames', 'Head Football Coach', AMES, '402-555-0101'],
      ['Bo Bell', 'Quarterbacks', 'bell@s.example', null],
      ['Jo Rivers', 'Wide Receivers', null, '402-555-0103'],
    ]);
  });

  it('B-01 a third word that may be of the title or of the name makes no person', () => {
    expect(read({ text: 'Football\nAnn Ames Inside Passing Coordinator 402-555-0101\nBo Bell Head Coach 402-555-0102' })).toEqual([
      ['Bo Bell', 'Head Coach', null, '402-555-0102'],
    ]);
  });

  it('B-01 a vacant position with its title, and a heading with a colon, are nobody', () => {
    const text = 'Who We Are: Athletics\nBo Bell (Head Coach) 402-555-0102\nTo Be Announced (Defensive Coordinator) 402-555-0109';
    expect(read({ text: `Football\n${text}` })).toEqual([['Bo Bell', 'Head Coach', null, '402-555-0102']]);
  });

  it.each(['Please call Ann Ames head coach 402-555-0101 for tickets', 'Ann Ames Hall 402-555-0101', 'Ann Ames  He was born in 1999.'])(
    'B-01 a sentence is no row: %s',
    (text) => {
      expect(read({ text: `Football\n${text}` })).toEqual([]);
    },
  );

  it('B-01 last name first, and dots up to the number', () => {
    const text = 'FOOTBALL\nAmes, Ann, Head Coach ............ 402-555-0101\nBell, Bo, Offensive Line .......... 402-555-0102\n';
    const people = [
      ['Ann Ames', 'Head Coach', null, '402-555-0101'],
      ['Bo Bell', 'Offensive Line', null, '402-555-0102'],
    ];
    expect(read({ text })).toEqual(people);
    expect(read({ html: `<pre>${text}</pre>` })).toEqual(people);
  });
});

describe('names in one column and addresses in another', () => {
  it('B-01 are joined by the names, never by their places', () => {
    const addresses = [AMES, CRUZ, DOLE];
    expect(read({ html: `<h2>Football</h2><table>${cells(COLUMN.join('<br>'), addresses.join('<br>'))}</table>` })).toEqual(BY_NAME);
    expect(read({ text: `Football\n${COLUMN.join('\n')}\t${addresses.join('\n')}` })).toEqual(BY_NAME);
  });

  it("B-01 an address that names two people, or only contains a name, is nobody's", () => {
    const people = ['Bo Oak, Kickers', 'Ann Lee, Head Coach', 'Al Lee, Quarterbacks', 'Cy Fox, Safeties'];
    const addresses = ['alee@s.example', 'oakley@s.example', 'ticketoffice@s.example'];
    expect(read({ text: ['Football', ...people, 'Addresses', ...addresses].join('\n') }).map(([, , email]) => email)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});

describe('user names without their domain', () => {
  const rows = [cells('Coach', 'Title', 'E-mail'), cells('Ann Ames', 'Head Coach', 'aames'), cells('Bo Bell', 'Kickers', 'coachb')].join(
    '',
  );

  it('B-01 are addresses with the domain that the page names, where they are named after the person', () => {
    const html = `<h2>Football</h2><p>All e-mail addresses end in @s.example.</p><table>${rows}</table>`;
    expect(read({ html }).map(([, , email]) => email)).toEqual(['aames@s.example', null]);
    const [ames] = (readStaffPage({ html, text: '' }) as { people: { checks: string[] }[] }).people;
    expect(ames?.checks).toEqual(['address_was_hidden']);
  });

  it.each(['', '<p>E-mail: staff end in @s.example, others in @t.example</p>', '<p>We use @s.example</p>'])(
    'B-01 are none where the page does not say one domain: %j',
    (notice) => {
      expect(read({ html: `<h2>Football</h2>${notice}<table>${rows}</table>` }).map(([, , email]) => email)).toEqual([null, null]);
    },
  );
});

describe('a heading over a table', () => {
  it('B-01 counts with the fax number in its cell', () => {
    const head = '<tr><th colspan="2"><h3>Football</h3><span>Fax: 402-555-0198</span></th></tr>';
    const golf = '<tr><th colspan="2"><h3>Golf</h3></th></tr>';
    const html = `<table>${head}${cells('Ann Ames', 'Head Coach')}${golf}${cells('Bo Bell', 'Head Coach')}</table>`;
    expect(sports(html)).toEqual([
      ['Ames', 'Football'],
      ['Bell', 'Golf'],
    ]);
  });
});
