import { guardianOf } from '../support/guardian.js';
import { openapiDocument } from '../../src/openapi-document.js';
import { ROUTE_ROWS } from '../permissions/route-rows.js';
import type { Agent, Answer } from '../support/agent.js';
import { sampleOf } from '../support/sample-of.js';
import { seededRandom } from '../support/seeded-random.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { apiOperations, type ApiOperation } from './api-operations.js';
import { NOBODYS_ID, ownAddress } from './own-address.js';
import { bodiesWithNull, bodiesWithUnstorableText, bodiesWithWrongTypes, type WrongBody } from './wrong-bodies.js';

interface Problem {
  message: string;
  code: string;
  errors: { field: string; code: string; message: string }[];
}

/** Of the wrong values for one field, path or query, `npm test` sends so many, the same ones each time; `npm run soak` sends all. */
const VALUES_OF_EACH = 1;
const SEED = 20261122;

const REFUSALS = new Set([400, 404, 409, 422]);

/** Words of the validator that no person should read. */
const VALIDATORS_WORDS =
  /should not exist|each value in|nested property|must be an? (?:string|integer|array|object|boolean value|UUID)\b|regular expression|shorter than|longer than/;

/** In a query or a path. None is a number that an id could have. */
const WRONG_PARAMETERS = ['null', 'NaN', '1e400', '1e3', '-1', '99999999999999999999', '2147483648', '[]', '{}', '%00', '%20'];

/** What is wrong with the refusal of `field`, or undefined when it says what it should. */
function faultOf({ status, body }: Answer<Problem>, field: string): string | undefined {
  if (!REFUSALS.has(status)) return `answered ${status}`;
  if (VALIDATORS_WORDS.test(JSON.stringify(body))) return `says ${JSON.stringify(body.errors)}`;
  if (status !== 400) return undefined;
  const top = /^\w+/.exec(field)?.[0] ?? '';
  const named = body.errors.some((error) => error.field === top || /^[.[]/.test(error.field.slice(top.length)));
  return named ? undefined : `names ${JSON.stringify(body.errors.map((error) => error.field))}`;
}

describe('values of the wrong type', () => {
  let app: TestApp;
  let admin: Agent;
  let guardian: Agent;
  let guarded: string;
  const callers = new Map<string, [Agent, string]>();
  const random = seededRandom(SEED);
  const some = (values: unknown[]) => sampleOf(values, VALUES_OF_EACH, random);

  beforeAll(async () => {
    app = await startTestApp();
    admin = await app.admin();
    guarded = (await (await app.agent()).get<{ id: string }>('/api/user')).body.id;
    guardian = await guardianOf(app, [guarded]);
  });

  afterAll(() => app.close());

  const operations = () => apiOperations(openapiDocument(app.app)).filter(({ route }) => route !== 'POST /api/logout');

  async function callerOf({ route, path }: ApiOperation): Promise<[Agent, string]> {
    const row = ROUTE_ROWS[route] ?? { access: 'public' };
    if (row.access === 'guardian') return [guardian, path.replace('{athleteId}', guarded).replaceAll(/\{\w+\}/g, NOBODYS_ID)];
    const agent = ['athlete', 'everybody'].includes(row.access) && row.foreign ? await app.agent() : admin;
    return [agent, await ownAddress(app, agent, path, row)];
  }

  /** The same for all kinds of wrong bodies: what is refused changes nothing. */
  async function keptCallerOf(operation: ApiOperation): Promise<[Agent, string]> {
    const caller = callers.get(operation.route) ?? (await callerOf(operation));
    callers.set(operation.route, caller);
    return caller;
  }

  /** Sends each of the bodies to its route; what is wrong with the answers. */
  async function faultsOf(bodies: (schema: object) => WrongBody[]): Promise<string[]> {
    const faults: string[] = [];
    for (const operation of operations()) {
      if (!operation.body || operation.isForm) continue;
      const [agent, address] = await keptCallerOf(operation);
      for (const { field, value, body } of bodies(operation.body)) {
        const found = faultOf(await agent.send<Problem>(operation.method, address, body), field);
        if (found) faults.push(`${operation.route} ${field}=${JSON.stringify(value)} ${found}`);
      }
    }
    return faults;
  }

  it('X-05 null in place of any field of any body is refused, naming the field', async () => {
    expect(await faultsOf(bodiesWithNull)).toEqual([]);
  });

  it('X-05 a value of another type in place of any field of any body is refused, naming the field', async () => {
    expect(await faultsOf((schema) => bodiesWithWrongTypes(schema, some))).toEqual([]);
  });

  it('X-05 text that cannot be stored is refused in any field of any body, naming the field', async () => {
    expect(await faultsOf((schema) => bodiesWithUnstorableText(schema, some))).toEqual([]);
  });

  it('X-05 no parameter of any path or query makes the server fail', async () => {
    const faults: string[] = [];
    for (const { route, method, path, queries } of operations()) {
      // An object of one's own is made only where the address names it.
      const own = queries.length === 0 ? path : (await callerOf({ route, method, path, queries, isForm: false }))[1];
      const values = () => sampleOf(WRONG_PARAMETERS, VALUES_OF_EACH, random);
      const addresses = [
        ...(path.includes('{') ? values().map((value) => path.replaceAll(/\{\w+\}/g, value)) : []),
        ...queries.flatMap((name) => values().flatMap((value) => [`${own}?${name}=${value}`, `${own}?${name}=${value}&${name}=${value}`])),
      ];
      for (const address of addresses) {
        const { status, body } = await admin.send<Problem>(method, address, method === 'GET' ? undefined : {});
        if (status >= 500) faults.push(`${method} ${address} answered ${status}`);
        if (VALIDATORS_WORDS.test(JSON.stringify(body ?? ''))) faults.push(`${method} ${address} says ${JSON.stringify(body.errors)}`);
      }
    }
    expect(faults).toEqual([]);
  });
});
