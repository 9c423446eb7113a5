import { chromium } from '@playwright/test';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' });
for (const [w,h] of [[360,740],[1440,900],[800,900]]) {
const ctx = await browser.newContext({ viewport:{width:w,height:h}, serviceWorkers:'block' });
const n='new'+w+Date.now();
const base='http://localhost:4171';
const r=await ctx.request.post(base+'/api/register',{data:{username:n,email:n+'@example.org',password:'touchdown-99',birthdate:'2009-03-14'},headers:{'sec-fetch-site':'same-origin'}}); console.log(r.status(), (await r.text()).slice(0,200));
const page = await ctx.newPage();
await page.route(/\.js$/, r=>r.abort());
await page.goto(base+'/recruiting'); await page.waitForTimeout(800);
await page.screenshot({path:'/tmp/scr/first'+w+'.png'});
await page.unroute(/\.js$/); await page.goto(base+'/recruiting'); await page.waitForTimeout(3000); await page.screenshot({path:'/tmp/scr/firstapp'+w+'.png'});
}
await browser.close();
