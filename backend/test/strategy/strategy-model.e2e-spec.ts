import { athleteWithProfile } from '../ai/athlete-with-profile.js';
import { turnOnProvider } from '../ai/turn-on-provider.js';
import { OpenAiStandIn } from '../ai/openai-stand-in.js';
import type { Agent } from '../support/agent.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { haveFavorites, type StrategyAnswer } from './strategy-world.js';

const PROSE = {
  overview: 'You are a quarterback in the class of 2027. Akron is one of your target schools, and you have a 3.7 GPA to show.',
  strengths: ['You threw for 551 yards in 2025.', 'You run a 4.2 forty, which Alabama loves.'],
  areasToImprove: ['You won the Heisman.'],
  positionSpecificAdvice: ['Show throws from the pocket first.'],
};

describe('the recruiting strategy with a provider', () => {
  let standIn: OpenAiStandIn;
  let app: TestApp;
  let athlete: Agent;

  beforeAll(async () => {
    standIn = await OpenAiStandIn.start();
    app = await startTestApp({ env: { ...standIn.env, AI_DAILY_TOKENS_PER_USER: '9000' } });
  });

  beforeEach(async () => {
    athlete = await athleteWithProfile(app);
    await turnOnProvider(athlete);
    await haveFavorites(app, athlete, ['Akron']);
    standIn.acts = [{ answer: PROSE }];
    standIn.asked.length = 0;
  });

  afterAll(async () => {
    await app.close();
    await standIn.close();
  });

  const generate = (body: object = {}) => athlete.post<StrategyAnswer>('/api/ai/recruiting-strategy', body);
  const latest = () => athlete.get<StrategyAnswer>('/api/recruiting-strategies/latest');

  it('Y-02 I-03 a model writes the prose; what no fact stands behind is left out, and that is said', async () => {
    const { status, body } = await generate();
    expect([status, body.writer.kind, body.overview]).toEqual([200, 'model', PROSE.overview]);
    expect(body.strengths).toEqual(['You threw for 551 yards in 2025.']);
    expect(body.areasToImprove.join(' ')).not.toContain('Heisman');
    expect(body.areasToImprove.length).toBeGreaterThan(0);
    expect(body.remarks).toEqual(['2 texts of stand-in-1 stated what your data do not say and were left out.']);
    expect(body.allowance?.usedTokens).toBe(420);
    // The checker reads its dictionary at its first use.
  });

  it('Y-04 schools, dates and rules are those of the built-in writer, whoever writes', async () => {
    const { body } = await generate();
    const { body: byRule } = await generate({ writer: 'built-in' });
    expect(byRule.writer.kind).toBe('built-in');
    for (const part of ['ncaaCompliance', 'schoolStrategies', 'timeline', 'followUpSequence'] as const)
      expect(body[part]).toEqual(byRule[part]);
    expect(standIn.asked[0]?.raw).not.toMatch(/June 15|NCAA|coaches may/);
  });

  it.each([
    [{ answer: { ...PROSE, overview: 7 } }, 'ai_malformed'],
    [{ answer: { ...PROSE, overview: ' ' } }, 'ai_empty'],
    [{ status: 401 }, 'ai_key_refused'],
  ])('Y-02 a useless answer (%j) saves nothing, and the next press is free', async (act, code) => {
    standIn.acts = [act];
    expect((await generate()).body.code).toBe(code);
    expect((await latest()).body.code).toBe('no_strategy');
    expect((await generate({ writer: 'built-in' })).status).toBe(200);
  });

  it('Y-02 a press while one is being written is told so, and leaving ends the writing', async () => {
    standIn.acts = ['hang'];
    const gone = new AbortController();
    const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', cookie: athlete.cookie };
    const hanging = fetch(`${app.url}/api/ai/recruiting-strategy`, { method: 'POST', headers, body: '{}', signal: gone.signal }).catch(
      () => null,
    );
    while (standIn.asked.length === 0) await athlete.get('/api/user');
    expect(await generate({ writer: 'built-in' })).toMatchObject({ status: 409, body: { code: 'strategy_in_progress' } });
    gone.abort();
    await hanging;
    let next = await generate({ writer: 'built-in' });
    while (next.status === 409) next = await generate({ writer: 'built-in' });
    expect(next.status).toBe(200);
  });

  it('Y-02 the day’s allowance used up is said, with the way on', async () => {
    standIn.usage = { total_tokens: 8_500 };
    expect((await generate()).status).toBe(200);
    const { status, body } = await generate();
    expect([status, body.code]).toEqual([429, 'ai_allowance_used_up']);
    expect(body.message).toContain('built-in writer');
    expect((await generate({ writer: 'built-in' })).status).toBe(200);
  });
});
