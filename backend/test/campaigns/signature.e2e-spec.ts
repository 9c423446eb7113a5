import PostalMime from 'postal-mime';

import type { Agent } from '../support/agent.js';
import { SmtpSink } from '../support/smtp-sink.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { emailsOf, haveCoaches, haveDraft, untilCampaign } from './campaign-world.js';

interface Preview {
  subject: string;
  text: string;
  problems: { code: string; place: string }[];
}

const SIGNATURE = '{{student_first_name}} {{student_last_name}}\n{{student_position}}';
const SIGNED = 'Coach, I play football.\n\nMarcus Lee\nQB';

describe('the signature of every email, over HTTP', () => {
  let sink: SmtpSink;
  let app: TestApp;
  let athlete: Agent;
  let coachIds: number[];

  beforeAll(async () => {
    sink = await SmtpSink.start();
    app = await startTestApp({ env: { SMTP_URL: sink.url, REQUIRE_VERIFIED_EMAIL: 'off', SEND_UNDO_S: '0' } });
    athlete = await app.agent();
    coachIds = await haveCoaches(await app.admin(), athlete, 2);
    await athlete.put('/api/user', { firstName: 'Marcus', lastName: 'Lee', position: 'QB' });
    await sign(SIGNATURE);
  });

  afterAll(async () => {
    await app.close();
    await sink.stop();
  });

  const sign = (signature: string) => athlete.put('/api/user/email-settings', { signature });
  const draft = () => haveDraft(athlete, { template: 'Coach, I play football.' });
  const preview = async (id: string) => (await athlete.get<Preview>(`/api/user/campaigns/${id}/preview?coachId=${coachIds[0]}`)).body;

  it('C-18 it is in the preview, and the coach gets exactly that', async () => {
    const id = await draft();
    const { text } = await preview(id);
    expect(text).toBe(SIGNED);
    await athlete.post(`/api/user/campaigns/${id}/send`, { selectedCoachIds: coachIds.slice(0, 1) });
    await untilCampaign(athlete, id, ({ status }) => status === 'completed');
    expect(sink.mails.map((mail) => mail.text.trimEnd().replaceAll('\r\n', '\n'))).toEqual([SIGNED]);
  });

  it('C-18 it is in the email that is sent by hand and in its file', async () => {
    const id = await draft();
    await athlete.post(`/api/user/campaigns/${id}/send`, { selectedCoachIds: coachIds.slice(0, 1), byHand: true });
    const [mail] = await emailsOf(athlete, id);
    const path = `/api/campaigns/${id}/emails/${mail?.id}`;
    expect((await athlete.get<Preview>(`${path}/by-hand`)).body.text).toBe(SIGNED);
    const file = await PostalMime.parse((await athlete.get<string>(`${path}/by-hand.eml`)).body);
    expect(file.text?.trimEnd()).toBe(SIGNED);
  });

  it('C-18 an empty or unknown placeholder in it holds the email back and says where', async () => {
    await sign('{{student_gpa}} {{nobody}}');
    const id = await draft();
    const { problems } = await preview(id);
    expect(problems.map(({ code, place }) => [code, place])).toEqual([
      ['empty_placeholder', 'Signature'],
      ['unknown_placeholder', 'Signature'],
    ]);
    const answer = await athlete.post<{ code: string }>(`/api/user/campaigns/${id}/send`, { selectedCoachIds: coachIds });
    expect([answer.status, answer.body.code]).toEqual([422, 'needs_confirmation']);
    await sign(SIGNATURE);
  });
});
