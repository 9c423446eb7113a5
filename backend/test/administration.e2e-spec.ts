import { execFile } from 'node:child_process';
import path from 'node:path';

import { startTestApp, type TestApp } from './support/test-app.js';

const CLI = path.resolve(import.meta.dirname, '../dist/cli/user.js');

interface Ended {
  code: number;
  output: string;
}

/** `npm run user -- …` on the database of a running server. */
function user(app: TestApp, ...args: string[]): Promise<Ended> {
  const env = { PATH: process.env['PATH'], DATABASE_URL: app.database.url, DATA_DIR: app.config.dataDir };
  return new Promise((resolve) => {
    execFile(process.execPath, [CLI, ...args], { env }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr });
    });
  });
}

describe('administration', () => {
  describe('the first admin', () => {
    it('O-05 comes from the environment', async () => {
      const env = { ADMIN_USERNAME: 'coach', ADMIN_EMAIL: 'coach@recruit.test', ADMIN_PASSWORD: 'sideline' };
      const app = await startTestApp({ env });
      const { body } = await (await app.admin()).get('/api/user');
      expect(body).toMatchObject({ username: 'coach', email: 'coach@recruit.test', isAdmin: true });
      await app.close();
    });

    it('O-05 else gets a random password, shown at the first start and never again', async () => {
      const shown: string[] = [];
      const screen = jest.spyOn(process.stdout, 'write').mockImplementation((text) => shown.push(String(text)) > 0);
      try {
        const first = await startTestApp({ env: { ADMIN_PASSWORD: '' } });
        const password = /Password: +(\S+)/.exec(shown.join(''))?.[1];
        shown.length = 0;
        const second = await startTestApp({ on: first, env: { ADMIN_PASSWORD: '' } });
        expect(shown.join('')).not.toMatch(/password/i);
        const { status } = await second.anonymous().post('/api/login', { username: 'admin', password });
        expect(status).toBe(200);
        await second.close();
        await first.close();
      } finally {
        screen.mockRestore();
      }
    });
  });

  describe('npm run user', () => {
    let app: TestApp;

    beforeAll(async () => {
      app = await startTestApp();
    });

    afterAll(() => app.close());

    it('O-05 promotes and demotes, which counts from the next request of an open session', async () => {
      const athlete = await app.agent();
      const name = athlete.account?.username ?? '';
      expect((await athlete.get('/api/admin/outbox')).status).toBe(403);
      expect(await user(app, 'promote', name)).toEqual({ code: 0, output: `${name} is an admin now.\n` });
      expect((await athlete.get('/api/admin/outbox')).status).toBe(200);
      expect(await user(app, 'demote', name)).toEqual({ code: 0, output: `${name} is no longer an admin.\n` });
      expect((await athlete.get('/api/admin/outbox')).status).toBe(403);
    });

    it('O-05 sets a new password and ends the sessions of the old one', async () => {
      const athlete = await app.agent();
      const name = athlete.account?.username ?? '';
      const { code, output } = await user(app, 'reset-password', name);
      const password = /: (\S+)\n$/.exec(output)?.[1];
      expect(code).toBe(0);
      expect((await athlete.get('/api/user')).status).toBe(401);
      const signIn = (sent?: string) => app.anonymous().post('/api/login', { username: name, password: sent });
      expect((await signIn('touchdown')).status).toBe(401);
      expect((await signIn(password)).status).toBe(200);
    });

    it.each([
      [['promote', 'nobody'], 'There is no account named "nobody".\n'],
      [['promote'], 'Usage: npm run user -- promote NAME | demote NAME | reset-password NAME\n'],
      [['dance', 'nobody'], 'Usage: npm run user -- promote NAME | demote NAME | reset-password NAME\n'],
      [['toString', 'nobody'], 'Usage: npm run user -- promote NAME | demote NAME | reset-password NAME\n'],
    ])('O-05 explains itself after %p', async (args, output) => {
      expect(await user(app, ...args)).toEqual({ code: 1, output });
    });
  });
});
