import { expect, test } from './support/app-server';
import { violationsOf } from './support/violations-of';

// Without a mail server the link is there to be handed over.
test.use({ delivers: false });

for (const { width, scheme } of [
  { width: 360, scheme: 'dark' as const },
  { width: 1440, scheme: 'light' as const },
]) {
  test(`U-10 an admin signs a user out, and reads in the log that it was done (${width} px, ${scheme})`, async ({
    page,
    steps,
    server,
    browser,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: scheme });
    const name = `audited-${width}`;
    const other = await browser.newContext({ baseURL: server.url });
    const headers = { origin: new URL(server.url).origin };
    const body = { username: name, email: `${name}@recruit.test`, password: 'touchdown' };
    expect((await other.request.post('/api/register', { data: body, headers })).status()).toBe(201);

    await steps.signInAsAdmin();
    await page.goto('/admin/operations');
    // On a phone the parts of the page open one by one.
    if (width < 600) await page.getByRole('button', { name: 'Users', exact: true }).click();
    await page.getByLabel('Search users').fill(name);
    await page.getByRole('button', { name: `Manage: ${name}` }).click();
    const actions = page.getByRole('group', { name: `For ${name}` });
    await actions.getByRole('button', { name: 'Send a reset link' }).click();
    await expect(page.getByLabel('Link for a new password')).toHaveValue(/\/reset-password\?token=/u);
    expect(await violationsOf(page)).toEqual([]);
    await actions.getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(page.getByText(`${name} was signed out on 1 device`)).toBeVisible();
    expect((await other.request.get('/api/user')).status()).toBe(401);

    await actions.getByRole('link', { name: 'Audit log' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Audit Log' })).toBeVisible();
    const entries = page.getByRole('list', { name: 'Entries' }).getByRole('listitem');
    await expect(entries).toHaveCount(3);
    await expect(entries.nth(0)).toContainText('Signed out on other devices');
    await expect(entries.nth(0)).toContainText(`by admin, about ${name} · from 127.0.0.x`);
    await expect(entries.nth(1)).toContainText('Made a link for a new password');
    await expect(entries.nth(2)).toContainText('Signed up');
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Passwords and addresses' }).click();
    await expect(entries).toHaveCount(1);
    await other.close();
  });
}
