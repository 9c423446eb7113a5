import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';

import { Client } from 'pg';

import { until } from './crash/crash-world.js';
import { Agent } from './support/agent.js';
import { ServerProcess } from './support/server-process.js';
import { createStartedDatabase, type TestDatabase } from './support/test-database.js';

interface Value {
  stringValue?: string;
  intValue?: number;
}

interface Export {
  resourceSpans: {
    resource: { attributes: { key: string; value: Value }[] };
    scopeSpans: {
      spans: { name: string; traceId: string; spanId: string; parentSpanId?: string; attributes: { key: string; value: Value }[] }[];
    }[];
  }[];
}

/** A collector of traces as OTLP over HTTP has it: keeps what it is sent. */
class Collector {
  readonly bodies: string[] = [];
  readonly paths: string[] = [];
  private readonly server: Server;

  constructor() {
    this.server = createServer((request, response) => {
      void text(request).then((body) => {
        this.paths.push(request.url ?? '');
        this.bodies.push(body);
        response.setHeader('content-type', 'application/json').end('{}');
      });
    });
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  get resources() {
    return this.exports.flatMap(({ resourceSpans }) => resourceSpans.map(({ resource }) => valuesOf(resource.attributes)));
  }

  get spans() {
    const all = this.exports.flatMap(({ resourceSpans }) =>
      resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    );
    return all.map((span) => ({ ...span, values: valuesOf(span.attributes) }));
  }

  private get exports(): Export[] {
    return this.bodies.map((body) => JSON.parse(body) as Export);
  }
}

function valuesOf(attributes: { key: string; value: Value }[]): Record<string, string | number | undefined> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));
}

