import { expect, test } from './support/app-server';
import { campaignSteps } from './support/campaign-steps';
import { importRoster } from './support/import-roster';

const FILTERS = [
  ...['Fit', 'Distance', 'Roster need', 'May contact you', 'Admission rate', 'Net price'],
  ...['FBS or FCS', 'Association', 'Coach email'],
];
const UNKNOWN = /^(?:Not known|Not published|Neither) /u;

/** What the first school shows in each order. One school has a roster, so that its need is known. */
const ORDERS = [
  ['fit', /(?:Likely|Target) · \d/u, /Reach · \d/u],
  ['distance', /\d mi/u, /\d,\d{3} mi/u],
  ['subdivision', /FBS/u, /FCS/u],
  ['association', /D1|D2|D3/u, /NJCAA|CCCAA|NCCAA|USCAA|U SPORTS/u],
  ['admission', /Admits \d%/u, /Admits 100%/u],
  ['price', /\$\d,?\d* a year/u, /\$[4-9]\d,\d{3} a year/u],
  ['window', /May write (?:to you now|from)/u, /May write (?:to you now|from)/u],
  ['need', /Roster need \d+ of 100/u, /Roster need \d+ of 100/u],
] as const;

const OWN_FIGURE = /admission|price|window|need/u;

test('R-12 S-09 each filter counts every school once, no order begins with what is not known, and a phone shows its whole name', async ({
  page,
  steps,
  server,
}) => {
  await steps.signInAsAdmin();
  await importRoster(page, server.url);
  await steps.signUp();
  await page.setViewportSize({ width: 360, height: 780 });
  const profile = { position: 'QB', graduationYear: new Date().getUTCFullYear() + 1, height: '6\'2"', weight: 200, gpa: 3.6 };
  await campaignSteps.ask(page, 'PUT', `${server.url}/api/user`, { ...profile, city: 'Austin', state: 'TX' });
  await page.goto('/recruiting');
  const first = page.getByRole('list', { name: 'Schools' }).getByRole('listitem').first();
  await expect(page.getByLabel('Sort by')).toHaveValue('fit');
  for (const [column, up, down] of ORDERS) {
    await page.getByLabel('Sort by').selectOption(column);
    await expect(first).toContainText(up);
    await page.getByLabel('Sort by').selectOption(`${column}-desc`);
    await expect(first).toContainText(down);
    if (OWN_FIGURE.test(column))
      expect(await first.getByRole('paragraph').first().evaluate(roomForFigure), column).toBeGreaterThanOrEqual(0);
    expect(await page.getByLabel('Sort by').evaluate(roomForWords), column).toBeGreaterThanOrEqual(0);
  }

  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const all = figureIn(await page.getByRole('button', { name: /^Show \d+ schools$/u }).textContent());
  for (const name of FILTERS) {
    const group = page.getByRole('group', { name, exact: true });
    await expect(group).toBeVisible();
    const choices = await group.getByRole('button').allTextContents();
    expect(
      choices.map(figureIn).reduce((sum, count) => sum + count, 0),
      name,
    ).toBe(all);
    expect(
      choices.slice(0, -1).filter((choice) => UNKNOWN.test(choice)),
      name,
    ).toEqual([]);
  }
});

/** How much wider the line is than the figure at its beginning. */
function roomForFigure(line: HTMLElement): number {
  const range = document.createRange();
  const text = line.firstChild;
  if (text === null) return -1;
  range.setStart(text, 0);
  range.setEnd(text, (text.textContent ?? '').split(' · ')[0]?.length ?? 0);
  return line.getBoundingClientRect().right - range.getBoundingClientRect().right;
}

/** How much wider the field is than the order that it shows. */
function roomForWords(select: HTMLElement): number {
  const { font, paddingLeft, paddingRight } = getComputedStyle(select);
  const words = document.createElement('canvas').getContext('2d');
  if (words === null || !(select instanceof HTMLSelectElement)) return -1;
  words.font = font;
  const { width } = words.measureText(select.selectedOptions[0]?.text ?? '');
  return select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - width;
}

/** The number in "Likely (1,204)" or in "Show 847 schools". */
function figureIn(words: string | null): number {
  return Number(/\((?<count>[\d,]+)\)$|(?<shown>[\d,]+) schools$/u.exec(words ?? '')?.[0].replace(/\D/gu, ''));
}
