import { haveFavorites, type StrategyAnswer } from '../strategy/strategy-world.js';
import type { Agent } from '../support/agent.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { AiAnswer } from './ai-answer.js';
import { athleteWithProfile } from './athlete-with-profile.js';
import { OpenAiStandIn } from './openai-stand-in.js';
import { turnOnProvider } from './turn-on-provider.js';

interface Settings {
  aiProvider: boolean;
  aiModel: string | null;
}

interface Sent {
  instructions: string;
  facts: { label: string; value: string }[];
  email: string;
}

const OFF = 'The AI provider is off in your settings, so the built-in writer wrote this.';

describe('whether the AI provider may write', () => {
  let standIn: OpenAiStandIn;
  let app: TestApp;

  beforeAll(async () => {
    standIn = await OpenAiStandIn.start();
    standIn.acts = [{ answer: { text: 'I play quarterback.' } }];
    app = await startTestApp({ env: standIn.env });
  });

  beforeEach(() => {
    standIn.asked.length = 0;
  });

  afterAll(async () => {
    await app.close();
    await standIn.close();
  });

  const settings = async (agent: Agent) => (await agent.get<Settings>('/api/user/settings')).body;
  const born = (yearsAgo: number) => `${new Date().getUTCFullYear() - yearsAgo}-01-01`;

  it.each([
    ['no birth date', null, false],
    ['an athlete of 16', born(16), false],
    ['an athlete of 20', born(20), true],
  ])('U-11 until it is chosen, %s: %s → %s', async (_, birthdate, expected) => {
    const athlete = await app.agent();
    await athlete.put('/api/user', { birthdate });
    expect(await settings(athlete)).toEqual({ aiProvider: expected, aiModel: 'stand-in-1', lostAccountNotice: true });
    const { body } = await athlete.post<AiAnswer>('/api/ai/generate-email', {});
    expect([body.writer.kind, body.remarks]).toEqual(expected ? ['model', []] : ['built-in', [OFF]]);
    expect(standIn.asked).toHaveLength(expected ? 1 : 0);
  });

  it('U-11 while it is off nothing reaches the provider, and every answer says who wrote instead', async () => {
    const athlete = await athleteWithProfile(app);
    await haveFavorites(app, athlete, ['Akron']);
    await athlete.patch('/api/user/settings', { aiProvider: false });
    const emailContent = 'coach i wants to play, my name is Marcus Lee';
    const answers = [
      await athlete.post<AiAnswer>('/api/ai/generate-email', { context: 'I run track.' }),
      await athlete.post<AiAnswer>('/api/ai/generate-email', {}, { accept: 'application/json' }),
      await athlete.post<AiAnswer>('/api/ai/improve-email', { currentEmail: emailContent, improvementType: 'grammar' }),
      await athlete.post<AiAnswer>('/api/ai/generate-subject-lines', { emailContent }),
      await athlete.post<StrategyAnswer>('/api/ai/recruiting-strategy', {}),
    ];
    for (const { status, body } of answers) {
      expect([status, body.writer.kind]).toEqual([200, 'built-in']);
      expect(body.remarks).toContain(OFF);
    }
    expect((await athlete.get<StrategyAnswer>('/api/recruiting-strategies/latest')).body.remarks).toEqual([OFF]);
    expect(standIn.asked).toEqual([]);
  });

  it('U-11 the athlete turns it on and off, and nobody else’s choice changes', async () => {
    const [athlete, other] = [await app.agent(), await app.agent()];
    await turnOnProvider(athlete);
    expect([(await settings(athlete)).aiProvider, (await settings(other)).aiProvider]).toEqual([true, false]);
    expect((await athlete.post<AiAnswer>('/api/ai/generate-email', {})).body.writer.kind).toBe('model');
    expect((await athlete.patch<Settings>('/api/user/settings', {})).body.aiProvider).toBe(true);
    expect((await athlete.patch<Settings>('/api/user/settings', { aiProvider: false })).body.aiProvider).toBe(false);
    expect((await athlete.post<AiAnswer>('/api/ai/generate-email', {})).body.writer.kind).toBe('built-in');
    expect((await athlete.patch('/api/user/settings', { aiProvider: 'yes' })).status).toBe(400);
    expect((await athlete.patch('/api/user/settings', { isAdmin: true })).status).toBe(400);
  });

  it('U-11 what is shown before it is turned on is what leaves afterwards', async () => {
    const athlete = await athleteWithProfile(app);
    const { body: shown } = await athlete.get<Sent>('/api/user/settings/sent-to-ai-provider');
    expect(standIn.asked).toEqual([]);
    expect(shown.email).toContain('Marcus {{private_last_name_1}}');
    expect(JSON.stringify(shown)).not.toMatch(/Lee|Westlake|Austin|hudl\.com|2009/);
    await turnOnProvider(athlete);
    const { body: own } = await athlete.post<AiAnswer>('/api/ai/generate-email', { writer: 'built-in' });
    await athlete.post('/api/ai/improve-email', { currentEmail: own.emailContent, improvementType: 'tone' });
    const [asked] = standIn.asked;
    expect(asked?.system).toBe(shown.instructions);
    expect(asked?.data.facts).toEqual(Object.fromEntries(shown.facts.map(({ label, value }) => [label, value])));
    expect(asked?.data.material).toEqual({ email: shown.email });
  });

  it('U-11 without a provider the settings say that there is none, and no answer speaks of it', async () => {
    const alone = await startTestApp({});
    const athlete = await alone.agent();
    expect(await settings(athlete)).toEqual({ aiProvider: false, aiModel: null, lostAccountNotice: true });
    expect((await athlete.post<AiAnswer>('/api/ai/generate-email', {})).body.remarks).toEqual([]);
    await alone.close();
  });
});
