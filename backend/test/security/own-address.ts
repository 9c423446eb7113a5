import type { RouteRow } from '../permissions/route-row.js';
import type { Agent } from '../support/agent.js';
import type { TestApp } from '../support/test-app.js';

/** An id that nobody has. */
export const NOBODYS_ID = '00000000-0000-7000-8000-00000000dead';

/**
 * The address of a route for somebody who may call it: with the id of an object of her own where the table of routes
 * makes such objects for somebody else, with school 1 for schools, and else with an id that nobody has.
 */
export async function ownAddress(app: TestApp, agent: Agent, path: string, { foreign }: RouteRow): Promise<string> {
  const ids = path.replaceAll(/\{\w+\}/g, () => (/schools|favorites/.test(path) ? '1' : NOBODYS_ID));
  if (!foreign) return ids;
  const asOwner = Object.create(app, { agent: { value: () => Promise.resolve(agent) } }) as TestApp;
  return (await foreign(asOwner, agent))[0] ?? ids;
}
