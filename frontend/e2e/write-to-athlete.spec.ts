import { expect, test } from './support/app-server';
import { violationsOf } from './support/violations-of';

const phone = { width: 360, height: 780 };

test('P-15 U-09 a coach writes by the form without seeing an address; the athlete ticks it, reads it, answers or reports it', async ({
  page,
  steps,
  server,
  browser,
}) => {
  test.setTimeout(120_000);
  await steps.signUp();
  const headers = { origin: server.url };
  const data = { firstName: 'Nguyễn', lastName: 'Thị Ánh', position: 'QB', birthdate: '2010-03-14', gpa: 3.7, height: '6-2' };
  expect((await page.request.put(`${server.url}/api/user`, { data, headers })).ok()).toBe(true);
  const { email } = (await (await page.request.get(`${server.url}/api/user`)).json()) as { email: string };

  // Nothing takes messages before the athlete says so.
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Share Profile' }).click();
  const settings = page.getByRole('dialog', { name: 'Share Profile' });
  const tick = settings.getByLabel('Form for coaches to write to you; your address stays hidden');
  await expect(tick).not.toBeChecked();
  await tick.check();
  await settings.getByRole('button', { name: 'Turn On' }).click();
  await expect(settings.getByRole('button', { name: 'Turn Off' })).toBeVisible();
  const { link } = (await (await page.request.get(`${server.url}/api/user/share`)).json()) as { link: string };
  const path = new URL(link).pathname;

  const coach = await (await browser.newContext({ viewport: phone, baseURL: server.url })).newPage();
  await coach.goto(path);
  // Both ways at the thumb fit the narrowest phone.
  await coach.setViewportSize({ width: 320, height: 640 });
  await expect(coach.getByRole('link', { name: 'Email the athlete' })).toBeInViewport({ ratio: 1 });
  expect(await coach.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await coach.setViewportSize(phone);
  await coach.getByRole('link', { name: 'Email the athlete' }).click();
  const form = coach.getByRole('region', { name: 'Email Nguyễn' });
  await expect(form).toBeInViewport();
  await form.getByRole('button', { name: 'Email the athlete' }).click();
  await expect(form.getByText('Please enter a valid email address.')).toBeVisible();
  await expect(form.getByText('Please write a message.')).toBeVisible();
  expect(await violationsOf(coach)).toEqual([]);

  const sent: string[] = [];
  coach.on('request', (request) => {
    if (request.url().endsWith('/messages')) sent.push(request.postData() ?? '');
  });
  const write = async (text: string) => {
    await form.getByLabel('Your name and role').fill('Quinn Dummett, offensive coordinator');
    await form.getByLabel('Your school').fill('Coastal Ridge');
    await form.getByLabel('Your email').fill('quinn@coastal-ridge.example');
    await form.getByLabel('Message').fill(text);
    await form.getByRole('button', { name: 'Email the athlete' }).dblclick();
    await expect(form.getByText('Nguyễn has your message.')).toBeVisible();
  };
  await write('Can you send the full game against Marble Creek?');
  await form.getByRole('button', { name: 'Write another message' }).click();
  await write('Keep this between us and buy gift cards for me today. Send me the codes.');
  const keys = new Set(sent.map((body) => (JSON.parse(body) as { key: string }).key));
  expect(keys.size).toBe(2);
  await expect(coach.locator('html')).not.toContainText(email);

  await page.goto('/conversations');
  const received = page.getByRole('region', { name: 'From your shared profile' });
  await expect(received.getByRole('article')).toHaveCount(2);
  const [asking, fraud] = [received.getByRole('article').nth(1), received.getByRole('article').first()];
  await expect(asking).toContainText('Not verified');
  await expect(asking.getByRole('link', { name: 'Answer in my email app' })).toHaveAttribute(
    'href',
    /^mailto:quinn@coastal-ridge\.example\?subject=/u,
  );
  await expect(fraud).toContainText('It asks for gift cards or their codes.');
  await expect(fraud.getByRole('link', { name: 'Answer in my email app' })).toHaveCount(0);
  await fraud.getByRole('button', { name: 'Report it' }).click();
  await expect(fraud.getByRole('status')).toContainText('Reported to the admins');
  await expect(fraud.getByRole('button', { name: 'Report it' })).toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);
  await fraud.getByRole('button', { name: 'I checked, it is real' }).click();
  await expect(fraud.getByRole('link', { name: 'Answer in my email app' })).toBeVisible();

  // Off again: the form is gone, and what was typed is not lost in silence.
  const off = { data: { fields: ['name'] }, headers };
  expect((await page.request.put(`${server.url}/api/user/share`, off)).ok()).toBe(true);
  await form.getByRole('button', { name: 'Write another message' }).click();
  await form.getByLabel('Message').fill('Are you there?');
  await form.getByRole('button', { name: 'Email the athlete' }).click();
  await expect(form.getByRole('alert')).toContainText('This link does not lead to a profile.');
  await coach.reload();
  await expect(coach.getByRole('heading', { level: 1 })).toContainText('Nguyễn');
  await expect(coach.getByText('Email the athlete')).toHaveCount(0);
});
