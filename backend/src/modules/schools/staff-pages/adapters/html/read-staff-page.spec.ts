import { MOST_LINES, MOST_NODES, MOST_OPEN_ELEMENTS } from '../../domain/staff-page-limits.js';
import type { StaffPerson } from '../../domain/people/staff-person.js';
import { readStaffPage } from './read-staff-page.js';

const read = (page: { html?: string; text?: string }): StaffPerson[] => {
  const result = readStaffPage({ html: '', text: '', ...page });
  if (result.kind !== 'read') throw new Error(result.kind);
  return result.people;
};
const table = (head: string, ...rows: string[]) =>
  `<table><tr><th>${head.split('|').join('</th><th>')}</th></tr>${rows.map(row).join('')}</table>`;
const row = (cells: string) => `<tr><td>${cells.split('|').join('</td><td>')}</td></tr>`;
const mail = (address: string, shown = address) => `<a href="mailto:${address}">${shown}</a>`;
const brief = (people: StaffPerson[]) =>
  people.map(({ firstName, lastName, title, email, phone, twitter }) => [`${firstName} ${lastName}`, title, email, phone, twitter]);
const names = (people: StaffPerson[]) => people.map(({ firstName, lastName }) => `${firstName} ${lastName}`);

const SMITH = ['John Smith', 'Head Coach', 'jsmith@state.example', '402-555-0101', null];
const JONES = ['Bill Jones', 'Offensive Line', null, null, null];
const HILL = ['Sam Hill', 'Safeties', 'shill@state.example', null, 'HillEx'];

const CARDS = [
  ['John Smith', 'Head Coach', mail('jsmith@state.example', 'Email'), '402-555-0101'],
  ['Bill Jones', 'Offensive Line'],
  ['Sam Hill', 'Safeties', mail('shill@state.example', 'Email'), '<a href="https://x.com/HillEx?lang=en">X</a>'],
];
const FOOT = `<footer>${mail('athletics@state.example')} 402-555-0199 <a href="https://twitter.com/StateEx">X</a></footer>`;

