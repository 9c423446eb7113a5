import type { Agent } from '../support/agent.js';
import { seededRandom } from '../support/seeded-random.js';
import { soakRound } from '../support/soak-round.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { callerOf, operationsOf } from '../security/every-route.js';
import { bodiesWithTexts } from '../security/wrong-bodies.js';
import { WorkMeter } from './work-meter.js';

const SHAPES = ['A b. ', '1-', 'a.', 'a ', '\n', '{{a|', 'W x@y.co ', '"', '(', 'é'];
/** `npm run soak` tries every shape and doubling in every field; `npm test` one shape in each sixth field or so, the same each time. */
const IS_SOAK = soakRound > 0;
const SIZES = IS_SOAK ? [1_000, 2_000, 4_000, 8_000, 16_000] : [8_000, 16_000];
const SHARE = 0.15;
const SEED = 20261122;
/** Twice the work for twice the text, and some for sorting; quadratic work would be four times as much. */
const MOST_GROWTH = 2.5;
/** Work that needs no second look; what the process does beside a request is less. */
const NOTHING = 60_000;

describe('work for a text in any field of any route', () => {
  let meter: WorkMeter;
  let app: TestApp;
  let admin: Agent;
  const random = seededRandom(SEED);
  const shapesFor = () => {
    if (IS_SOAK) return SHAPES;
    return random() < SHARE ? [SHAPES[Math.floor(random() * SHAPES.length)] ?? 'a'] : [];
  };

  beforeAll(async () => {
    // Before anything of the application runs: what ran before the counting began is not counted block by block.
    meter = new WorkMeter();
    app = await startTestApp({ env: { ROLE: 'web' } });
    admin = await app.admin();
  });

  afterAll(async () => {
    await app.close();
    meter.close();
  });

  it('O-11 doubles at most when the text doubles', async () => {
    const bad: string[] = [];
    let tried = 0;
    for (const operation of operationsOf(app)) {
      const { body, isForm, method, route } = operation;
      if (!body || isForm) continue;
      const [agent, address] = await callerOf(app, admin, operation);
      for (const { field, value: shape } of bodiesWithTexts(body, shapesFor)) {
        const bodyOf = (size: number) => {
          const text = String(shape).repeat(Math.ceil(size / String(shape).length));
          return bodiesWithTexts(body, (name) => (name === field ? [text] : []))[0]?.body;
        };
        const work = await meter.countBlocksOfEach(SIZES.map((size) => () => agent.send(method, address, bodyOf(size))));
        tried += 1;
        const [before = 0, after = 0] = work.slice(-2);
        if (after > NOTHING && after / before > MOST_GROWTH) bad.push(`${route} ${field}=${JSON.stringify(shape)}: ${work.join(', ')}`);
      }
    }
    expect(tried).toBeGreaterThan(20);
    expect(bad).toEqual([]);
  }, 3_600_000);

  it('O-11 is counted: a longer text is more work', async () => {
    const agent = await app.agent();
    const work = (size: number) => () =>
      agent.post('/api/ai/improve-email', { currentEmail: 'Coach, I run fast. '.repeat(size), improvementType: 'tone' });
    const [, short = 0, long = 0] = await meter.countBlocksOfEach([10, 20, 200].map(work));
    expect(long).toBeGreaterThan(short * 2);
  });
});
