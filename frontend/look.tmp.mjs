import { chromium } from '@playwright/test';
const [,, base, user, pass, out, ...paths] = process.argv;
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox','--disable-gpu'] });
for (const [w,h,scheme] of [[360,780,'light'],[1440,900,'light'],[360,780,'dark'],[1440,900,'dark']]) {
  if (process.env.ONLY && !process.env.ONLY.split(',').includes(`${w}${scheme}`)) continue;
  const ctx = await browser.newContext({ viewport: { width: w, height: h }, colorScheme: scheme, reducedMotion: 'reduce', baseURL: base });
  const page = await ctx.newPage();
  const errors=[]; page.on('console', m => { if (m.type()==='error') errors.push(m.text()); }); page.on('pageerror', e => errors.push(String(e)));
  if (user) { const r = await page.request.post('/api/login', { data: { username: user, password: pass }, headers: { origin: base } }); if (!r.ok()) throw new Error(await r.text()); }
  for (const p of paths) {
    await page.goto(p); await page.waitForLoadState('networkidle').catch(()=>{}); await page.waitForTimeout(400);
    const name = p.replace(/[^a-z0-9]+/gi,'_') || 'root';
    await page.screenshot({ path: `${out}/${name}-${w}-${scheme}.png`, fullPage: !!process.env.FULL });
  }
  if (errors.length) console.log(w, scheme, errors.slice(0,5));
  await ctx.close();
}
await browser.close();
