import { expect, test } from './support/app-server';
import { cut, favorites, json, notice, star, untilKept } from './support/offline-steps';
import { runSql } from './support/run-sql';

test.use({ serviceWorkers: 'allow' });

const odd = '</script><b id="let-in">🏈 "&amp;"';

test('issue 17 what ends a script, a line separator and an emoji come with the document as they were written', async ({
  page,
  steps,
  server,
}) => {
  await steps.signUp();
  const headers = { origin: server.url };
  await page.request.put('/api/user', { data: { firstName: odd }, headers });
  const data = { name: `Film ${odd}`, subject: 'Film', template: `Coach,\u2028${odd}\u2029<!-- <script>` };
  expect((await page.request.post('/api/user/campaigns', { data, headers })).ok()).toBe(true);
  const asked: string[] = [];
  const errors: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome back, ${odd}!`);
  await expect(page.getByRole('heading', { name: 'Action Items' })).toBeVisible();
  await page.goto('/campaigns');
  await expect(
    page
      .getByRole('heading', { name: `Film ${odd}` })
      .or(page.getByText(`Film ${odd}`))
      .first(),
  ).toBeVisible();
  expect(asked).not.toContain('/api/user/home');
  await expect(page.locator('#let-in')).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('issue 17 the document of an athlete with 700 favorites stays small, and the page asks for what it left out', async ({
  page,
  steps,
  server,
}) => {
  await steps.signUp();
  const { id } = await json<{ id: string }>(page.request, '/api/user');
  const chosen = await runSql(
    server,
    `insert into favorites (id, user_id, school_id, created_at)
     select gen_random_uuid(), $1, s.id, now() from (select id from schools order by id limit 700) s returning 1`,
    [id],
  );
  expect(chosen).toHaveLength(700);
  const html = await (await page.request.get('/recruiting', { headers: { accept: 'text/html' } })).text();
  expect(html.length).toBeLessThan(250_000);
  await page.goto('/recruiting');
  await expect(page.getByRole('button', { name: /^Favorites 700$/u })).toBeVisible();
});

test('L-03 a device whose clock is years ahead reads and changes without a connection, and what it changed is stored once', async ({
  page,
  context,
  steps,
  server,
}) => {
  await page.clock.setSystemTime(new Date('2031-05-05T12:00:00Z'));
  await steps.signUp();
  await favorites(page, server.url, 'Akron');
  await page.goto('/recruiting?q=toledo');
  await untilKept(page);
  await page.reload();
  await untilKept(page, 'getUser', 'listSchools', 'listFavorites');
  await cut(context, page, true);
  // How old the page is goes by the server.
  await expect(notice(page)).not.toContainText('2031');
  await star(page, 'Toledo').click();
  await expect(notice(page)).toContainText('1 change is waiting on this device.');
  await page.reload();
  await expect(star(page, 'Toledo')).toHaveAttribute('aria-pressed', 'true');
  await cut(context, page, false);
  await expect(notice(page)).not.toContainText('waiting');
  const stored = await json<{ schoolId: number }[]>(page.request, '/api/user/favorites');
  expect(stored).toHaveLength(2);
});
