import { chromium } from '@playwright/test';
const base='http://localhost:4170'; const out='/tmp/scr/d/';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' });
const only = process.argv[2]; const [w,h,scheme]= (process.argv[3]??'360x740xlight').split('x');
const mobile = Number(w)<600;
const ctx = await browser.newContext({ viewport:{width:+w,height:+h}, colorScheme:scheme, isMobile:mobile, hasTouch:mobile, serviceWorkers:'block' });
const who=process.argv[4]??'marcus:friday-nights'; const [u,p]=who.split(':');
if(u!=='-'){const r = await ctx.request.post(base+'/api/login',{data:{username:u,password:p},headers:{'sec-fetch-site':'same-origin'}}); if(!r.ok()) console.log(r.status());}
const page = await ctx.newPage(); page.setDefaultTimeout(20000);
page.on('pageerror', e=>console.log('pageerror',e.message));
const go=async(x)=>{await page.goto(base+x);await page.waitForSelector('.first-paint',{state:'detached',timeout:20000}).catch(()=>console.log('slow'));await page.waitForLoadState('networkidle').catch(()=>{});await page.waitForTimeout(500)};
const shot=async(n,full=true)=>{await page.waitForTimeout(500);const o=await page.evaluate(()=>document.documentElement.scrollWidth-innerWidth);if(o>0)console.log(n,'OVERFLOW',o);{const bad=await page.evaluate(()=>{const bad=[];for(const e of document.querySelectorAll('#root *,[role=dialog] *')){const r=e.getBoundingClientRect();if(r.width<2||r.height<2||r.right<=innerWidth+1)continue;let p=e.parentElement,ok=false;while(p){const s=getComputedStyle(p);if(/auto|scroll|hidden|clip/.test(s.overflowX)&&p.getBoundingClientRect().right<=innerWidth+1){ok=/auto|scroll/.test(s.overflowX)?(p.getAttribute('role')!=='dialog'&&!/DialogContent/.test(p.className)):true;break}p=p.parentElement}if(!ok)bad.push(e.tagName+' '+(e.getAttribute('aria-label')||e.textContent||'').trim().slice(0,30)+' '+Math.round(r.right))}return bad.slice(0,4)});if(bad.length)console.log(n,'BEYOND',bad.join(' | '))}await page.screenshot({path:out+n+'_'+w+scheme+'.png',fullPage:full})};
const b=(n)=>page.getByRole('button',{name:n}).first(); const l=(n)=>page.getByRole('link',{name:n}).first();
const S={
 async palette(){await go('/');await page.keyboard.press('Control+k');await page.waitForTimeout(400);await page.keyboard.type('tex');await page.waitForTimeout(900);await shot('palette',false)},
 async keys(){await go('/');await page.keyboard.press('?');await shot('keys',false)},
 async track(){await go('/recruiting');await page.getByRole('button',{name:/^Track/}).nth(1).click();await shot('track',false);await page.getByRole('tab',{name:/Timeline/}).click();await shot('timeline',false)},
 async panel(){await go('/recruiting');await page.getByRole('row').nth(2).getByRole('button').nth(1).click();await shot('panel')},
 async filters(){await go('/recruiting');await b('Filters').click();await shot('filters',false)},
 async sugg(){await go('/recruiting');await b('Suggestions').click();await shot('sugg',false)},
 async board(){await go('/recruiting?view=board');await shot('board');},
 async fit(){await go('/fit?school=135');await shot('fit');for(const t of ['Roster Analysis','Recruiting Profile','Player Comparison']){await page.getByRole('tab',{name:t}).click().catch(()=>{});await shot('fit-'+t.split(' ')[0])}},
 async camps(){await go('/campaigns');const links=page.getByRole('link',{name:/Junior season film/}).or(page.getByRole('button',{name:/Junior season film/}));await links.first().click();await page.waitForTimeout(1000);await shot('camp-detail')},
 async wiz(){await go('/campaigns');await b('New Campaign').click();await page.waitForTimeout(700);await shot('wiz1')},
 async wizm(){await go('/campaigns');await b('New Campaign').click();await page.waitForTimeout(900);await shot('wizv',false);console.log(JSON.stringify(await page.evaluate(()=>[...document.querySelectorAll('[role=dialog] *')].map(e=>[e.tagName+'.'+String(e.className).slice(0,60),Math.round(e.getBoundingClientRect().left),Math.round(e.getBoundingClientRect().right)]).filter(x=>x[2]>350).slice(0,14))))},
 async conv(){await go('/conversations');await page.getByRole('link',{name:/Jordan Examplar/}).first().click();await page.waitForTimeout(900);await shot('conv')},
 async share(){await go('/profile');await b('Share Profile').click();await shot('share',false);},
 async tabs(){for(const t of ['data','stats','film']){await go('/profile?tab='+t);await shot('prof-'+t)}},
 async logform(){await go('/recruiting');await page.getByRole('button',{name:/^Track/}).nth(1).click();await page.getByRole('tab',{name:/Timeline/}).click();await page.waitForTimeout(600);await shot('timeline',false);const d=page.getByRole('dialog');console.log((await d.getByRole('button').allTextContents()).join(' / '));await d.getByRole('button',{name:/Log|Add/}).first().click();await page.waitForTimeout(500);await shot('logform',false);const sel=d.getByRole('combobox').first();console.log(await sel.locator('option').allTextContents());await sel.selectOption({label:'Offer'}).catch(e=>console.log('sel',e.message.slice(0,200)));await shot('logoffer',false);},
 async more(){await go('/');await b('More').click();await shot('more',false)},
};
for(const k of only.split(',')) {try{await S[k]()}catch(e){console.log(k,e.message.slice(0,400))}}
await browser.close();
