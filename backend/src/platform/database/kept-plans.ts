import pg from 'pg';

import type { AppConfig } from '../config/app-config.js';

const MARK = '/* plan kept */';

/** PostgreSQL keeps each of them for as long as the connection lives. */
const MOST_PLANS = 100;

/** PostgreSQL's error for a prepared statement whose table got other columns in the meantime. */
const CHANGED = 'cached plan must not change result type';

type Query = (...given: unknown[]) => unknown;

/**
 * Marks a statement that is asked very often: PostgreSQL then plans it once for each connection and not for each call, which costs
 * more than to run it. Only for constants: each text is a plan of its own.
 */
export const keepPlan = (statement: string): string => `${MARK}${statement}`;

/** A connection that asks marked statements by a name. */
export class PlanKeepingClient extends pg.Client {
  private readonly names = new Map<string, string>();
  /** Counts up when what is kept may not be used any more. */
  private generation = 0;

  constructor(config?: pg.ClientConfig) {
    super(config);
    // Looked up with each call: a test or a tracer may have put its own in the place of the class's.
    const usual: Query = (...given) => (super.query as Query)(...given);
    const query: Query = (statement, ...rest) => {
      const name = typeof statement === 'string' && statement.startsWith(MARK) ? this.nameOf(statement) : undefined;
      if (name === undefined) return usual(statement, ...rest);
      const [values, ...others] = rest;
      const answer = usual({ name, text: statement, values }, ...others);
      return answer instanceof Promise ? answer.catch((error: unknown) => this.fail(error)) : answer;
    };
    Object.assign(this, { query });
  }

  private nameOf(statement: string): string | undefined {
    const known = this.names.get(statement);
    if (known !== undefined || this.names.size >= MOST_PLANS) return known;
    const name = `kept-${this.generation}-${this.names.size}`;
    this.names.set(statement, name);
    return name;
  }

  /** The next call of each statement is planned again. */
  private fail(error: unknown): never {
    if (error instanceof Error && error.message === CHANGED) {
      this.generation += 1;
      this.names.clear();
    }
    throw error;
  }
}

/** Settings of a pool. Disabled behind a pooler, which gives each transaction another connection without the prepared statements. */
export function keptPlans({ databaseUrl, databaseDirectUrl }: AppConfig): { Client?: typeof PlanKeepingClient } {
  return databaseUrl === databaseDirectUrl ? { Client: PlanKeepingClient } : {};
}
