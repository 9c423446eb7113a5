import type { AppConfig } from '../config/app-config.js';
import { keptPlans, PlanKeepingClient } from './kept-plans.js';

const config = (databaseUrl: string) => ({ databaseUrl, databaseDirectUrl: 'postgres://direct/recruit' }) as AppConfig;

describe('where plans are kept', () => {
  it('O-09 on connections to PostgreSQL itself, never behind a pooler', () => {
    expect(keptPlans(config('postgres://direct/recruit'))).toEqual({ Client: PlanKeepingClient });
    expect(keptPlans(config('postgres://pooler/recruit'))).toEqual({});
  });
});
