import { execFile } from 'node:child_process';
import path from 'node:path';

import { runUserCommand } from '../src/user-command.js';
import { addPasskey, signInAgain, signInWith, turnAppOn } from './support/second-factors.js';
import { ROOM_TO_START } from './support/server-process.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const CLI = path.resolve(import.meta.dirname, '../dist/cli/user.js');

interface Ended {
  code: number;
  output: string;
}

const settings = (app: TestApp) => ({ DATABASE_URL: app.database.url, DATA_DIR: app.config.dataDir });

/** `npm run user -- …` on the database of a running server: the command itself, another process, which takes most of the time. */
function command(app: TestApp, ...args: string[]): Promise<Ended> {
  const env = { PATH: process.env['PATH'], ...settings(app) };
  return new Promise((resolve) => {
    execFile(process.execPath, [ROOM_TO_START, CLI, ...args], { env }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr });
    });
  });
}

/** What it does and prints, without a process for it. */
async function user(app: TestApp, ...args: string[]): Promise<Ended> {
  let output = '';
  const say = (line: string) => {
    output += `${line}\n`;
  };
  const failure = await runUserCommand({ args, env: settings(app), say }).catch((error: Error) => error);
  return failure ? { code: 1, output: `${output}${failure.message}\n` } : { code: 0, output };
}

const USAGE =
  'Usage: npm run user -- promote NAME | demote NAME | reset-password NAME | reset-link NAME | remove-second-factor NAME | confirm-email NAME | set-email NAME ADDRESS | correct-birth-date NAME YYYY-MM-DD | end-guardian ATHLETE GUARDIAN\n';

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
      expect(await command(app, 'promote', name)).toEqual({ code: 0, output: `${name} is an admin now.\n` });
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

    it('U-02 nothing but choosing a new password is answered to the one that an operator set', async () => {
      const { account } = await app.agent();
      const name = account?.username ?? '';
      const { output } = await user(app, 'reset-password', name);
      const password = /: (\S+)\n$/.exec(output)?.[1] ?? '';
      const athlete = app.anonymous();
      expect((await athlete.post('/api/login', { username: name, password })).body).toMatchObject({ mustChangePassword: true });
      expect((await athlete.get('/api/user')).body).toMatchObject({ mustChangePassword: true });
      const refused = await athlete.get('/api/user/favorites');
      expect([refused.status, refused.body['code']]).toEqual([403, 'password_change_needed']);
      const same = await athlete.put('/api/user/password', { currentPassword: password, newPassword: password });
      expect([same.status, same.body['code']]).toEqual([400, 'same_password']);
      expect((await athlete.put('/api/user/password', { currentPassword: password, newPassword: 'field goal' })).status).toBe(204);
      expect((await athlete.get('/api/user/favorites')).status).toBe(200);
      expect((await athlete.get('/api/user')).body).toMatchObject({ mustChangePassword: false });
    });

    it('U-02 prints a link that the athlete chooses a new password with', async () => {
      const { account } = await app.agent();
      const { code, output } = await user(app, 'reset-link', account?.username ?? '');
      const token = /\/reset-password\?token=(\S+)\n$/.exec(output)?.[1];
      expect([code, output]).toEqual([0, expect.stringContaining('It works once and for 30 minutes:\n')]);
      expect((await app.anonymous().post('/api/password-reset', { token, newPassword: 'field goal' })).status).toBe(204);
      const signIn = { username: account?.username, password: 'field goal' };
      expect((await app.anonymous().post('/api/login', signIn)).status).toBe(200);
    });

    it('U-03 removes the second factor of somebody who lost the phone, and signs out every device', async () => {
      const athlete = await app.agent();
      const name = athlete.account?.username ?? '';
      const { key } = await addPasskey(app, athlete);
      await turnAppOn(athlete);
      expect(await user(app, 'remove-second-factor', name)).toEqual({
        code: 0,
        output: `The authenticator app is off, and 1 passkey is removed. ${name} signs in with the password alone, and every device is signed out.\n`,
      });
      expect((await athlete.get('/api/user')).status).toBe(401);
      expect((await signInWith(app.anonymous(), key)).status).toBe(401);
      expect((await signInAgain(app.anonymous(), athlete)).status).toBe(200);
      const kept = await app.source.query<{ subject: string }[]>('select subject from outbox_mails where to_address = $1', [
        athlete.account?.email,
      ]);
      expect(kept.map(({ subject }) => subject)).toContain('Your second factor was removed');
    });

    it('U-01 confirms a new address without a mail server, and puts one in place', async () => {
      const athlete = await app.agent();
      const [name, email] = [athlete.account?.username ?? '', `fresh.${athlete.account?.email}`];
      await athlete.post('/api/user/email-change', { email, currentPassword: 'touchdown' });
      expect(await user(app, 'confirm-email', name)).toMatchObject({ code: 0, output: expect.stringContaining(email) as string });
      expect((await athlete.get('/api/user')).body).toMatchObject({ email, pendingEmail: null, emailVerified: true });
      expect((await user(app, 'confirm-email', name)).code).toBe(1);
      expect((await user(app, 'set-email', name, 'not an address')).code).toBe(1);
      expect((await user(app, 'set-email', name, athlete.account?.email ?? '')).code).toBe(0);
      expect((await athlete.get('/api/user')).body).toMatchObject({ email: athlete.account?.email, emailVerified: false });
    });

    it('U-06 corrects a birth date under 13 that was confirmed by mistake, and the account continues', async () => {
      const athlete = await app.agent();
      const name = athlete.account?.username ?? '';
      const day = `${new Date().getFullYear() - 10}-01-01`;
      await athlete.post('/api/user/under-13', { birthdate: day });
      expect((await athlete.get('/api/user/favorites')).status).toBe(403);
      expect((await user(app, 'correct-birth-date', name, day)).code).toBe(1);
      expect((await user(app, 'correct-birth-date', name)).code).toBe(1);
      expect((await user(app, 'correct-birth-date', name, '2010-05-04')).code).toBe(0);
      expect((await athlete.get('/api/user/favorites')).status).toBe(200);
      expect((await athlete.get('/api/user')).body).toMatchObject({ birthdate: '2010-05-04', deletionDueAt: null });
    });

    it.each([
      [['promote', 'nobody'], 'There is no account named "nobody".\n'],
      [['promote'], USAGE],
      [['dance', 'nobody'], USAGE],
      [['toString', 'nobody'], USAGE],
    ])('O-05 explains itself after %p', async (args, output) => {
      expect(await user(app, ...args)).toEqual({ code: 1, output });
    });

    it('O-05 its failure is one line and exit status 1', async () => {
      expect(await command(app, 'promote', 'nobody')).toEqual({ code: 1, output: 'There is no account named "nobody".\n' });
    });
  });
});
