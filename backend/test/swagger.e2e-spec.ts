import { ROUTE_ROWS } from './permissions/route-rows.js';
import type { Agent } from './support/agent.js';
import { startTestApp, type TestApp } from './support/test-app.js';

interface Answer {
  description: string;
  content?: Record<string, { schema?: object }>;
}

interface Operation {
  operationId?: string;
  summary?: string;
  tags?: string[];
  requestBody?: { content: Record<string, { schema?: object }> };
  responses: Record<string, Answer>;
}

interface Field {
  format?: string;
  items?: object;
}

interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { properties?: Record<string, Field> }> };
}

const FILES = ['/api/docs', '/api/docs/console.js', '/api/docs/swagger-ui.css', '/api/docs/swagger-ui-bundle.js'];

describe('the description of the API', () => {
  let app: TestApp;
  let admin: Agent;
  let document: Document;

  beforeAll(async () => {
    app = await startTestApp();
    admin = await app.admin();
    document = (await admin.get<Document>('/api/openapi.json')).body;
  });

  afterAll(() => app.close());

  const operations = () =>
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ route: `${method.toUpperCase()} ${path}`, operation })),
    );
  const routesWithout = (right: (operation: Operation, route: string) => boolean) =>
    operations().flatMap(({ route, operation }) => (right(operation, route) ? [] : [route]));

  it.each([...FILES, '/api/openapi.json'])('O-01 shows %s to admins only', async (path) => {
    const athlete = await app.agent();
    const statuses = [app.anonymous(), athlete, admin].map(async (agent) => (await agent.get(path)).status);
    expect(await Promise.all(statuses)).toEqual([401, 403, 200]);
  });

  it('O-01 serves the console and nothing else of its package', async () => {
    const types = await Promise.all(FILES.map(async (path) => (await admin.get(path)).headers.get('content-type')));
    expect(types.map((type) => type?.split(';')[0])).toEqual(['text/html', 'text/javascript', 'text/css', 'text/javascript']);
    for (const name of ['package.json', 'index.html', '..%2Fpackage.json', 'swagger-ui-bundle.js.map']) {
      expect((await admin.get(`/api/docs/${name}`)).status).toBe(404);
    }
    const { body, headers } = await admin.get<string>('/api/docs');
    expect(headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(body).not.toMatch(/https?:\/\//);
  });

  it('O-01 describes every route, each once, with what it is for', () => {
    expect(
      operations()
        .map(({ route }) => route)
        .sort(),
    ).toEqual(Object.keys(ROUTE_ROWS).sort());
    expect(routesWithout(({ operationId, summary, tags }) => Boolean(operationId && summary && tags?.length))).toEqual([]);
    const ids = operations().map(({ operation }) => operation.operationId);
    expect(ids.filter((id, at) => ids.indexOf(id) < at)).toEqual([]);
  });

  it('O-01 describes the shape of every answer and of every body', () => {
    const isShaped = (content: Answer['content']) => Object.values(content ?? {}).some(({ schema }) => schema !== undefined);
    const bare = routesWithout(({ responses }) => {
      const good = Object.entries(responses).filter(([status]) => /^[23]/.test(status));
      return good.length > 0 && good.every(([status, answer]) => ['204', '302', '304'].includes(status) || isShaped(answer.content));
    });
    expect(bare).toEqual([]);
    expect(routesWithout(({ requestBody }) => requestBody === undefined || isShaped(requestBody.content))).toEqual([]);
  });

  it('O-01 describes the refusals: 401 for those signed out, 403 for athletes, 404 for what is not there, each a problem', () => {
    const wanted = ({ responses }: Operation, route: string) => {
      const { access, idempotent } = ROUTE_ROWS[route] ?? {};
      const expected = [
        ...(access === 'public' ? [] : ['401']),
        ...(access === 'admin' ? ['403'] : []),
        ...(access !== 'public' && route.includes('{') && !idempotent ? ['404'] : []),
      ];
      return expected.every((status) => responses[status]?.content?.['application/problem+json'] !== undefined);
    };
    expect(routesWithout(wanted)).toEqual([]);
  });

  it('O-01 gives an example of every field that is sent or answered', () => {
    const says = (field: object) => ['example', 'enum', '$ref', 'allOf', 'oneOf', 'default'].some((key) => key in field);
    // The console makes these up by itself.
    const isPlain = ({ format }: Field) => ['uuid', 'date-time', 'date', 'binary', 'uri'].includes(format ?? '');
    const isShown = (field: Field) => says(field) || isPlain(field) || (field.items !== undefined && says(field.items));
    const fields = Object.entries(document.components.schemas).flatMap(([name, { properties = {} }]) =>
      Object.entries(properties).map(([key, field]) => ({ name: `${name}.${key}`, field })),
    );
    expect(fields.length).toBeGreaterThan(400);
    expect(fields.flatMap(({ name, field }) => (isShown(field) ? [] : [name]))).toEqual([]);
  });

  it('O-01 describes how a wrong body is refused', () => {
    expect(routesWithout(({ requestBody, responses }) => requestBody === undefined || '400' in responses)).toEqual([]);
  });
});
