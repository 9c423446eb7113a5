import type { AppConfig } from '../../src/platform/config/app-config.js';
import { sessionSettings } from '../../src/platform/database/session-settings.js';
import { readConfig } from '../../src/read-config.js';

/** Variables that no configuration class reads: Node and glibc take them by themselves. */
const OF_OTHERS = ['NODE_ENV', 'MALLOC_ARENA_MAX', 'MALLOC_MMAP_THRESHOLD_'];

/** Reads the configuration as the image's server would. Answers it, and the names that it asked the environment for. */
export function configFrom(env: Record<string, string>): { config: AppConfig; asked: Set<string> } {
  const asked = new Set(OF_OTHERS);
  const watched = new Proxy<NodeJS.ProcessEnv>(env, {
    get: (values, name) => {
      asked.add(String(name));
      return values[String(name)];
    },
  });
  return { config: readConfig(watched), asked };
}

/** What the Dockerfile's ENV sets, as far as the configuration reads it. */
export const OF_IMAGE = { NODE_ENV: 'production', HOST: '0.0.0.0', PORT: '3000', DATA_DIR: '/data', LOG_FORMAT: 'json' };

/** What a process says to PostgreSQL itself when a connection begins, as a pooler's settings have to say it. */
export function connectQuery(): string {
  const settings = Object.entries(sessionSettings({ databaseUrl: '', databaseDirectUrl: '' } as AppConfig));
  return `connect_query='${settings.map(([name, value]) => `set ${name} = ${value}`).join('; ')}'`;
}

/** What it says to the pooler that these addresses name: nothing, or the pooler would refuse the connection. */
export function saidToPooler(databaseUrl: string, databaseDirectUrl: string): object {
  return sessionSettings({ databaseUrl, databaseDirectUrl } as AppConfig);
}
