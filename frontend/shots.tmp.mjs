import { chromium } from '@playwright/test';
const url = 'http://localhost:4171';
const out = '/tmp/texts-shots';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const sizes = { phone: { width: 360, height: 780 }, desk: { width: 1440, height: 900 } };
const pages = {
  anonymous: ['/', '/support', '/privacy'],
  fresh: ['/', '/profile', '/profile?tab=stats', '/profile?fill=links'],
  demo: ['/', '/campaigns', '/profile', '/recruiting?favorites=1&coaches=none'],
  admin: ['/'],
};
const post = (context, path, data) => context.request.post(url + path, { data, headers: { origin: url } });
const name = 'fresh' + Date.now().toString(36);
for (const [who, list] of Object.entries(pages)) {
  for (const [size, viewport] of Object.entries(sizes)) {
    const context = await browser.newContext({ viewport, colorScheme: size === 'phone' ? 'dark' : 'light', reducedMotion: 'reduce' });
    if (who === 'fresh') {
      const r = await post(context, '/api/register', { username: name, email: name + '@recruit.test', password: 'touchdown' });
      if (!r.ok()) await post(context, '/api/login', { username: name, password: 'touchdown' });
    }
    if (who === 'demo') console.log('demo', (await post(context, '/api/login', { username: process.env.DEMO_USER, password: process.env.DEMO_PASS })).status());
    if (who === 'admin') console.log('admin', (await post(context, '/api/login', { username: 'admin', password: process.env.ADMIN_PASS })).status());
    const page = await context.newPage();
    page.on('console', (m) => m.type() === 'error' && console.log(who, m.text().slice(0, 200)));
    for (const path of list) {
      await page.goto(url + path);
      await page.waitForLoadState('networkidle').catch(() => {});
      await page.screenshot({ path: `${out}/${who}-${size}-${path.replace(/[^a-z0-9]+/gi, '_')}.png`, fullPage: path !== '/profile?fill=links' });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wide > 0) console.log('TOO WIDE', who, size, path, wide);
      if (path.includes('fill')) console.log('focus', await page.evaluate(() => document.activeElement?.getAttribute('name')), page.url());
    }
    if (who === 'fresh' && size === 'desk') {
      await page.goto(url + '/profile?fill=gpa');
      const gpa = page.getByLabel('GPA', { exact: true });
      await gpa.pressSequentially('3.7e1-');
      console.log('gpa typed', await gpa.inputValue());
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await page.getByText('Profile Updated').waitFor();
      await page.goto(url + '/profile');
      await page.getByRole('button', { name: 'Add: Photo' }).click();
      await page.getByRole('dialog', { name: 'Profile Photo' }).waitFor();
      console.log('photo dialog ok');
    }
    if (who === 'demo' && size === 'desk') {
      await page.goto(url + '/');
      const links = await page.getByRole('region', { name: 'Action Items' }).getByRole('link').evaluateAll((all) => all.map((a) => [a.textContent, a.getAttribute('href')]));
      console.log(JSON.stringify(links));
      for (const [text, href] of links) {
        await page.goto(url + href);
        await page.waitForLoadState('networkidle').catch(() => {});
        await page.screenshot({ path: `${out}/to-${text.replace(/\W+/g, '_')}.png` });
      }
      const share = await (await context.request.get(url + '/api/user/share')).json();
      const fields = share.fields.filter((f) => f.filled).map((f) => f.key);
      const on = await context.request.put(url + '/api/user/share', { data: { enabled: true, fields }, headers: { origin: url } });
      const body = await on.json();
      console.log('share', on.status(), JSON.stringify(body).slice(0, 200));
      const link = body.url ?? body.link ?? body.address;
      if (link) {
        await page.goto(link);
        await page.getByRole('button', { name: 'Print' }).waitFor();
        const pdf = await page.pdf({ format: 'Letter', path: `${out}/print.pdf` });
        console.log('pdf pages', pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length);
        await page.setViewportSize({ width: 740, height: 980 });
        await page.emulateMedia({ media: 'print' });
        await page.screenshot({ path: `${out}/print.png`, fullPage: true });
      }
    }
    await context.close();
  }
}
await browser.close();
