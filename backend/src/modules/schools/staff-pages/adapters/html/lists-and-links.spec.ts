import { readStaffPage } from './read-staff-page.js';

function read(page: { html?: string; text?: string }) {
  const result = readStaffPage({ html: '', text: '', ...page });
  if (result.kind !== 'read') throw new Error(result.kind);
  return result.people;
}
const brief = (page: { html?: string; text?: string }) =>
  read(page).map(({ firstName, lastName, title, email }) => [`${firstName} ${lastName}`, title, email]);
const mail = (address: string, text = address) => `<a href="mailto:${address}">${text}</a>`;

const [AMES, CRUZ] = ['aames@s.example', 'ccruz@s.example'];
const THREE = [
  ['Ann Ames', 'Head Coach', AMES],
  ['Bo Bell', 'Quarterbacks', null],
  ['Cy Cruz', 'Safeties', CRUZ],
];

describe('lists, marks and links of staff pages', () => {
  it.each([
    ['numbers', `1. Ann Ames, Head Coach, ${AMES}\n2. Bo Bell, Quarterbacks\n3) Cy Cruz, Safeties, ${CRUZ}`],
    ['pictures', `🏈 Ann Ames – Head Coach\n✉️ ${AMES}\n🏈 Bo Bell – Quarterbacks\n🏈 Cy Cruz – Safeties\n📧 ${CRUZ}`],
    [
      'marks of Markdown',
      `- **Ann Ames** – Head Coach – [${AMES}](mailto:${AMES})\n- **Bo Bell** – Quarterbacks\n- **Cy Cruz** – Safeties – ${CRUZ}`,
    ],
    ['dots between', `Ann Ames • Head Coach • ${AMES}\nBo Bell · Quarterbacks\nCy Cruz • Safeties • ${CRUZ}`],
    ['extensions', `Ann Ames, Head Coach, ext. 11, ${AMES}\nBo Bell, Quarterbacks, ext. 12\nCy Cruz, Safeties, x13, ${CRUZ}`],
    ['last names in capitals before the first', `AMES Ann\tHead Coach\t${AMES}\nBELL Bo\tQuarterbacks\t\nCRUZ Cy\tSafeties\t${CRUZ}`],
  ])('B-01 lines with %s', (_, text) => {
    expect(brief({ text: `Football\n${text}` })).toEqual(THREE);
  });

  it('B-01 a last name of several words in capitals, and initials, which are none', () => {
    const text = `Football\nDE LA CRUZ Cy\tSafeties\t${CRUZ}\nAJ Ames\tHead Coach\t${AMES}\nJR Bell\tQuarterbacks\t`;
    expect(brief({ text }).map(([name]) => name)).toEqual(['Cy De La Cruz', 'AJ Ames', 'JR Bell']);
  });

  it('B-01 a sport in the first of its rows alone is that of the coaches below, and of nobody else', () => {
    const row = (...cells: string[]) => `<tr><td>${cells.join('</td><td>')}</td></tr>`;
    const html = `<table>${row('Sport', 'Name', 'Title')}${row('Football', 'Ann Ames', 'Head Coach')}${row('', 'Bo Bell', 'Assistant Coach')}${row('Golf', 'Cy Cruz', 'Head Coach')}${row('', 'Di Dole', 'Assistant Coach')}${row('', 'Ed Eads', 'Ticket Manager')}</table>`;
    expect(read({ html }).map(({ sport }) => sport)).toEqual(['Football', 'Football', 'Golf', 'Golf', null]);
  });

  it('B-01 a bold name with its title in italics behind it, and a link that is called Email', () => {
    const one = (name: string, title: string, link = '') => `<figcaption><strong>${name}</strong> <em>${title}</em> ${link}</figcaption>`;
    const html = `<h1>Football</h1>${one('Ann Ames', 'Head Coach', mail(AMES, 'Email'))}${one('Bo Bell', 'Quarterbacks')}${one('Cy Cruz', 'Safeties', mail(CRUZ, 'Email'))}`;
    expect(brief({ html })).toEqual(THREE);
    const heading = '<h2><b>Football</b> <i>Coaching Staff</i></h2><p>Ann Ames</p><p>Head Coach</p>';
    expect(read({ html: heading }).map(({ sport }) => sport)).toEqual(['Football']);
  });

  it('B-01 the parts of an address around (at) and (dot) in elements of their own', () => {
    const spam = (name: string) => `<span><span>${name}</span>(at)<span>s(dot)example</span></span>`;
    const html = `<h1>Football</h1><p>Ann Ames<br>Head Coach<br>${spam('aames')}</p><p>Bo Bell<br>Quarterbacks</p><p>Cy Cruz<br>Safeties<br>${spam('ccruz')}</p>`;
    expect(brief({ html })).toEqual(THREE);
  });

  it('B-01 of an address and another in its link the one that is named after the person', () => {
    const html = `<h1>Football</h1><table><tr><td>Ann Ames</td><td>Head Coach</td><td>${mail('bbell@s.example', AMES)}</td></tr><tr><td>Bo Bell</td><td>Quarterbacks</td><td>${mail('bbell@s.example')}</td></tr></table>`;
    expect(read({ html }).map(({ email, checks }) => [email, checks])).toEqual([
      [AMES, ['two_addresses']],
      ['bbell@s.example', []],
    ]);
  });

  it('B-01 a handle beside several people is the team’s, and one beside one person is that person’s', () => {
    const one = (name: string, handle: string) => `<div><h3>${name}</h3><p>Safeties</p><a href="https://x.com/${handle}">X</a></div>`;
    const html = `<h1>Football</h1>${one('Ann Ames', 'RedRockFB')}${one('Bo Bell', 'redrockfb')}${one('Cy Cruz', 'cycruz')}`;
    expect(read({ html }).map(({ twitter }) => twitter)).toEqual([null, null, 'cycruz']);
  });

  it('B-01 OC and DC are posts of football, also where no heading names it', () => {
    expect(read({ text: 'HC: Ann Ames\nOC: Bo Bell\nDC: Cy Cruz' }).map(({ sport }) => sport)).toEqual(
      [null, null, null].map(() => 'Football'),
    );
    expect(read({ text: 'HC: Ann Ames\nTrainer: Bo Bell' }).map(({ sport }) => sport)).toEqual([null, null]);
  });

  it('B-01 a coach called Trainer is a person, and a trainer is none', () => {
    const text = [
      'Football',
      'Ann Ames\nHead Coach\names@s.example',
      'Mike Trainer\nOffensive Line Coach\nmtrainer@s.example',
      'Bo Bell\nHead Trainer\nbbell@s.example',
    ].join('\n\n');
    expect(read({ text }).map(({ firstName, lastName, title, email }) => [`${firstName} ${lastName}`, title, email])).toEqual([
      ['Ann Ames', 'Head Coach', 'ames@s.example'],
      ['Mike Trainer', 'Offensive Line Coach', 'mtrainer@s.example'],
      ['Bo Bell', 'Head Trainer', 'bbell@s.example'],
    ]);
  });
});
