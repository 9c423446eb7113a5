import type { KeptPage } from '@/shared/lib/device-store';
import { pageOfDevice } from './page-of-device';

const stylesheet = '/assets/style-abc.css';
const shell = () =>
  new Response(`<head><link rel="later" data-rel="stylesheet" href="${stylesheet}"></head><body><div id="root"></div></body>`, {
    headers: { 'content-type': 'text/html', 'content-length': '90', 'content-security-policy': "default-src 'self'" },
  });
const kept: KeptPage = { search: '?view=board', html: '<main><h1>Schools</h1></main>', rules: '.css-a{color:red}', stylesheet };

const textOf = async (page: KeptPage | null, search: string) => (await pageOfDevice(shell(), page, search))?.text();

describe('the page of the device', () => {
  it('L-03 has what it showed last, where the app puts its own in its place', async () => {
    const page = await pageOfDevice(shell(), kept, '?view=board');
    expect(await page?.text()).toContain(
      '<div id="root"><style data-kept-page>.css-a{color:red}</style><div data-kept><main><h1>Schools</h1></main></div></div>',
    );
    expect(await pageOfDevice(shell(), kept, '?view=board').then((drawn) => drawn?.text())).toContain(
      `<link rel="stylesheet" href="${stylesheet}">`,
    );
    expect(page?.headers.get('content-security-policy')).toBe("default-src 'self'");
    expect([page?.headers.get('content-length'), page?.headers.get('cache-control')]).toEqual([null, 'no-store']);
  });

  it('L-03 is empty where nothing was kept, where it was another query, and where it is another version of the app', async () => {
    const empty = await shell().text();
    expect(await textOf(null, '')).toBe(empty);
    expect(await textOf(kept, '')).toBe(empty);
    expect(await textOf({ ...kept, stylesheet: '/assets/style-old.css' }, kept.search)).toBe(empty);
    expect(await pageOfDevice(undefined, kept, kept.search)).toBeUndefined();
  });

  it('L-03 takes what somebody wrote as it is, with the signs that mean something to a replacement', async () => {
    const html = '<main><h1>$& $1 $$ &lt;/div&gt;</h1></main>';
    expect(await textOf({ ...kept, html }, kept.search)).toContain(html);
  });
});
