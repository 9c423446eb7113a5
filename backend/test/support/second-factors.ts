import { TOTP } from 'otpauth';

import type { Agent, Answer } from './agent.js';
import { SoftwarePasskey } from './software-passkey.js';
import type { TestApp } from './test-app.js';

interface Question {
  options: { challenge: string; rpId?: string; rp?: { id: string }; allowCredentials?: { id: string }[] };
}

/** What the server asks a passkey at this path. */
export async function optionsOf(agent: Agent, path: string, body: object = {}): Promise<Question['options']> {
  const answer = await agent.post<Question>(path, body);
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body.options;
}

/** A passkey of a device that shows the server's own pages. */
export function newPasskey(app: TestApp, device: { verifiesUser?: boolean; counts?: boolean } = {}): SoftwarePasskey {
  return new SoftwarePasskey({ origin: app.config.publicUrl, ...device });
}

/** Adds a passkey in Settings. */
export async function addPasskey(
  app: TestApp,
  agent: Agent,
  { key = newPasskey(app), name = 'Phone' } = {},
): Promise<{ id: string; key: SoftwarePasskey }> {
  const passkey = key.create(await optionsOf(agent, '/api/user/passkeys/options'));
  const { status, body } = await agent.post('/api/user/passkeys', { name, passkey });
  if (status !== 201) throw new Error(`the passkey was refused: ${JSON.stringify(body)}`);
  return { id: String(body['id']), key };
}

/** Tries to sign in with a passkey. */
export async function signInWith<T = Record<string, unknown>>(agent: Agent, key: SoftwarePasskey): Promise<Answer<T>> {
  return agent.post<T>('/api/login/passkey', { passkey: key.use(await optionsOf(agent, '/api/login/passkey/options')) });
}

/** The code that a phone shows, whose clock is `offSeconds` away from this one. */
export function codeOf(secret: string, offSeconds = 0): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + offSeconds * 1000 });
}

/** Turns an authenticator app on, with the code of the step before, so that the present one is still good. */
export async function turnAppOn(agent: Agent): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { body } = await agent.post<{ secret: string }>('/api/user/authenticator-app');
  const answer = await agent.post<{ codes: string[] }>('/api/user/authenticator-app/confirm', { code: codeOf(body.secret, -30) });
  if (answer.status !== 200) throw new Error(`the code was refused: ${JSON.stringify(answer.body)}`);
  return { secret: body.secret, recoveryCodes: answer.body.codes };
}

/** Signs in with the password alone, and answers what the server says. */
export function signInAgain(agent: Agent, { account }: Agent): Promise<Answer<Record<string, unknown>>> {
  return agent.post('/api/login', { username: account?.username, password: account?.password });
}