describe('a staff page as it was copied', () => {
  it.each([
    [
      'a table with headings',
      `<h1>Football Staff</h1>${table('Name|Title|Phone|Email|Twitter', `John Smith|Head Coach|402-555-0101|${mail('jsmith@state.example')}|`, 'Bill Jones|Offensive Line|||', `Sam Hill|Safeties||${mail('shill@state.example')}|@HillEx`)}`,
    ],
    ['cards', `<h1>Football Staff</h1><div>${CARDS.map((card) => `<div><p>${card.join('</p><p>')}</p></div>`).join('')}</div>${FOOT}`],
    [
      'cards of spans',
      `<h1>Football</h1><section>${CARDS.map((card) => `<div><span>${card.join('</span><span>')}</span></div>`).join('')}</section>${FOOT}`,
    ],
    [
      'paragraphs',
      `<h2>Football</h2>${CARDS.map(([name, ...rest]) => `<p><strong>${name}</strong><br>${rest.join('<br>')}</p>`).join('')}`,
    ],
    [
      'headings with lists',
      `<h1>Football Coaches</h1>${CARDS.map(([name, ...rest]) => `<h2>${name}</h2><ul><li>${rest.join('</li><li>')}</li></ul>`).join('')}`,
    ],
    [
      'titles first',
      `<h2>Football</h2>${CARDS.map(([name, title, ...rest]) => `<div><h4>${title}</h4>${[name, ...rest].join('<br>')}</div>`).join('')}`,
    ],
    ['one line each', `<h2>Football</h2>${CARDS.map(([name, ...rest]) => `<p>${name} – ${rest.join(' – ')}</p>`).join('')}`],
    ['a grid of cells', `<h2>Football</h2><table><tr>${CARDS.map((card) => `<td>${card.join('<br>')}</td>`).join('')}</tr></table>`],
    [
      'rows with the title below the name',
      `<h2>Football</h2><table>${CARDS.map(([name, title, ...rest]) => row(`${name}<br>${title}|${rest.join('<br>')}`)).join('')}</table>`,
    ],
    [
      'name, title and picture',
      `<h2>Football</h2>${CARDS.map((card) => `<div><img alt="${card[0]} headshot"><h3>${card[0]}</h3>${card.slice(1).join('<br>')}</div>`).join('')}`,
    ],
  ])('B-01 reads %s, and gives nobody the address of a neighbor', (_, html) => {
    const people = read({ html });
    expect(brief(people)).toEqual([SMITH, JONES, HILL]);
    expect(people.map(({ sport, isCoach }) => [sport, isCoach])).toEqual([1, 2, 3].map(() => ['Football', true]));
  });

  it('B-01 reads plain text: lines, rows of tabs, and a title above its name', () => {
    const lines =
      'Football\nJohn Smith\nHead Coach\njsmith@state.example\n\nBill Jones\nOffensive Line\n\nSam Hill\nSafeties\nshill@state.example';
    const tabs =
      'Football Staff\nName\tTitle\tEmail\nJohn Smith\tHead Coach\tjsmith@state.example\nBill Jones\tOffensive Line\t\nSam Hill\tSafeties\tshill@state.example';
    const above =
      'Football\nHead Coach\nJohn Smith\njsmith@state.example\nOffensive Line\nBill Jones\nSafeties\nSam Hill\nshill@state.example';
    for (const text of [lines, tabs, above]) {
      expect(read({ text }).map(({ lastName, title, email }) => [lastName, title, email])).toEqual([
        ['Smith', 'Head Coach', 'jsmith@state.example'],
        ['Jones', 'Offensive Line', null],
        ['Hill', 'Safeties', 'shill@state.example'],
      ]);
    }
  });

  it('B-01 the text is read where the HTML names nobody', () => {
    expect(names(read({ html: '<img src="staff.png">', text: 'John Smith\nHead Coach' }))).toEqual(['John Smith']);
  });

  it('B-01 knows whose sport a section is, and that offices have none', () => {
    const html = `<h1>Staff Directory</h1><table>
      <tr><th colspan="2">ADMINISTRATION | 402-555-0100</th></tr>${row('Dr. Ann Lee, Ph.D.|Athletic Director')}
      <tr><th colspan="2">Football (402) 555-0130</th></tr>${row('Sam Hill|Safeties')}
      <tr><th colspan="2">GOLF, WOMEN’S</th></tr>${row('Jo Park|Head Coach')}
      <tr><th colspan="2">Strength &amp; Conditioning</th></tr>${row('Al Green|Head Strength Coach')}</table>`;
    expect(read({ html }).map(({ firstName, lastName, sport, isCoach }) => [firstName, lastName, sport, isCoach])).toEqual([
      ['Ann', 'Lee', null, false],
      ['Sam', 'Hill', 'Football', true],
      ['Jo', 'Park', "Women's Golf", true],
      ['Al', 'Green', null, false],
    ]);
  });

  it('B-01 a department may be a column, and without headings the titles say the sport', () => {
    const html = table('Name|Title|Department', 'Sam Hill|Head Coach|Football', 'Jo Park|Head Coach|Softball');
    expect(read({ html }).map(({ sport }) => sport)).toEqual(['Football', 'Softball']);
    expect(read({ text: 'John Smith\tRunning Backs\nBill Jones\tAssistant Coach' }).map(({ sport }) => sport)).toEqual([
      'Football',
      'Football',
    ]);
  });

  it('B-01 leaves out players and posts that nobody has', () => {
    const roster = table('No.|Name|Pos.|Yr.|Ht.', '7|Jay Brown|QB|So.|6-2', '12|Ty Moe|WR|R-Fr.|5-11');
    expect(read({ html: `<h1>2026 Football Roster</h1>${roster}` })).toEqual([]);
    const staff = table(
      'Name|Title|Phone',
      'John Smith|Head Coach|402-555-0101',
      'TBA|Running Backs|402-555-0102',
      'VACANT|Safeties|',
      'Position Open|Kickers|',
    );
    expect(brief(read({ html: staff }))).toEqual([['John Smith', 'Head Coach', null, '402-555-0101', null]]);
    expect(names(read({ text: 'Football\nJohn Smith\nHead Coach\nTBA\nRunning Backs\n402-555-0102' }))).toEqual(['John Smith']);
  });

  it('B-01 gives the address of an office to nobody, marks one that several people have, and says both', () => {
    const html = table(
      'Name|Title|Email',
      'John Smith|Head Coach|jsmith@state.example',
      'Bill Jones|Safeties|JSmith@state.example',
      'Sam Hill|Kickers|football@state.example',
      'Bo Li|Receivers|boli@state.example',
    );
    expect(read({ html }).map(({ email, checks }) => [email, checks])).toEqual([
      ['jsmith@state.example', ['shared_address']],
      ['JSmith@state.example', ['shared_address']],
      [null, ['shared_address']],
      ['boli@state.example', []],
    ]);
  });

  it('B-01 reads hidden addresses and marks them', () => {
    const html = table(
      'Name|Title|Email',
      'Ann Lee|Kickers|alee [at] state [dot] example',
      'Bo Li|Safeties|<a class="__cf_email__" data-cfemail="4b292427220b383f2a3f2e652e332a263b272e">[email&#160;protected]</a>',
      'Cy Fox|Receivers|cfox at state dot example',
    );
    expect(read({ html }).map(({ email, checks }) => [email, checks])).toEqual([
      ['alee@state.example', ['address_was_hidden']],
      ['boli@state.example', ['address_was_hidden']],
      ['cfox@state.example', ['address_was_hidden']],
    ]);
  });

  it('B-01 a cut address is taken from its link, links to share a page are nobody’s, a fax is no phone', () => {
    const html = `<h2>Football</h2><div><p>John Smith</p><p>Head Coach</p><p>${mail('john.smith@state.example', 'john.smi…')}</p><p>Fax: 402-555-0105</p>
      <p>Phone: (402) 555-0101 ext. 12</p></div><div><p>Bill Jones</p><p>Safeties</p></div>
      <a href="mailto:?subject=Football">Email</a><a href="https://twitter.com/intent/tweet?url=x">X</a>`;
    expect(brief(read({ html }))).toEqual([
      ['John Smith', 'Head Coach', 'john.smith@state.example', '(402) 555-0101 x12', null],
      ['Bill Jones', 'Safeties', null, null, null],
    ]);
  });

  it.each([
    ['Smith, John', 'John', 'Smith'],
    ['De La Cruz, Tony', 'Tony', 'De La Cruz'],
    ['van der Berg, Mike', 'Mike', 'van der Berg'],
    ['Jackson III, Antoine', 'Antoine', 'Jackson'],
    ['Reggie St. Clair', 'Reggie', 'St. Clair'],
    ['Luis Núñez', 'Luis', 'Núñez'],
    ['A.J. Stone', 'A.J.', 'Stone'],
    ['Sione Fa’atoa Jr.', 'Sione', 'Fa’atoa'],
    ['Robert "Bob" Hale', 'Robert', 'Hale'],
    ['COACH JOHN O’NEILL', 'John', 'O’Neill'],
    ['محمد علي', 'محمد', 'علي'],
  ])('B-01 reads the name %s', (name, firstName, lastName) => {
    expect(read({ html: table('Name|Title', `${name}|Head Football Coach`) })).toMatchObject([{ firstName, lastName }]);
    expect(read({ text: `Football\n${name}\nHead Football Coach` })).toMatchObject([{ firstName, lastName }]);
  });

  it('B-01 extensions belong to the main number that the page names', () => {
    const html = `<p>Main number: 218-555-0100.</p>${table('Name|Position|Ext.', 'John Smith|Head Coach|4411', 'Sam Hill|Safeties|')}`;
    expect(read({ html }).map(({ phone }) => phone)).toEqual(['218-555-0100 x4411', null]);
  });

  it('B-01 names nobody in a text about people, in menus or in scripts', () => {
    const story =
      'John Smith enters his third season. He worked with Bill Jones, head coach at Northern, and Sam Hill. Before that he was a scout.';
    const menu =
      '<ul><li>Contact Us</li><li>Staff Directory</li><li>Hall of Fame</li><li>Social Media</li><li>Athletic Facilities</li></ul>';
    expect(read({ html: `${menu}<p>${story}</p><script>var a = "<p>Jo Park</p><p>Head Coach</p>"</script><style>p{}</style>` })).toEqual(
      [],
    );
  });

  it('B-01 the foot of a text belongs to nobody', () => {
    const text =
      'Football\nJohn Smith\nHead Coach\njsmith@state.example\nBill Jones\nSafeties\nFollow us\nTickets on sale\nwebteam@state.example\n402-555-0199';
    expect(brief(read({ text }))).toEqual([
      ['John Smith', 'Head Coach', 'jsmith@state.example', null, null],
      ['Bill Jones', 'Safeties', null, null, null],
    ]);
  });

  it('B-01 what a browser does not show is not read', () => {
    const hidden = '<p>Jo Park</p><p>Head Coach</p>';
    const html = `<h1>Football</h1><template>${hidden}</template><noscript>${hidden}</noscript><div style="display: none">${hidden}</div><div hidden>${hidden}</div>`;
    expect(read({ html })).toEqual([]);
  });

  it('B-01 says each person once, with what both places know', () => {
    const html = `<h1>Football</h1>${table('Name|Title|Email', 'John Smith|Head Coach|')}<div class="mobile">${table('Name|Title|Email', `John Smith|Head Coach|${mail('jsmith@state.example')}`)}</div>`;
    expect(brief(read({ html }))).toEqual([['John Smith', 'Head Coach', 'jsmith@state.example', null, null]]);
  });

  it('B-01 O-11 reads blocks within thousands of blocks', () => {
    const deep = '<div>'.repeat(20_000);
    const people = read({
      html: `<h1>Football</h1>${deep}<p>John Smith</p><p>Head Coach</p>${'</div>'.repeat(20_000)}<div><p>Bill Jones</p><p>Safeties</p></div>`,
    });
    expect(names(people)).toEqual(['John Smith', 'Bill Jones']);
  });

  it('B-01 refuses a page with more elements or lines than a directory has', () => {
    expect(readStaffPage({ html: '<p>a</p>'.repeat(MOST_NODES), text: '' })).toEqual({ kind: 'too_long' });
    expect(readStaffPage({ html: '', text: 'a\n'.repeat(MOST_LINES + 1) })).toEqual({ kind: 'too_long' });
  });

  it('B-01 O-11 refuses elements within each other long before the most elements of a page', () => {
    expect(readStaffPage({ html: '<div>'.repeat(MOST_OPEN_ELEMENTS), text: '' }).kind).toBe('read');
    expect(readStaffPage({ html: '<div>'.repeat(MOST_OPEN_ELEMENTS + 1), text: '' })).toEqual({ kind: 'too_long' });
  });
});
