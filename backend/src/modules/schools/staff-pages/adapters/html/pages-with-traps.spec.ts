import { readStaffPage } from './read-staff-page.js';

function peopleOf(page: { html?: string; text?: string }) {
  const result = readStaffPage({ html: '', text: '', ...page });
  if (result.kind !== 'read') throw new Error(result.kind);
  return result.people;
}

const card = (...lines: string[]) => `<li>${lines.map((line) => `<p>${line}</p>`).join('')}</li>`;
const page = (...cards: string[]) => ({ html: `<h1>Football Coaches</h1><ul>${cards.join('')}</ul>` });
const emailsOf = (shown: { html?: string; text?: string }) => peopleOf(shown).map(({ lastName, email }) => [lastName, email]);
const DANA = card('Dana Hill', 'Head Coach', 'dhill@state.example');

describe('addresses that a page hides from programs', () => {
  it('B-01 one that is written from behind is turned round', () => {
    const turned = card('Bo Lindt', 'Safeties', '<span style="direction:rtl">ude.etats@tdnil.ob</span>');
    expect(emailsOf(page(DANA, turned))).toContainEqual(['Lindt', 'bo.lindt@state.edu']);
    expect(emailsOf({ text: 'Football\nDana Hill\nHead Coach\ndhill@state.edu\nBo Lindt\nSafeties\nude.etats@tdnil.ob' })).toContainEqual([
      'Lindt',
      'bo.lindt@state.edu',
    ]);
  });

  it('B-01 a name that begins like such an end stays as it is', () =>
    expect(emailsOf(page(DANA, card('Ten Moore', 'Safeties', 'ten.moore@state.edu')))).toContainEqual(['Moore', 'ten.moore@state.edu']));

  it.each([
    ['<span data-name="blindt" data-domain="state" data-tld="edu">Show</span>'],
    ['<a href="#" data-local="blindt" data-host="state.edu">Email</a>'],
    ['blindt<b>@</b><span>state</span>.<span>edu</span>'],
  ])('B-01 its parts are put together: %s', (written) =>
    expect(emailsOf(page(DANA, card('Bo Lindt', 'Safeties', written)))).toContainEqual(['Lindt', 'blindt@state.edu']),
  );
});

describe('contacts that are not the person’s', () => {
  it('B-01 the address of a foundation and the number of a school in a biography are nobody’s', () => {
    const story = 'Lindt runs the Scholarship Dinner of the county; gifts can be sent to dinner@state.example.';
    const career = 'Moe joined the staff in July. He taught for ten years at Elum High School (509-555-0188).';
    const [, lindt, moe] = peopleOf(page(DANA, card('Bo Lindt', 'Safeties', story), card('Ty Moe', 'Receivers', career)));
    expect([lindt?.email, moe?.phone]).toEqual([null, null]);
  });

  it('B-01 a number that a biography says to call is the person’s', () => {
    const story = 'Bo Lindt enters his sixth season at State and lives here. Reach him at 509-555-0130.';
    expect(peopleOf(page(DANA, card('Bo Lindt', 'Safeties', story)))[1]?.phone).toBe('509-555-0130');
  });

  it('B-01 an address with another person’s whole name goes to that person', () => {
    const text = 'Football\nName\tTitle\tEmail\nRon Acker\tCoordinator\t\nBo Lindt\tSafeties\tracker@state.example';
    expect(emailsOf({ text })).toEqual([
      ['Acker', 'racker@state.example'],
      ['Lindt', null],
    ]);
  });

  it('B-01 two people in one row of a table have each their own line of it, and both the title', () => {
    const cells = ['Coordinators', 'Ron Acker<br>Bo Lindt', 'racker@state.example<br>blindt@state.example', '402-555-0101'];
    const row = (tag: string, parts: string[]) => `<tr>${parts.map((part) => `<${tag}>${part}</${tag}>`).join('')}</tr>`;
    const html = `<h1>Football</h1><table>${row('th', ['Position', 'Coach', 'Email', 'Phone'])}${row('td', cells)}</table>`;
    expect(peopleOf({ html }).map(({ lastName, title, email, phone }) => [lastName, title, email, phone])).toEqual([
      ['Acker', 'Coordinators', 'racker@state.example', null],
      ['Lindt', 'Coordinators', 'blindt@state.example', null],
    ]);
  });
});

describe('what looks like a person or a sport', () => {
  it.each(['QB 6-1 198 lbs', 'DL 6-3 295 lbs', '14Position QB Academic YearFr.'])('B-01 %s is a player’s line and no title', (line) => {
    const text = `2026 Football\nJay Brown\n${line}\nDana Hill\nHead Coach\ndhill@state.example`;
    expect(peopleOf({ text }).map(({ lastName }) => lastName)).toEqual(['Hill']);
  });

  it('B-01 a menu below the people is nobody', () => {
    const text = 'Football\nDana Hill\nHead Coach\nQuick Links\nRecruiting Questionnaire';
    expect(peopleOf({ text }).map(({ lastName }) => lastName)).toEqual(['Hill']);
  });

  it.each([
    ['Football (continued)', 'Football'],
    ['FOOTBALL @StateFB', 'Football'],
    ['Men’s Ice Hockey', 'Men’s Hockey'],
  ])('B-01 %s is a heading of that sport', (heading, sport) => {
    const text = `Staff\nBaseball\nJo Park\nHead Coach\njp@state.example\n${heading}\nDana Hill\nHead Coach\ndhill@state.example`;
    expect(peopleOf({ text }).at(-1)?.sport).toBe(sport.replace('’', "'"));
  });

  it('B-01 a row of a print with an office’s title is read', () =>
    expect(peopleOf({ text: 'STAFF\nGrady Sunder Sports Information Director 618-555-0102 gsunder@state.example' })).toMatchObject([
      { lastName: 'Sunder', title: 'Sports Information Director', email: 'gsunder@state.example' },
    ]));
});
