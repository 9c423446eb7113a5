import PostalMime from 'postal-mime';
import sharp from 'sharp';

import { until } from '../imports/until.js';
import type { Agent } from '../support/agent.js';
import { SmtpSink } from '../support/smtp-sink.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { emailsOf, haveCoaches, haveDraft, untilCampaign } from './campaign-world.js';

interface Attachments {
  files: { id: string; name: string; contentType: string; size: number; isKept: boolean }[];
  attachesProfile: boolean;
  campaignRevision: number;
  code?: string;
  message?: string;
}

const PDF = Buffer.from('%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\n%%EOF\n');

async function filesIn(raw: string | ArrayBuffer): Promise<[string | null, string, Buffer][]> {
  const { attachments } = await PostalMime.parse(raw);
  return attachments.map(({ filename, mimeType, content }) => [filename, mimeType, Buffer.from(content as ArrayBuffer)]);
}

describe('files that go with the emails of a campaign, over HTTP', () => {
  let sink: SmtpSink;
  let app: TestApp;
  let athlete: Agent;
  let coachIds: number[];
  let id: string;

  beforeAll(async () => {
    sink = await SmtpSink.start();
    app = await startTestApp({ env: { SMTP_URL: sink.url, REQUIRE_VERIFIED_EMAIL: 'off', SEND_UNDO_S: '0' } });
    athlete = await app.agent();
    coachIds = await haveCoaches(await app.admin(), athlete, 2);
    await app.source.query('update users set email_verified_at = now() where email = $1', [athlete.account?.email]);
  });

  afterAll(async () => {
    await app.close();
    await sink.stop();
  });

  beforeEach(async () => {
    sink.mails.length = 0;
    id = await haveDraft(athlete);
  });

  const path = (rest = '') => `/api/user/campaigns/${id}/attachments${rest}`;

  async function upload(name: string, bytes: Buffer): Promise<{ status: number; body: Attachments }> {
    const headers = { 'content-type': 'application/octet-stream', 'sec-fetch-site': 'same-origin', cookie: athlete.cookie };
    const address = `${athlete.url}${path(`?name=${encodeURIComponent(name)}`)}`;
    const answer = await fetch(address, { method: 'POST', headers, body: new Uint8Array(bytes) });
    return { status: answer.status, body: (await answer.json()) as Attachments };
  }

  async function photo(): Promise<Buffer> {
    const place = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 16/1 0/1' }, IFD0: { Model: 'PHONE-OF-MARCUS' } };
    return sharp({ create: { width: 60, height: 40, channels: 3, background: '#2f6b49' } })
      .withExif(place)
      .jpeg()
      .toBuffer();
  }

  const send = () =>
    athlete.post<{ code: string; problems: { code: string }[] }>(`/api/user/campaigns/${id}/send`, {
      selectedCoachIds: coachIds,
    });

  it('C-18 every coach gets the profile as it is then, the PDF and the photo, with names and types, and no place in the photo', async () => {
    await upload('Transcript.pdf', PDF);
    const { body } = await upload('../me.JPG', await photo());
    expect(body.files.map(({ name, contentType }) => [name, contentType])).toEqual([
      ['Transcript.pdf', 'application/pdf'],
      ['me.jpg', 'image/jpeg'],
    ]);
    await athlete.put(path('/profile'), { attach: true });
    expect((await send()).status).toBe(200);
    await untilCampaign(athlete, id, ({ sentCount }) => sentCount === 2);
    expect(sink.mails).toHaveLength(2);
    for (const { raw } of sink.mails) {
      const [profile, transcript, picture] = await filesIn(raw);
      expect(profile?.slice(0, 2)).toEqual([expect.stringMatching(/profile\.pdf$/), 'application/pdf']);
      expect(profile?.[2].toString('latin1', 0, 5)).toBe('%PDF-');
      expect(transcript).toEqual(['Transcript.pdf', 'application/pdf', PDF]);
      expect(picture?.slice(0, 2)).toEqual(['me.jpg', 'image/jpeg']);
      expect((await sharp(picture?.[2]).metadata()).exif).toBeUndefined();
    }
    expect((await upload('late.pdf', PDF)).status).toBe(409);
  });

  it('C-18 a test to myself and the file of an email by hand have the same', async () => {
    await upload('Transcript.pdf', PDF);
    await athlete.post(`/api/user/campaigns/${id}/test`, { coachId: coachIds[0], key: '5f0c6a52-6f0f-4b49-9d6c-6d6a2f1f7a11' });
    expect(await filesIn(sink.mails[0]?.raw ?? '')).toEqual([['Transcript.pdf', 'application/pdf', PDF]]);
    await athlete.post(`/api/user/campaigns/${id}/send`, { selectedCoachIds: coachIds, keep: true });
    const [mail] = await emailsOf(athlete, id);
    const file = await fetch(`${athlete.url}/api/campaigns/${id}/emails/${mail?.id}/by-hand.eml`, { headers: { cookie: athlete.cookie } });
    expect(await filesIn(await file.arrayBuffer())).toEqual([['Transcript.pdf', 'application/pdf', PDF]]);
  });

  it('C-18 “see attached” is asked about without a file and not with one', async () => {
    id = await haveDraft(athlete, { template: 'Coach {{coach_last_name}},\n\nplease see my attached transcript.' });
    const without = await send();
    expect([without.status, JSON.stringify(without.body)]).toEqual([422, expect.stringContaining('attachment')]);
    await upload('Transcript.pdf', PDF);
    expect((await send()).status).toBe(200);
    // Else these emails arrive in the tests after this one.
    await untilCampaign(athlete, id, ({ sentCount }) => sentCount === 2);
  });

  it('C-18 a program is refused whatever it is called, and so are more than three files', async () => {
    const program = await upload('photo.jpg', Buffer.from('MZ a program'));
    expect([program.status, program.body.code]).toEqual([400, 'attachment_of_other_kind']);
    const large = await upload('large.pdf', Buffer.concat([PDF, Buffer.alloc(5_242_880)]));
    expect([large.status, large.body.code]).toEqual([400, 'attachment_too_large']);
    for (const name of ['1.pdf', '2.pdf', '3.pdf']) expect((await upload(name, PDF)).status).toBe(200);
    const fourth = await upload('4.pdf', PDF);
    expect([fourth.status, fourth.body.code]).toEqual([409, 'too_many_attachments']);
  });

  it('C-18 a file is downloaded as it is, and taken off', async () => {
    const { body } = await upload('Zeugnis Müller.pdf', PDF);
    const [file] = body.files;
    const given = await fetch(`${athlete.url}${path(`/${file?.id}`)}`, { headers: { cookie: athlete.cookie } });
    expect(Buffer.from(await given.arrayBuffer())).toEqual(PDF);
    expect(given.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''Zeugnis%20M%C3%BCller.pdf");
    const removed = await athlete.delete<Attachments>(path(`/${file?.id}`));
    expect(removed.body).toMatchObject({ files: [], campaignRevision: body.campaignRevision + 1 });
    expect((await athlete.delete(path(`/${file?.id}`))).status).toBe(404);
  });

  it('C-18 an email does not leave without a file that is gone, and says why', async () => {
    await upload('Transcript.pdf', PDF);
    await app.source.query('update campaign_files set bytes = null where campaign_id = $1', [id]);
    await send();
    const reason = async () => (await emailsOf(athlete, id))[0]?.errorMessage ?? null;
    await until(async () => (await reason()) !== null);
    expect(await reason()).toContain('“Transcript.pdf” is not kept any more.');
    expect(sink.mails).toEqual([]);
  });

  it('C-18 what was kept for a campaign that is done makes room for the next upload', async () => {
    await upload('old.pdf', PDF);
    await app.source.query(`update campaigns set status = 'completed' where id = $1`, [id]);
    const old = id;
    id = await haveDraft(athlete);
    await upload('new.pdf', PDF);
    const { body } = await athlete.get<Attachments>(`/api/user/campaigns/${old}/attachments`);
    expect(body.files).toMatchObject([{ name: 'old.pdf', isKept: false }]);
  });

  it('C-18 files are deleted with their campaign', async () => {
    await upload('Transcript.pdf', PDF);
    expect((await athlete.delete(`/api/user/campaigns/${id}`)).status).toBeLessThan(300);
    expect(await app.source.query('select 1 from campaign_files where campaign_id = $1', [id])).toEqual([]);
  });
});
