import { expect, test } from './support/app-server';
import { campaignSteps } from './support/campaign-steps';
import { lookOver } from './support/look-over';

const PROFILE = { firstName: 'Marcus', lastName: 'Lee', height: '6\'2"', weight: 205, gpa: 3.7, level: 'Varsity', birthdate: '2010-03-14' };

test('U-12 a coach confirms figures on a phone; they are on profile and shared profile until one changes or it is taken back', async ({
  page,
  browser,
  baseURL,
  steps,
  mailSink,
}) => {
  // Each screen is looked at three times.
  test.slow();
  const origin = baseURL ?? '';
  const tokenOf = (): string => {
    const mail = mailSink?.mails.findLast(({ raw }) => raw.includes('/coach-word'))?.raw.replace(/=\r\n/gu, '') ?? '';
    return /coach-word\?token=(?:3D)?([\w-]+)/u.exec(mail)?.[1] ?? '';
  };
  await steps.signUp();
  await campaignSteps.ask(page, 'PUT', `${origin}/api/user`, PROFILE);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/profile');
  const card = page.getByRole('region', { name: 'Coach’s word' });
  await card.getByRole('button', { name: 'Ask a coach to confirm' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask a coach to confirm' });
  await dialog.getByRole('button', { name: 'Ask coach', exact: true }).click();
  await expect(dialog.getByText('Please enter a valid email address.')).toBeVisible();
  await dialog.getByLabel('Coach’s name').fill('Dale Rivers');
  await dialog.getByLabel('School', { exact: true }).fill('Akron East High');
  await dialog.getByLabel('Coach’s email').fill('d.rivers@school.example.org');
  await dialog.getByRole('checkbox', { name: /^Height/u }).uncheck();
  await lookOver(page, 'asking a coach');
  await dialog.getByRole('button', { name: 'Ask coach', exact: true }).click();
  await expect(card.getByText(/^Asked by email, good until/u)).toBeVisible();
  await expect.poll(tokenOf).not.toBe('');

  const phone = await browser.newContext({ baseURL: origin, viewport: { width: 360, height: 780 } });
  const coach = await phone.newPage();
  await coach.goto(`/coach-word?token=${tokenOf()}`);
  await expect(coach.getByRole('heading', { level: 1, name: 'Marcus Lee asks you to confirm some numbers' })).toBeVisible();
  await expect(coach.getByText(/2010|March/u)).toHaveCount(0);
  await coach.getByRole('button', { name: 'Send my answer' }).click();
  await expect(coach.getByText('for at least one of them')).toBeVisible();
  await lookOver(coach, '/coach-word');
  await coach.getByRole('radiogroup', { name: 'Weight 205 lbs' }).getByRole('radio', { name: 'Right', exact: true }).check();
  await coach.getByRole('radiogroup', { name: 'GPA 3.7' }).getByRole('radio', { name: 'Right', exact: true }).check();
  await coach.getByRole('radiogroup', { name: 'Level Varsity' }).getByRole('radio', { name: 'Not right' }).check();
  await coach.getByRole('button', { name: 'Send my answer' }).click();
  await expect(coach.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
  await coach.reload();
  await expect(coach.getByText('This was already answered. A link can be answered once.')).toBeVisible();

  await page.reload();
  const confirmed = card.getByRole('list', { name: 'Confirmed figures' }).getByRole('listitem');
  await expect(confirmed).toHaveText([/^GPA 3.7Confirmed by Coach Dale Rivers, Akron East High, /u, /^Weight 205 lbsConfirmed by/u]);
  await expect(card.getByText('Level Varsity: not right')).toBeVisible();
  await lookOver(page, '/profile with a coach’s word');

  await campaignSteps.ask(page, 'PUT', `${origin}/api/user/share`, { enabled: true, fields: ['name', 'weight', 'gpa'] });
  const { link } = await campaignSteps.ask<{ link: string }>(page, 'GET', `${origin}/api/user/share`);
  await coach.goto(link);
  await expect(coach.getByRole('group', { name: 'Weight' })).toContainText('Confirmed by Coach Dale Rivers, Akron East High');
  await lookOver(coach, 'a shared profile with a coach’s word');

  await campaignSteps.ask(page, 'PUT', `${origin}/api/user`, { gpa: 3.8 });
  await coach.reload();
  await expect(coach.getByRole('group', { name: 'Weight' })).toContainText('Confirmed by');
  await expect(coach.getByRole('group', { name: 'GPA' })).not.toContainText('Confirmed');
  await page.reload();
  await card.getByRole('button', { name: 'Take back what you asked Dale Rivers' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click();
  await expect(card.getByText(/A high-school coach can confirm/u)).toBeVisible();
  await coach.reload();
  await expect(coach.getByRole('group', { name: 'Weight' })).toBeVisible();
  await expect(coach.getByText('Confirmed by')).toHaveCount(0);
  await phone.close();
});
