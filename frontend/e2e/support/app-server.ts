import { randomBytes } from 'node:crypto';
import { type Page, test as base } from '@playwright/test';
import { MailSink } from './mail-sink';
import { preparedFolder } from './prepared-folder';
import { admin, ServerProcess } from './server-process';

/** What somebody signs in with. */
export interface Account {
  username: string;
  password: string;
  email: string;
}

interface Steps {
  /** Makes a new athlete by the API and signs the page in as them; no page is opened. */
  signUp(): Promise<Account>;
  /** Signs the page in as the first admin. */
  signInAsAdmin(): Promise<void>;
}

interface WorkerFixtures {
  /** Variables of this file's server: `test.use({ serverEnv: { SEND_UNDO_S: '5' } })` at the top of a spec. */
  serverEnv: Record<string, string>;
  /** Whether this file's server has a mail server to deliver by; without one emails can only be kept. */
  delivers: boolean;
  /** The mail server of this file's server; null when it delivers nothing. */
  mailSink: MailSink | null;
  /** The running product. page.goto('/schools') goes there. */
  server: ServerProcess;
}

async function post(page: Page, url: string, body: Record<string, string>): Promise<void> {
  const answer = await page.request.post(url, { data: body, headers: { origin: new URL(url).origin } });
  if (!answer.ok()) throw new Error(`${url} answered ${answer.status()}: ${await answer.text()}`);
}

/**
 * `serverEnv` of files whose sends can be taken back, long enough for a page that is loaded again on a busy machine. Files that name the
 * same object get the same server.
 */
export const timeToTakeBack = { SEND_UNDO_S: '8' };

/** Playwright's `test` with a running product, and short ways in for specs that are not about signing in. */
export const test = base.extend<{ steps: Steps }, WorkerFixtures>({
  serverEnv: [{}, { scope: 'worker', option: true }],
  delivers: [true, { scope: 'worker', option: true }],
  mailSink: [
    async ({ delivers }, provide) => {
      const sink = delivers ? await MailSink.start() : null;
      await provide(sink);
      await sink?.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ serverEnv, mailSink }, provide) => {
      const mail: Record<string, string> = mailSink === null ? {} : { SMTP_URL: mailSink.url, REQUIRE_VERIFIED_EMAIL: 'off' };
      const env = { ...mail, ...serverEnv };
      const server = env['DEMO'] ? await ServerProcess.start(env) : await ServerProcess.startPrepared(preparedFolder(), env);
      await provide(server);
      await server.discard();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ server }, provide) => provide(server.url),
  steps: async ({ page, server }, provide) => {
    await provide({
      async signUp() {
        const username = `athlete_${randomBytes(4).toString('hex')}`;
        const account = { username, password: 'touchdown', email: `${username}@recruit.test` };
        await post(page, `${server.url}/api/register`, account);
        return account;
      },
      signInAsAdmin: () => post(page, `${server.url}/api/login`, admin),
    });
  },
});

export { expect } from '@playwright/test';
