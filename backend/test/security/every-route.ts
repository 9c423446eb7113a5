import { openapiDocument } from '../../src/openapi-document.js';
import { ROUTE_ROWS } from '../permissions/route-rows.js';
import type { Agent, Answer } from '../support/agent.js';
import { isProblemOrPage } from '../support/is-problem.js';
import type { TestApp } from '../support/test-app.js';
import { apiOperations, type ApiOperation } from './api-operations.js';
import { ownAddress } from './own-address.js';

/** A text that only somebody else's objects hold: no answer to another account may contain it. */
export const OTHERS_TEXT = 'Zanzibarov-only-in-the-account-of-another';

export interface Problem {
  status: number;
  message: string;
  code: string;
}

/** Every operation but the one that ends the caller's session. */
export function operationsOf(app: TestApp): ApiOperation[] {
  return apiOperations(openapiDocument(app.app)).filter(({ route }) => route !== 'POST /api/logout');
}

/** Somebody who may call the route, and the address of an object of their own where the path names one. */
export async function callerOf(app: TestApp, admin: Agent, { route, path }: ApiOperation): Promise<[Agent, string]> {
  const row = ROUTE_ROWS[route] ?? { access: 'public' };
  const agent = row.access === 'admin' ? admin : await app.agent();
  return [agent, await ownAddress(app, agent, path, row)];
}

/**
 * The same for calls that all are refused: since they change nothing, one athlete serves all routes without objects of their own, and
 * the objects at an address all its methods.
 */
export function callersOfRefused(app: TestApp, admin: Agent): (operation: ApiOperation) => Promise<[Agent, string]> {
  const known = new Map<string, Promise<[Agent, string]>>();
  const athlete = app.agent();
  return async (operation) => {
    const { access, foreign } = ROUTE_ROWS[operation.route] ?? { access: 'public' };
    if (access !== 'admin' && !foreign) return [await athlete, await ownAddress(app, await athlete, operation.path, { access })];
    const key = `${access} ${operation.path}`;
    const caller = known.get(key) ?? callerOf(app, admin, operation);
    known.set(key, caller);
    return caller;
  };
}

/** What is wrong with an answer to any input whatever, or undefined. */
export function faultOf(answer: Answer<Problem>): string | undefined {
  const { status, body } = answer;
  const text = JSON.stringify(body ?? '');
  // 503 says that something outside does not answer, which a test without it can bring about.
  if (status >= 500 && status !== 503) return `answered ${status}`;
  if (/node_modules|\.[jt]s:\d+|QueryFailedError|at Object\./.test(text)) return 'shows its inside';
  if (text.includes(OTHERS_TEXT)) return 'shows what belongs to somebody else';
  if (status < 400) return undefined;
  if (!isProblemOrPage(answer)) return `${status} is no problem document`;
  return typeof body === 'string' || body.message ? undefined : `${status} has no message`;
}

/** Fills an account with objects that hold OTHERS_TEXT. */
export async function haveOthersObjects(app: TestApp): Promise<void> {
  const other = await app.agent();
  const [schoolId, name] = [1, OTHERS_TEXT];
  await other.put('/api/user', { firstName: name, lastName: name, highSchool: name, city: name });
  await other.post('/api/user/campaigns', { name, subject: name, template: name });
  await other.patch(`/api/user/target-schools/${schoolId}`, { notes: name, nextStep: name });
  await other.post(`/api/user/contacts`, { schoolId, name: `Dana ${name}`.slice(0, 60), email: 'dana@recruit.test' });
  await other.post('/api/user/add-game-stats', { opponent: name, date: '2026-09-04', stats: {} });
}
