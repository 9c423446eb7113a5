import { existsSync } from 'node:fs';
import path from 'node:path';

import { compose, DOCKER, readIni, textOf, type ComposeService } from './deployment-files.js';
import { configFrom, connectQuery, OF_IMAGE, saidToPooler } from './server-variables.js';

/** As the operator's .env: what has to be set, and a name. */
const DOT_ENV: Record<string, string> = {
  POSTGRES_PASSWORD: 'a1b2c3',
  SESSION_SECRET: 's'.repeat(32),
  ENCRYPTION_KEY: Buffer.alloc(32, 1).toString('base64'),
  SITE_NAME: 'recruit.example',
};

/** As Compose fills variables in: `${NAME:-instead}`, `${NAME:?what to do}`. */
function filledIn(text: string, env: Record<string, string>): string {
  return text.replace(/\$\{(\w+):([-?])([^}]*)\}/g, (_all, name: string, kind: string, rest: string) => {
    const value = env[name] ?? '';
    if (value === '' && kind === '?') throw new Error(rest);
    return value === '' ? rest : value;
  });
}

const valuesOf = ({ environment = {} }: ComposeService, env = DOT_ENV) =>
  Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, filledIn(value, env)]));

const service = (name: string): ComposeService => {
  const found = compose.services[name];
  if (!found) throw new Error(`compose.yml has no ${name}`);
  return found;
};

describe('docker/compose.yml', () => {
  const programs = ['migrate', 'web', 'worker'].map((name) => [name, service(name)] as const);

  it('O-08 has two web and two worker processes, PostgreSQL, PgBouncer, a proxy and one migration', () => {
    expect(Object.keys(compose.services).sort()).toEqual(['db', 'migrate', 'pgbouncer', 'proxy', 'web', 'worker']);
    const many = (env: Record<string, string>) => ['web', 'worker'].map((name) => filledIn(service(name).deploy?.replicas ?? '', env));
    expect([many(DOT_ENV), many({ ...DOT_ENV, WEB_PROCESSES: '4', WORKER_PROCESSES: '3' })]).toEqual([
      ['2', '2'],
      ['4', '3'],
    ]);
    expect([valuesOf(service('web'))['ROLE'], valuesOf(service('worker'))['ROLE']]).toEqual(['web', 'worker']);
    expect(service('migrate').command).toEqual(['node', 'backend/dist/cli/migrate.js']);
    expect(existsSync(path.join(DOCKER, '../backend/src/cli/migrate.ts'))).toBe(true);
  });

  it('O-08 starts processes after the migration, and the proxy after a healthy web process', () => {
    for (const name of ['web', 'worker'])
      expect(service(name).depends_on?.['migrate']).toEqual({ condition: 'service_completed_successfully' });
    expect(service('proxy').depends_on).toEqual({ web: { condition: 'service_healthy' } });
    expect(service('migrate').depends_on?.['db']).toEqual({ condition: 'service_healthy' });
    const named = Object.values(compose.services).flatMap(({ depends_on = {} }) => Object.keys(depends_on));
    expect(named.filter((name) => !(name in compose.services))).toEqual([]);
  });

  it.each(programs)('O-08 gives %s only variables that the server reads, with values that it takes', (_name, one) => {
    const values = valuesOf(one);
    const { config, asked } = configFrom({ ...OF_IMAGE, ...values });
    expect(Object.keys(values).filter((name) => !asked.has(name))).toEqual([]);
    expect([config.publicUrl, config.trustProxy, config.production]).toEqual(['https://recruit.example', true, true]);
  });

  it('O-08 leads the processes to PgBouncer, in transaction mode, and what belongs to a session to PostgreSQL', () => {
    const values = valuesOf(service('web'));
    const [pooled, direct] = [new URL(values['DATABASE_URL'] ?? ''), new URL(values['DATABASE_DIRECT_URL'] ?? '')];
    const ini = readIni(textOf('pgbouncer', 'pgbouncer.ini'));
    expect([pooled.hostname, pooled.port]).toEqual(['pgbouncer', ini['pgbouncer.listen_port']]);
    expect(ini['pgbouncer.pool_mode']).toBe('transaction');
    expect(ini['databases.recruit']).toBe(
      `host=${direct.hostname} port=${direct.port} dbname=${direct.pathname.slice(1)} ${connectQuery()}`,
    );
    expect(saidToPooler(pooled.href, direct.href)).toEqual({});
    expect([direct.hostname in compose.services, pooled.pathname]).toEqual([true, direct.pathname]);
    const { POSTGRES_USER: user, POSTGRES_DB: database, POSTGRES_PASSWORD: password } = valuesOf(service('db'));
    for (const { username, pathname, password: own } of [pooled, direct])
      expect([username, pathname, own]).toEqual([user, `/${database}`, password]);
  });

  it.each(['POSTGRES_PASSWORD', 'SESSION_SECRET', 'ENCRYPTION_KEY'])('O-08 does not start without %s', (missing) => {
    expect(() => valuesOf(service('web'), { ...DOT_ENV, [missing]: '' })).toThrow(`set ${missing}`);
  });

  it.each(['migrate', 'web', 'worker', 'pgbouncer'])('O-08 %s runs on a read-only root, without privileges', (name) => {
    const one = service(name);
    expect([one.read_only, one.tmpfs, one.cap_drop, one.security_opt]).toEqual([true, ['/tmp'], ['ALL'], ['no-new-privileges:true']]);
  });

  it('O-08 keeps data, backups and database in volumes that exist, and builds from files that exist', () => {
    const mounted = Object.values(compose.services).flatMap(({ volumes = [] }) => volumes.map((one) => one.split(':')[0] ?? ''));
    const here = mounted.filter((one) => one.startsWith('.'));
    expect(mounted.filter((one) => !one.startsWith('.') && !(one in compose.volumes))).toEqual([]);
    const built = Object.values(compose.services).flatMap(({ build }) =>
      build ? [path.join(build.context, build.dockerfile ?? 'Dockerfile')] : [],
    );
    expect([...here, ...built].filter((one) => !existsSync(path.join(DOCKER, one)))).toEqual([]);
    expect(service('web').volumes).toEqual(['app-data:/data', 'backups:/backups']);
    expect(valuesOf(service('worker'))['BACKUP_DIR']).toBe('/backups');
  });

  it('O-08 opens only the proxy, which ends TLS and looks for the web processes by name', () => {
    const open = Object.entries(compose.services).filter(([, { ports }]) => ports !== undefined);
    expect(open.map(([name]) => name)).toEqual(['proxy']);
    expect(service('proxy').ports).toEqual(['80:80', '443:443', '443:443/udp']);
    expect(textOf('caddy', 'Caddyfile')).toMatch(/^\{\$SITE_NAME\} \{\n\treverse_proxy \{[^}]*dynamic a web 3000/m);
    expect(valuesOf(service('proxy'))).toEqual({ SITE_NAME: 'recruit.example' });
  });
});
