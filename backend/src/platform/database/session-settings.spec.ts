import type { AppConfig } from '../config/app-config.js';
import { readSettings, sessionSettings } from './session-settings.js';

const config = (databaseUrl: string) => ({ databaseUrl, databaseDirectUrl: 'postgres://direct/recruit' }) as AppConfig;
const [direct, pooled] = [config('postgres://direct/recruit'), config('postgres://pooler/recruit')];

describe('how long a statement may take', () => {
  it('O-09 is said to PostgreSQL itself, and not to a pooler, which refuses it', () => {
    expect([sessionSettings(direct), sessionSettings(pooled)]).toEqual([{ statement_timeout: 30_000 }, {}]);
  });

  it('O-09 reads from a replica beside a pooler are ended by this process', () => {
    expect([readSettings(direct), readSettings(pooled)]).toEqual([{ statement_timeout: 30_000 }, { query_timeout: 30_000 }]);
  });
});
