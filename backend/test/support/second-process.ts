import { ServerProcess } from './server-process.js';
import type { TestApp } from './test-app.js';

/** The built server as a process of its own on the database and in the folder of `app`. Stop it before `app` is closed. */
export function startSecondProcess(app: TestApp, env: Record<string, string> = {}): Promise<ServerProcess> {
  return ServerProcess.start({
    DATABASE_URL: app.database.url,
    DATA_DIR: app.config.dataDir,
    LOG_LEVEL: 'warn',
    RATE_LIMITS: 'off',
    SEND_UNDO_S: '0',
    ...env,
  });
}
