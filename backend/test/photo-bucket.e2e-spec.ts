import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { GcsStandIn } from './support/gcs-stand-in.js';
import { pictures } from './support/pictures.js';
import { startTestApp, type TestApp } from './support/test-app.js';

interface Target {
  uploadURL: string;
  headers: Record<string, string>;
}

describe('the profile photo in a bucket', () => {
  let folder: string;
  let bucket: GcsStandIn;
  let app: TestApp;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'recruit-bucket-'));
    bucket = await GcsStandIn.start('recruit-photos', () => new Date());
    process.env['GOOGLE_APPLICATION_CREDENTIALS'] = path.join(folder, 'key.json');
    await writeFile(path.join(folder, 'key.json'), JSON.stringify(bucket.credentials));
    app = await startTestApp({ env: { GCS_BUCKET: 'recruit-photos', GCS_API_ENDPOINT: bucket.url } });
  });

  afterAll(async () => {
    delete process.env['GOOGLE_APPLICATION_CREDENTIALS'];
    await app.close();
    await bucket.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('P-05 P-07 goes straight to the bucket by a V4 signed address and is handed out by this server', async () => {
    const athlete = await app.agent();
    const { body: target } = await athlete.post<Target>('/api/profile-picture/upload-url', {});
    expect(new URL(target.uploadURL).origin).toBe(bucket.url);
    const sent = { method: 'PUT', headers: target.headers, body: await pictures.phonePhoto(640, 480) };
    expect((await fetch(target.uploadURL, sent)).status).toBe(200);
    expect((await fetch(target.uploadURL, sent)).status).toBe(412);

    bucket.down = true;
    const [address = ''] = target.uploadURL.split('?');
    const refused = await athlete.put('/api/profile-picture', { profileImageUrl: address });
    expect([refused.status, refused.body['code']]).toEqual([503, 'storage_unavailable']);
    bucket.down = false;
    const { status, body } = await athlete.put<{ profileImageUrl: string }>('/api/profile-picture', { profileImageUrl: address });
    expect(status).toBe(200);

    const picture = await fetch(app.url + body.profileImageUrl);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await fetch(app.url + body.profileImageUrl.replace(/pictures\/.{8}/, 'pictures/00000000'))).status).toBe(404);
    await athlete.delete('/api/profile-picture');
    expect([...bucket.objects].filter(([, { bytes }]) => bytes.length > 0)).toEqual([]);
  });

  it('P-07 lets the pages talk to the bucket and to nobody else', async () => {
    const { headers } = await app.anonymous().get('/api/health/live');
    const rules = headers.get('content-security-policy') ?? '';
    expect(rules).toContain(`connect-src 'self' ${bucket.url};`);
    expect(rules).toContain(`img-src 'self' data: blob:;`);
  });
});
