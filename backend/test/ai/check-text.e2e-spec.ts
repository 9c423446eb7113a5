import type { Agent } from '../support/agent.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { athleteWithProfile } from './athlete-with-profile.js';

interface Checked {
  flags: { text: string; severity: string }[];
}

describe('I-05 checking a text', () => {
  let app: TestApp;
  let athlete: Agent;

  beforeAll(async () => {
    app = await startTestApp();
    athlete = await athleteWithProfile(app);
  });

  afterAll(() => app.close());

  const check = async (body: object) => athlete.post<Checked>('/api/ai/check-text', body);

  it('I-05 a contradiction is an error, and an offer is to be confirmed', async () => {
    const { status, body } = await check({ text: 'I play for Westlake. I wear number 99. I hold offers.' });
    expect(status).toBe(200);
    expect(body.flags.map(({ text, severity }) => [text, severity])).toEqual([
      ['99', expect.stringMatching(/error|confirm/)],
      ['offers', 'confirm'],
    ]);
  });

  it('I-05 a recipient that does not exist is refused', async () => {
    expect((await check({ text: 'Hello', coachId: 999_999 })).status).toBe(404);
    expect((await check({ text: 'Hello', schoolId: 999_999 })).status).toBe(404);
  });

  it('I-05 I-08 a text of more than 20,000 characters is refused before it is read', async () => {
    expect((await check({ text: 'a 3.7 '.repeat(4_000) })).status).toBe(400);
  });
});
