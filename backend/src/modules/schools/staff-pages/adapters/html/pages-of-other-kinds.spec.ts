import type { ReadPage } from '../../application/ports/staff-page-reader.js';
import { pageNotices } from '../../domain/lines/page-notice.js';
import { readStaffPage } from './read-staff-page.js';

function read(page: { html?: string; text?: string }): ReadPage {
  const result = readStaffPage({ html: '', text: '', ...page });
  if (result.kind !== 'read') throw new Error(result.kind);
  return result;
}
const notices = (page: { html?: string; text?: string }) => {
  const { people, clues } = read(page);
  return pageNotices(people, clues, null).map(({ code }) => code);
};
const row = (cells: string) => `<tr><td>${cells.split('|').join('</td><td>')}</td></tr>`;
const table = (...rows: string[]) => `<table>${rows.map(row).join('')}</table>`;
const letters = (at: number) => String.fromCodePoint(97 + (at % 26), 97 + (Math.floor(at / 26) % 26));

/** As Excel puts cells on the clipboard. */
const EXCEL = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style><!--table {mso-displayed-decimal-separator:"\\.";} .xl65 {white-space:normal;}--></style></head>
<body><table border=0><col width=64><!--StartFragment--><tr height=20><td class=xl65>Name</td><td>Title</td><td>Email</td></tr>
<tr><td>Dana Hill</td><td>Football Safeties</td><td><a href="mailto:dhill@state.example">dhill@state.example</a></td></tr>
<tr><td>Bo Li</td><td>Football Receivers</td><td>boli@state.example</td></tr><!--EndFragment--></table></body></html>`;

const EMAIL = 'From: Dana Hill <dhill@state.example>\nTo: Sam Player\nSubject: Camp in June\n\nHi Sam,\nsee you at camp.\n';
const DIRECTORY = `<h1>Staff Directory</h1><table><tr><th colspan="3">Football</th></tr>${row('Dana Hill|Head Coach|dhill@state.example')}${row('Bo Li|Safeties|boli@state.example')}
<tr><th colspan="3">Administration</th></tr>${Array.from({ length: 428 }, (_, at) => row(`Jo Park${letters(at)}|Accountant|jp${at}@state.example`)).join('')}</table>`;

describe('what is pasted instead of a staff page', () => {
  const mark = (at: number) => `${at + 2}|Jay ${letters(at)}mith|QB|So.|6-2|205 lbs`;
  it.each([
    ['a roster of players', { html: `<h1>Football Roster</h1>${table(mark(0), mark(1), mark(2))}` }, ['roster']],
    ['a roster as text', { text: '7\tJay Brown\tQB\tSo.\t6-2\n9\tTy Moe\tWR\tFr.\t5-11\n12\tAl Poe\tWR\tSr.\t6-0' }, ['roster']],
    ['pictures only', { html: '<h1>Coaches</h1><img src="a.png"><img src="b.png">' }, ['pictures']],
    ['an email', { text: EMAIL }, ['email']],
    ['an email with a signature', { text: `${EMAIL}Football\nDana Hill\nHead Coach\ndhill@state.example` }, ['email']],
    ['a story', { html: '<p>The season begins on Saturday against a rival from the north.</p>' }, ['nobody']],
    ['scripts and styles', { html: '<style>p{}</style><script>var a = "<p>Jo Park</p><p>Head Coach</p>"</script>' }, ['nobody']],
    ['another sport', { html: `<h1>Women’s Soccer Coaches</h1>${table('Jo Park|Head Coach|jp@state.example')}` }, ['other_sport']],
    ['people of no sport', { html: `<h1>Staff</h1>${table('Jo Park|Head Coach|jp@state.example')}` }, ['no_football']],
    ['a whole directory of 430 people', { html: DIRECTORY }, ['directory']],
    ['a page without addresses', { html: `<h1>Football</h1>${table('Jo Park|Head Coach', 'Bo Li|Safeties')}` }, ['no_addresses']],
    [
      'one address for all',
      {
        html: `<h1>Football</h1>${table('Jo Park|Head Coach|jp@s.example', 'Bo Li|Safeties|jp@s.example', 'Al Poe|Kickers|jp@s.example')}`,
      },
      ['one_address'],
    ],
    ['a staff page', { html: `<h1>Football</h1>${table('Jo Park|Head Coach|jp@state.example')}` }, []],
    ['an Excel copy', { html: EXCEL }, []],
  ])('B-01 says so of %s', (_, page, codes) => expect(notices(page)).toEqual(codes));

  it('B-01 of a whole directory only football’s coaches are football’s', () => {
    const { people } = read({ html: DIRECTORY });
    expect(people).toHaveLength(430);
    expect(people.filter(({ sport, isCoach }) => sport === 'Football' && isCoach).map(({ lastName }) => lastName)).toEqual(['Hill', 'Li']);
  });

  it('B-01 reads cells that were copied from Excel', () => {
    expect(read({ html: EXCEL, text: '' }).people).toMatchObject([
      { firstName: 'Dana', lastName: 'Hill', title: 'Football Safeties', email: 'dhill@state.example' },
      { firstName: 'Bo', lastName: 'Li', email: 'boli@state.example' },
    ]);
  });

  it.each([
    ['first name first', { html: table('First Name|Last Name|Title|Email', 'Dana|Hill|Football Safeties|dhill@state.example') }],
    ['last name first', { html: table('Last|First|Position|Mail', 'Hill|Dana|Football Safeties|dhill@state.example') }],
    ['as text', { text: 'First Name\tLast Name\tTitle\tEmail\nDana\tHill\tFootball Safeties\tdhill@state.example' }],
  ])('B-01 reads a spreadsheet with columns for both names, %s', (_, page) => {
    const dana = { firstName: 'Dana', lastName: 'Hill', title: 'Football Safeties', email: 'dhill@state.example' };
    expect(read(page).people).toMatchObject([{ ...dana, sport: 'Football', isCoach: true }]);
  });

  it('B-01 of a spreadsheet a row without one of both names, or of a vacant position, is nobody', () => {
    const page = table('First Name|Last Name|Title', 'Dana||Safeties', 'TBA|TBA|Receivers', '|Hill|Kickers', 'Bo|Li|Quarterbacks');
    expect(read({ html: page }).people.map(({ lastName }) => lastName)).toEqual(['Li']);
  });

  it('B-01 one address for all is left open for each', () => {
    const page = table('Jo Park|Head Coach|jp@s.example', 'Bo Li|Safeties|jp@s.example', 'Al Poe|Kickers|jp@s.example');
    expect(read({ html: `<h1>Football</h1>${page}` }).people.map(({ checks }) => checks)).toEqual([1, 2, 3].map(() => ['shared_address']));
  });

  it('B-01 names written from right to left keep their letters and lose the marks of direction', () => {
    const html = `<h1 dir="rtl">Football</h1>${table('\u200Fمحمد علي\u200F|Head Coach|mali@state.example', '\u202Bדוד לוי\u202C|Safeties|')}`;
    expect(read({ html }).people.map(({ firstName, lastName }) => [firstName, lastName])).toEqual([
      ['محمد', 'علي'],
      ['דוד', 'לוי'],
    ]);
  });

  it('B-01 the same page twice on the clipboard names everybody once', () => {
    const page = `<h1>Football</h1>${table('Jo Park|Head Coach|jp@state.example', 'Bo Li|Safeties|')}`;
    expect(read({ html: page + page }).people.map(({ lastName }) => lastName)).toEqual(['Park', 'Li']);
  });
});
