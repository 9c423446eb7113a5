import { execFileSync } from 'node:child_process';
import path from 'node:path';

import { TOP } from './deployment-files.js';

interface Settings {
  dataDir: string;
  isFresh: boolean;
  /** Null for a variable that is removed. */
  variables: Record<string, string | null>;
}

/** What `npm run demo` makes of its environment and arguments; its refusal as text. */
function settingsOf(env: Record<string, string>, args: string[] = []): Settings | string {
  const script = `import { demoSettings } from './scripts/lib/demo-settings.mjs';
    const [env, args] = JSON.parse(process.argv[1]);
    const shown = (_name, value) => (value === undefined ? null : value);
    try {
      console.log(JSON.stringify(demoSettings(env, args), shown));
    } catch (error) {
      console.log(JSON.stringify(error.message));
    }`;
  const words = ['--input-type=module', '-e', script, JSON.stringify([env, args])];
  return JSON.parse(execFileSync(process.execPath, words, { cwd: TOP, encoding: 'utf8' })) as Settings | string;
}

describe('npm run demo', () => {
  it('uses DATA_DIR where it is set, else .data-demo', () => {
    const own = path.join(TOP, '.data-demo');
    for (const settings of [settingsOf({}), settingsOf({ DATA_DIR: ' ' })])
      expect(settings).toMatchObject({ dataDir: own, isFresh: false });
    const given = settingsOf({ DATA_DIR: '/srv/demo' });
    expect(given).toMatchObject({ dataDir: '/srv/demo', variables: { DATA_DIR: '/srv/demo', DEMO: '1' } });
    expect(settingsOf({ DATA_DIR: 'demo' })).toMatchObject({ dataDir: path.join(TOP, 'demo') });
  });

  it('--fresh deletes .data-demo, and never a DATA_DIR, which may be the real one', () => {
    expect(settingsOf({}, ['--fresh'])).toMatchObject({ dataDir: path.join(TOP, '.data-demo'), isFresh: true });
    expect(settingsOf({ DATA_DIR: '/srv/recruit' }, ['--fresh'])).toBe(
      '--fresh deletes .data-demo alone. Unset DATA_DIR, or delete /srv/recruit yourself.',
    );
  });

  it('takes nothing of a real server: no database, mail server, bucket or folder of backups', () => {
    const real = ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_READ_URL', 'SMTP_URL', 'BACKUP_DIR', 'GCS_BUCKET'];
    const given = settingsOf(Object.fromEntries(real.map((name) => [name, 'of the real server'])));
    expect(given).toMatchObject({ variables: Object.fromEntries(real.map((name) => [name, null])) });
  });
});
