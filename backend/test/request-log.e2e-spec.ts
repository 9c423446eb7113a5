import { rawRequest } from './support/raw-request.js';
import { startSecondProcess } from './support/second-process.js';
import { startTestApp } from './support/test-app.js';

const TOKEN = 'Zz9cQ0Wl1nVb7b0fQ2c3sT4u5v6w7x8y9zABCDEFGHI';

describe('the log of requests', () => {
  it('O-02 never holds a token, wherever it is in an address', async () => {
    const app = await startTestApp();
    const server = await startSecondProcess(app, { LOG_LEVEL: 'info', ROLE: 'web' });
    const paths = [
      `/api/t/o/${TOKEN}.gif`,
      `/api/shared-profiles/${TOKEN}`,
      `/api/shared-profiles/${TOKEN}/resume.pdf`,
      `/api/SHARED-PROFILES/${TOKEN}`,
      `/api//t/o/${TOKEN}.gif`,
      `/api/pictures/${TOKEN}/512.webp`,
      `/api/nothing/${TOKEN}`,
      `/api/gmail/callback?state=${TOKEN}`,
    ];
    for (const path of paths) await (await fetch(server.url + path, { redirect: 'manual' })).text();
    await fetch(`${server.url}/api/user`);
    await rawRequest(server.url, `${server.url}/api/whole-address/${TOKEN}`);
    const lines = () => server.output.split('\n').filter((line) => line.includes('"method"'));
    while (lines().length < paths.length + 2) await new Promise(setImmediate);
    expect(server.output).not.toContain(TOKEN);
    expect(server.output).toContain('"path":"/api/t/o/…"');
    expect(server.output).toContain('"path":"/api/user"');
    expect(server.output).toContain('"path":"/api/whole-address/…"');
    await server.stop();
    await app.close();
  });
});
