import { expect, test } from './support/app-server';

test.use({ serviceWorkers: 'allow' });

interface Manifest {
  name: string;
  start_url: string;
  display: string;
  theme_color: string;
  background_color: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
}

/** Width and height in the head of a PNG. */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

test('L-03 can be installed: the manifest has name, start, colours and icons in the sizes they claim; a maskable one has its ground to the corners', async ({
  page,
}) => {
  await page.goto('/');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = (await (await page.request.get(href ?? '')).json()) as Manifest;
  expect(manifest).toMatchObject({ name: 'Recruit', start_url: '/', display: 'standalone', theme_color: '#0F2A1C' });
  const pngs = manifest.icons.filter(({ type }) => type === 'image/png');
  expect(pngs.map(({ sizes, purpose }) => `${purpose} ${sizes}`).sort()).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 192x192',
    'maskable 512x512',
  ]);
  for (const { src, sizes } of pngs) {
    const answer = await page.request.get(src);
    expect(answer.headers()['content-type']).toBe('image/png');
    expect(sizeOf(await answer.body()), src).toBe(sizes);
  }

  // A system cuts it to its own shape.
  const cornerOf = (src: string) =>
    page.evaluate(async (address) => {
      const picture = await createImageBitmap(await (await fetch(address)).blob());
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      const pen = canvas.getContext('2d');
      pen?.drawImage(picture, 0, 0);
      return [...(pen?.getImageData(0, 0, 1, 1).data ?? [])];
    }, src);
  expect(await cornerOf('/icon-maskable-512.png')).toEqual([15, 42, 28, 255]);
  expect((await cornerOf('/icon-512.png'))[3]).toBe(0);
});

test('L-03 the browser finds nothing that keeps the app from being installed, and its worker keeps no call of the API', async ({
  page,
  steps,
}) => {
  await steps.signUp();
  await page.goto('/recruiting');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const devtools = await page.context().newCDPSession(page);
  const { errors } = (await devtools.send('Page.getAppManifest')) as { errors: unknown[] };
  expect(errors).toEqual([]);
  await page.reload();
  await page.getByRole('heading', { name: 'Schools', level: 1 }).waitFor();
  const kept = await page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/shell.html');
  expect(kept.filter((path) => path.startsWith('/api') || ['/', '/index.html', '/recruiting'].includes(path))).toEqual([]);
});
