import type { Agent } from '../support/agent.js';
import type { TestApp } from '../support/test-app.js';

/** Who may call a route, and how the test makes somebody else's object for it. */
export interface RouteRow {
  access: 'public' | 'athlete' | 'guardian' | 'everybody' | 'admin';
  /** Makes objects of another user and answers the route's paths to them, as `intruder` would ask for them. */
  foreign?: (app: TestApp, intruder: Agent) => Promise<string[]>;
  /** What the path names belongs to everybody. */
  shared?: true;
  /** Says 204 for an id that could be one but is none, because nothing is left to do. */
  idempotent?: true;
  /** A body that would be right for an own object. */
  body?: object;
  /** Query that would be wrong for an own object. */
  badQuery?: string;
}
