import { startTestApp, type TestApp } from './support/test-app.js';

describe('the web app on the same port', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp();
  });

  afterAll(async () => app.close());

  it.each(['/', '/campaigns', '/recruiting?q=akron', '/spreadsheet', '/email-campaigns', '/no/such/page'])(
    'S-01 S-07 %s answers the app, which decides what to show',
    async (path) => {
      const answer = await fetch(app.url.replace('127.0.0.1', 'localhost') + path, { headers: { accept: 'text/html' } });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await answer.text()).toContain('<div id="root">');
    },
  );

  it.each([
    ['/assets/nothing.js', 404],
    ['/assets/..%2f..%2f..%2fpackage.json', 404],
    ['/api/%E0%A4%A', 400],
  ])('X-02 %s is refused without a stack', async (path, status) => {
    const answer = await fetch(app.url.replace('127.0.0.1', 'localhost') + path);
    expect(answer.status).toBe(status);
    expect(await answer.text()).not.toMatch(/node_modules|at .*\.js:/);
  });

  it('X-02 an unknown path of the API is JSON 404 for every method', async () => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      const answer = await fetch(`${app.url}/api/nothing`, { method, headers: { 'sec-fetch-site': 'same-origin' } });
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ code: 'not_found', message: expect.any(String) });
    }
  });
});
