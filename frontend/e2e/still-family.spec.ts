import type { Page } from '@playwright/test';
import { expect, test } from './support/app-server';
import { campaignSteps } from './support/campaign-steps';
import type { MailSink } from './support/mail-sink';
import { phoneAndDesk, whatMoved } from './support/watch-shifts';

const { ask, athlete, importCoaches, send } = campaignSteps;

/** The token of the invitation that went to an address. */
function invitation({ mails }: MailSink, email: string): string {
  const text = mails.findLast(({ raw }) => raw.includes(email) && raw.includes('/guardian-invitation'))?.raw.replace(/=\r\n/gu, '') ?? '';
  return /guardian-invitation\?token=(?:3D)?([\w-]+)/u.exec(text)?.[1] ?? '';
}

/** An athlete with a shared profile, a plan, and two emails that wait for a guardian, as whom the page is signed in. */
async function family(page: Page, origin: string, sink: MailSink, signUp: () => Promise<unknown>) {
  await importCoaches(page, origin);
  await athlete(page, origin, signUp, ['Akron']);
  await ask(page, 'POST', `${origin}/api/ai/recruiting-strategy`, {});
  const { link } = await ask<{ link: string }>(page, 'PUT', `${origin}/api/user/share`, { enabled: true });
  const { id } = await ask<{ id: string }>(page, 'GET', `${origin}/api/user`);
  // Other tests of this server invite guardians too.
  const email = `dana-${id}@family.example.org`;
  await ask(page, 'POST', `${origin}/api/user/family/invitations`, { email });
  await expect.poll(() => invitation(sink, email)).not.toBe('');
  const token = invitation(sink, email);
  const athletes = await page.context().storageState();
  await page.context().clearCookies();
  await ask(page, 'POST', `${origin}/api/guardian-invitations/join`, {
    token,
    name: 'Dana Lee',
    birthdate: '1980-03-14',
    username: `dana-${Date.now()}`,
    password: 'friday-nights',
    approve: 'every',
    askBeforeSharing: true,
  });
  const guardians = await page.context().storageState();
  await page.context().clearCookies();
  await page.context().addCookies(athletes.cookies);
  const campaign = await send(page, origin, 'Junior film', 2);
  await page.context().clearCookies();
  await page.context().addCookies(guardians.cookies);
  return { shared: new URL(link).pathname, of: `/family/athletes/${id}`, approval: `/family/approvals/${id}/${campaign}` };
}

test('issue 17 no page of a guardian moves while it comes, nor does a shared profile with all that is in it', async ({
  page,
  server,
  mailSink,
  steps,
}) => {
  test.slow();
  if (mailSink === null) throw new Error('The invitation goes by email');
  const { shared, of, approval } = await family(page, server.url, mailSink, () => steps.signUp());
  for (const viewport of phoneAndDesk) {
    await page.setViewportSize(viewport);
    const pages = ['/', '/family/approvals', approval, of, `${of}/plan`, '/family/activity', '/settings/account', shared];
    expect(await whatMoved(page, pages)).toEqual([]);
    await expect(page.getByRole('heading', { level: 1, name: 'Marcus Lee' })).toBeVisible();
  }
});
