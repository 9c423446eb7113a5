import { readdir, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import path from 'node:path';

import sharp from 'sharp';

import { SweepPhotos } from '../src/modules/profile/photo/application/sweep-photos.use-case.js';
import { PictureSigner } from '../src/platform/security/picture-signer.js';
import { UploadSigner } from '../src/platform/storage/upload-signer.js';
import type { Agent, Answer } from './support/agent.js';
import { pictures } from './support/pictures.js';
import { startTestApp, type TestApp } from './support/test-app.js';

interface Problem {
  code: string;
  message: string;
}

interface User {
  profileImageUrl: string;
}

const MAX = 5_242_880;

describe('the profile photo', () => {
  let app: TestApp;
  let athlete: Agent;
  let photo: Buffer;

  beforeAll(async () => {
    app = await startTestApp();
    photo = await pictures.phonePhoto(800, 600);
  });

  beforeEach(async () => {
    athlete = await app.agent();
  });

  afterAll(() => app.close());

  async function newAddress(agent = athlete): Promise<string> {
    const { status, body } = await agent.post<{ uploadURL: string }>('/api/profile-picture/upload-url', {});
    expect(status).toBe(200);
    return body.uploadURL;
  }

  /** As a browser does it from wherever: no cookie, another site. */
  function put(address: string, bytes: Buffer | ReadableStream): Promise<Response> {
    const stream = bytes instanceof ReadableStream ? { duplex: 'half' as const } : {};
    return fetch(address, { method: 'PUT', body: bytes, headers: { 'sec-fetch-site': 'cross-site' }, ...stream });
  }

  const set = <T = User & Problem>(profileImageUrl: string, agent = athlete) => agent.put<T>('/api/profile-picture', { profileImageUrl });

  async function upload(bytes: Buffer): Promise<Answer<User & Problem>> {
    const address = await newAddress();
    expect((await put(address, bytes)).status).toBe(204);
    return set(address);
  }

  const uploadIdOf = (address: string) => new URL(address).pathname.split('/').at(-1);

  const fetched = async (address: string) => {
    const response = await fetch(app.url + address);
    return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
  };

  const filesIn = async (folder: string) => {
    const names = await readdir(path.join(app.config.dataDir, folder), { recursive: true }).catch(() => []);
    return names.sort();
  };

  const problemOf = async (response: Response) => [response.status, ((await response.json()) as Problem).code];

  it('P-05 P-06 takes a photo, upright and square in two sizes, without where it was taken', async () => {
    expect((await sharp(photo).metadata()).exif?.toString('latin1')).toContain('Marcus Lee');
    const { status, body } = await upload(photo);
    expect(status).toBe(200);
    expect(body.profileImageUrl).toMatch(/^\/api\/pictures\/[\w-]{32}\/512\.webp\?until=\d+&signature=[\w-]{43}$/);
    expect((await athlete.get<User>('/api/user')).body.profileImageUrl).toBe(body.profileImageUrl);
    for (const [address, size] of [
      [body.profileImageUrl, 512],
      [body.profileImageUrl.replace('512.webp', '128.webp'), 128],
    ] as const) {
      const { headers, bytes } = await fetched(address);
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: size, height: size });
      const { exif, icc, xmp, iptc, orientation } = await sharp(bytes).metadata();
      expect({ exif, icc, xmp, iptc, orientation }).toEqual({});
      expect(headers.get('content-type')).toBe('image/webp');
      expect(headers.get('cache-control')).toMatch(/^private, max-age=\d{6}, immutable$/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it('P-06 turns a photo as its camera says', async () => {
    const { bytes } = await fetched((await upload(await pictures.turned())).body.profileImageUrl);
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)];
    const [left, right] = [at(50, 256), at(460, 256)];
    expect([left[2]! > 200, left[0]! < 60, right[0]! > 200, right[2]! < 60]).toEqual([true, true, true, true]);
  });

  it.each(['png', 'webp', 'gif', 'avif'] as const)('P-06 takes %s', async (format) => {
    expect((await upload(await pictures.plain(format))).status).toBe(200);
  });

  it.each([
    ['a text that is called .jpg', async () => Buffer.from('Not a photo at all.'), 'not_a_photo'],
    ['an SVG with a script', async () => pictures.svg, 'not_a_photo'],
    ['a TIFF', () => pictures.plain('tiff'), 'not_a_photo'],
    ['an iPhone HEIC', async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 'heic_photo'],
    ['a JPEG that is cut off', async () => photo.subarray(0, photo.length / 2), 'damaged_photo'],
    ['a PNG header and an SVG', async () => Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), pictures.svg]), 'damaged_photo'],
    ['a decompression bomb', async () => pictures.bomb(20_000, false), 'too_many_pixels'],
    ['a bomb that has to be unpacked as a whole', async () => pictures.bomb(4_000, true), 'too_many_pixels'],
    ['an AVIF that would take more than 75 MB', () => pictures.plain('avif', 2_600, 2_200), 'too_many_pixels'],
  ])('P-06 refuses %s, keeps nothing of it, and leaves the photo as it was', async (_what, bytes, code) => {
    const before = (await upload(photo)).body.profileImageUrl;
    const address = await newAddress();
    await put(address, await bytes());
    const { status, body } = await set(address);
    expect([status, body.code, (await athlete.get<User>('/api/user')).body.profileImageUrl]).toEqual([400, code, before]);
    expect(body.message).toMatch(/\. [A-Z]/);
    expect((await set(address)).body.code).toBe('upload_taken');
    expect((await fetched(before)).status).toBe(200);
  });

  it('P-05 takes 5,242,880 bytes and not one more, whether the length is told before or not', async () => {
    const stream = (size: number) => new Blob([Buffer.alloc(size)]).stream();
    for (const more of [Buffer.alloc(MAX + 1), stream(MAX + 1), Buffer.alloc(6_000_000)]) {
      const address = await newAddress();
      expect(await problemOf(await put(address, more))).toEqual([413, 'too_large']);
      expect((await set(address)).body.code).toBe('upload_missing');
      expect((await put(address, stream(MAX))).status).toBe(204);
    }
    expect(await problemOf(await put(await newAddress(), Buffer.alloc(0)))).toEqual([400, 'upload_empty']);
  });

  it('P-05 P-07 an address takes one complete file, and stays spent after the photo was made', async () => {
    const address = await newAddress();
    const both = await Promise.all([put(address, photo), put(address, photo)]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(await problemOf(await put(address, photo))).toEqual([409, 'upload_address_spent']);
    const { body } = await set(address);
    expect(await problemOf(await put(address, photo))).toEqual([409, 'upload_address_spent']);
    expect((await set(address)).body.profileImageUrl).toBe(body.profileImageUrl);
    await upload(photo);
    expect((await set(address)).body.code).toBe('upload_taken');
  });

  it('P-05 P-07 an upload that is cut in the middle leaves nothing and does not spend its address', async () => {
    const address = await newAddress();
    const headers = { 'content-length': String(photo.length) };
    const before = await filesIn('uploads');
    await new Promise<void>((done) => {
      const sending = httpRequest(address, { method: 'PUT', headers });
      sending.on('error', () => done());
      sending.write(photo.subarray(0, 20_000), () => sending.destroy());
      sending.on('close', () => done());
    });
    expect((await set(address)).body.code).toBe('upload_missing');
    // The server hears of the cut a moment later.
    while ((await filesIn('uploads')).some((name) => name.endsWith('.part'))) await new Promise(setImmediate);
    expect((await put(address, photo)).status).toBe(204);
    expect((await set(address)).status).toBe(200);
    const left = (await filesIn('uploads')).filter((name) => !before.includes(name));
    expect(left).toEqual([uploadIdOf(address)]);
  });

  it('P-07 an address takes one body at a time: a second one is refused before it is read', async () => {
    const address = await newAddress();
    const first = httpRequest(address, { method: 'PUT', headers: { 'content-length': String(photo.length) } });
    const taken = new Promise((resolve) => first.on('response', ({ statusCode }) => resolve(statusCode)));
    first.write(photo.subarray(0, 20_000));
    while (!(await filesIn('uploads')).includes(`${uploadIdOf(address)}.part`)) await new Promise(setImmediate);
    const rivals = await Promise.all([1, 2, 3].map(() => put(address, photo)));
    expect(await Promise.all(rivals.map(problemOf))).toEqual(rivals.map(() => [409, 'upload_under_way']));
    first.end(photo.subarray(20_000));
    expect(await taken).toBe(204);
    expect((await set(address)).status).toBe(200);
  });

  it('P-07 an address that was changed, forged or has expired takes nothing', async () => {
    const address = new URL(await newAddress());
    for (const [key, value] of [
      ['max', '99999999'],
      ['expires', '99999999999999'],
      ['signature', 'x'],
      ['signature', ''],
    ]) {
      const changed = new URL(address);
      changed.searchParams.set(key!, value!);
      expect(await problemOf(await put(changed.href, photo))).toEqual([404, 'upload_address_wrong']);
    }
    const other = address.href.replace(/uploads\/[^?]+/, 'uploads/00000000-0000-7000-8000-00000000dead');
    expect(await problemOf(await put(other, photo))).toEqual([404, 'upload_address_wrong']);
    const terms = { id: '00000000-0000-7000-8000-00000000dead', maxBytes: MAX, expiresAt: new Date(Date.now() - 1) };
    const expired = await put(app.url + app.app.get(UploadSigner).sign(terms), photo);
    expect(await problemOf(expired)).toEqual([410, 'upload_address_expired']);
  });

  it("P-06 X-01 another athlete's upload does not exist, nor does an address that was not issued here", async () => {
    const address = await newAddress();
    await put(address, photo);
    const other = await app.agent();
    const foreign = [address, address.split('?')[0]!, 'https://evil.test/a.jpg', '/api/uploads/1', 'file:///etc/passwd', ''];
    for (const one of foreign) {
      const { status, body } = await set(one, other);
      expect([one, status, body.code]).toEqual([one, 404, 'upload_not_found']);
    }
    expect((await set(`https://evil.test${new URL(address).pathname}`)).status).toBe(404);
    expect((await set(address.split('?')[0]!)).status).toBe(200);
  });

  it.each([[{}], [{ profileImageUrl: null }], [{ profileImageUrl: 7 }], [{ profileImageUrl: 'x', userId: 'y' }], ['[]']])(
    'X-05 refuses the body %j',
    async (body) => {
      expect((await athlete.put('/api/profile-picture', body)).status).toBe(400);
    },
  );

  it('P-06 a new photo replaces the old one, whose files are deleted; the photo can be removed', async () => {
    const first = (await upload(photo)).body.profileImageUrl;
    const second = (await upload(await pictures.plain('png'))).body.profileImageUrl;
    expect([(await fetched(first)).status, (await fetched(second)).status]).toEqual([404, 200]);
    expect((await athlete.delete('/api/profile-picture')).status).toBe(204);
    expect((await fetched(second)).status).toBe(404);
    expect((await athlete.get('/api/user')).body['profileImageUrl']).toBeNull();
    expect((await athlete.delete('/api/profile-picture')).status).toBe(204);
  });

  it('P-06 of two photos set at once one is shown and the other is gone', async () => {
    const addresses = [await newAddress(), await newAddress(), await newAddress()];
    for (const address of addresses) await put(address, photo);
    const answers = await Promise.all(addresses.map((address) => set(address)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { profileImageUrl: shown } = (await athlete.get<User>('/api/user')).body;
    const rows = await app.source.query<{ id: string }[]>(
      'select id from pictures where user_id = (select id from users where username = $1)',
      [athlete.account?.username],
    );
    expect(rows.map(({ id }) => `/api/pictures/${id}/512.webp`)).toEqual([shown.split('?')[0]]);
  });

  it.each(['x', '..%2f..%2fkeys', '__proto__', `${'a'.repeat(32)}`])('P-06 knows no picture %s', async (id) => {
    for (const file of ['512.webp', '..%2fsession-secret', '64.webp']) {
      expect((await fetched(`/api/pictures/${id}/${file}`)).status).toBe(404);
    }
  });

  it('P-06 a picture is shown at a signed address that has not expired, in both sizes, and nowhere else', async () => {
    const shown = (await upload(photo)).body.profileImageUrl;
    const [place = '', query = ''] = shown.split('?');
    const expired = new PictureSigner(app.config, { now: () => new Date(Date.now() - 8 * 24 * 3_600_000) }).sign(place, 'owner');
    const other = (await upload(photo)).body.profileImageUrl;
    for (const address of [place, `${place}?until=99999999999999&signature=x`, expired, `${other.split('?')[0]}?${query}`]) {
      expect((await fetched(address)).status).toBe(404);
    }
    expect((await fetched(other)).status).toBe(200);
    expect((await athlete.get<User>('/api/user')).body.profileImageUrl).toBe(other);
  });

  it('P-06 uploads that nobody took and pictures of accounts that are gone are swept away', async () => {
    const gone = (await upload(photo)).body.profileImageUrl;
    const id = gone.split('/')[3]!;
    const untaken = await newAddress();
    await put(untaken, photo);
    await writeFile(path.join(app.config.dataDir, 'uploads', `${uploadIdOf(untaken)}.crashed.part`), '');
    await app.source.query('delete from users where username = $1', [athlete.account?.username]);
    await app.source.query(`update picture_uploads set expires_at = now() - interval '1 hour'`);
    expect(await filesIn('pictures')).toContain(id);
    await app.app.get(SweepPhotos).run();
    expect(await filesIn('pictures')).not.toContain(id);
    expect(await filesIn('uploads')).toEqual([]);
    const [left] = await app.source.query<object[]>('select count(*)::int as uploads from picture_uploads');
    expect(left).toEqual({ uploads: 0 });
  });

  it('P-07 says 503 while the disk does not take files, and the same upload works afterwards', async () => {
    const address = await newAddress();
    await put(address, photo);
    const folder = path.join(app.config.dataDir, 'pictures');
    await rm(folder, { recursive: true, force: true });
    await writeFile(folder, 'a file in the way');
    const { status, body } = await set(address);
    expect([status, body.code]).toEqual([503, 'storage_unavailable']);
    await rm(folder);
    expect((await set(address)).status).toBe(200);
  });
});
