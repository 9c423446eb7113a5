import { openapiDocument } from '../src/openapi-document.js';
import type { Agent, Answer } from './support/agent.js';
import { ChangeRecord } from './support/change-record.js';
import { isProblemOrPage } from './support/is-problem.js';
import { nastyOperations, type NastyRequest } from './support/nasty-requests.js';
import { soakRound } from './support/soak-round.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const SEED = 20261121 + soakRound;

interface Problem {
  status: number;
  message: string;
  code: string;
}

/** What is wrong with an answer, or undefined when it is a good one. */
function fault(answer: Answer<Problem>): string | undefined {
  const { status, body } = answer;
  if (status >= 500) return `answered ${status}`;
  if (/node_modules|\.[jt]s:\d+|QueryFailedError/.test(JSON.stringify(body ?? ''))) return 'shows its inside';
  if (status < 400) return undefined;
  if (!isProblemOrPage(answer)) return `${status} is no problem document`;
  if (typeof body === 'string') return undefined;
  const whole = body.status === status && body.message !== '' && /^\w+$/.test(body.code);
  return whole ? undefined : `${status} has no message, code or status`;
}

const shown = ({ method, path, body }: NastyRequest) =>
  `${method} ${path.slice(0, 120)} ${(body instanceof FormData ? 'form' : (JSON.stringify(body) ?? '')).slice(0, 160)}`;

describe('requests that nobody sane would send', () => {
  let app: TestApp;
  let admin: Agent;
  let changes: ChangeRecord;

  beforeAll(async () => {
    // Without the work behind the requests: whatever is written is written by the request that is sent.
    app = await startTestApp({ env: { ROLE: 'web' } });
    changes = await ChangeRecord.on(app.source);
    admin = await app.admin();
  });

  afterAll(() => app.close());

  async function faultsOf(agent: Agent, requests: NastyRequest[]): Promise<string[]> {
    const faults: string[] = [];
    for (const request of requests) {
      const answer = await agent.send<Problem>(request.method, request.path, request.body);
      const found = fault(answer);
      if (found) faults.push(`${shown(request)}: ${found}`);
      const changed = await changes.taken();
      if (answer.status >= 400 && changed.length > 0)
        faults.push(`${shown(request)}: refused with ${answer.status}, changed ${changed.join(', ')}`);
    }
    return faults;
  }

  it('X-02 X-05 every route answers them with a problem document, and a request that is refused has changed nothing', async () => {
    const operations = nastyOperations(openapiDocument(app.app), SEED);
    const faults: Record<string, string[]> = {};
    for (const { route, requests } of operations) {
      const agent = route === 'POST /api/logout' ? await app.agent() : admin;
      await changes.taken();
      const found = await faultsOf(agent, requests);
      if (found.length > 0) faults[route] = found;
    }
    expect(faults).toEqual({});
    expect((await admin.get('/api/user')).status).toBe(200);
  }, 300_000);
});