describe('traces by OpenTelemetry', () => {
  const collector = new Collector();
  let endpoint: string;
  let database: TestDatabase;
  let folder: string;

  beforeAll(async () => {
    [endpoint, database, folder] = await Promise.all([
      collector.start(),
      createStartedDatabase(),
      mkdtemp(path.join(tmpdir(), 'recruit-traces-')),
    ]);
  });

  afterAll(async () => {
    collector.stop();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  /** Signs in, asks for some pages, stops the server, which sends what is left. */
  async function visit(env: Record<string, string>): Promise<void> {
    const common = { DATABASE_URL: database.url, DATA_DIR: folder, RATE_LIMITS: 'off', LOG_LEVEL: 'warn', SMTP_URL: 'smtp://127.0.0.1:1' };
    const server = await ServerProcess.start({ ...common, ...env });
    const agent = new Agent(server.url);
    expect((await agent.post('/api/login', { username: 'admin', password: 'admin-password' })).status).toBe(200);
    expect((await agent.get('/api/user/stats?private=secret-of-a-query')).status).toBe(200);
    expect((await agent.post('/api/verify-email', { token: 'secret-of-a-token' })).status).toBeGreaterThanOrEqual(400);
    expect((await agent.get('/api/open/secret-of-a-path.gif')).status).toBeGreaterThanOrEqual(200);
    for (const watched of ['/api/health/live', '/api/health/ready', '/api/metrics']) await (await fetch(server.url + watched)).text();
    expect((await agent.post('/api/password-reset-mail', { email: 'secret-of-a-job@recruit.test' })).status).toBeLessThan(300);
    await untilJobsEnded();
    expect(await server.stop()).toBe(0);
  }

  async function untilJobsEnded(): Promise<void> {
    const client = new Client({ connectionString: database.url });
    await client.connect();
    const left = `select 1 from pgboss.job where name = 'password-reset-mail' and state in ('created', 'retry', 'active')`;
    await until(async () => (await client.query(left)).rowCount === 0);
    await client.end();
  }

  it('O-02 nothing of OpenTelemetry is loaded without an endpoint, or when it is switched off', async () => {
    // A copy of the first file alone, from where none of the packages can be found.
    const built = path.resolve(import.meta.dirname, '../dist/platform');
    const file = path.join(folder, 'platform/tracing/start-tracing.mjs');
    await mkdir(path.dirname(file), { recursive: true });
    await cp(path.join(built, 'config/tracing-settings.js'), path.join(folder, 'platform/config/tracing-settings.mjs'));
    const source = await readFile(path.join(built, 'tracing/start-tracing.js'), 'utf8');
    await writeFile(file, source.replace('tracing-settings.js', 'tracing-settings.mjs'));
    const start = (env: Record<string, string>) =>
      spawnSync(process.execPath, ['--input-type=module', '-e', `await (await import(${JSON.stringify(file)})).startTracing()`], { env })
        .status;
    const asked = { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint };
    expect([start({}), start({ ...asked, OTEL_SDK_DISABLED: 'true' }), start(asked)]).toEqual([0, 0, 1]);
  });

  it('O-02 nothing is sent without an endpoint, or when it is switched off', async () => {
    await visit({});
    await visit({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SDK_DISABLED: 'true' });
    expect(collector.bodies).toEqual([]);
  });

  describe('with OTEL_EXPORTER_OTLP_ENDPOINT', () => {
    beforeAll(() => visit({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: 'recruit-of-a-test' }));

    it('O-02 sends spans to the collector, under the name of OTEL_SERVICE_NAME', () => {
      expect(new Set(collector.paths)).toEqual(new Set(['/v1/traces']));
      expect(new Set(collector.resources.map((one) => one['service.name']))).toEqual(new Set(['recruit-of-a-test']));
    });

    it('O-02 a request is a span by its route, with its statements in it', () => {
      const request = collector.spans.find(({ name }) => name === 'GET /api/user/stats');
      expect(request?.values).toMatchObject({
        'http.route': '/api/user/stats',
        'http.request.method': 'GET',
        'http.response.status_code': 200,
      });
      const statements = collector.spans.filter(
        ({ traceId, values }) => traceId === request?.traceId && values['db.system.name'] === 'postgresql',
      );
      expect(statements.length).toBeGreaterThan(1);
      expect(statements.some(({ values }) => /select/i.test(String(values['db.query.text'])))).toBe(true);
    });

    it('O-02 a job is a span of its own by its queue, with its statements in it and none of its data', () => {
      const jobs = collector.spans.filter(({ name }) => name === 'job password-reset-mail');
      expect(jobs).toHaveLength(1);
      const [job] = jobs;
      expect(job?.values).toEqual({ 'job.queue': 'password-reset-mail' });
      expect(job?.parentSpanId ?? '').toBe('');
      const statements = collector.spans.filter(({ parentSpanId }) => parentSpanId === job?.spanId);
      expect(statements.some(({ values }) => /users/.test(String(values['db.query.text'])))).toBe(true);
    });

    it('O-02 no address, query, token, password, name or text is in what is sent', () => {
      const sent = collector.bodies.join('\n');
      expect(sent).not.toMatch(/secret-of-a|admin-password|recruit\.localhost|recruit\.test/);
      const names = new Set(collector.spans.flatMap(({ values }) => Object.keys(values)));
      expect([...names].filter((name) => /^url\.|query$|user_agent|client\.|header|exception/.test(name))).toEqual([]);
    });

    it('O-02 health and metrics, which are asked for again and again, are not traced', () => {
      expect(collector.spans.filter(({ name }) => /health|metrics/.test(name))).toEqual([]);
    });
  });

  it('O-02 without its collector a server answers as usual and stops in order', async () => {
    await visit({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' });
  });

  it('O-02 an endpoint that is no address stops the start with one line', async () => {
    const start = ServerProcess.start({ DATABASE_URL: database.url, DATA_DIR: folder, OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' });
    await expect(start).rejects.toThrow('OTEL_EXPORTER_OTLP_ENDPOINT is "collector"; it takes an address that starts with http://');
  });

  it('O-02 only the share of OTEL_TRACES_SAMPLER_ARG is traced', async () => {
    const before = collector.bodies.length;
    await visit({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: '0' });
    expect(collector.bodies).toHaveLength(before);
  });
});
