import type { Agent, Answer } from '../support/agent.js';
import type { MicrosoftStandIn } from './microsoft-stand-in.js';

export interface Choice {
  decision?: 'accept' | 'cancel';
  sameTab?: boolean;
}

/** Asks where Microsoft's page is. */
export async function authUrlOf(athlete: Agent, email?: string, sameTab = false): Promise<URL> {
  const { body, status } = await athlete.post<{ authUrl: string }>('/api/mailbox/microsoft/connect', { email, sameTab });
  if (status !== 200) throw new Error(`connect answered ${status}: ${JSON.stringify(body)}`);
  return new URL(body.authUrl);
}

/** The person answers on Microsoft's page. Returns path and query of where the browser is sent. */
export async function decide(standIn: MicrosoftStandIn, url: URL, account: string, decision = 'accept'): Promise<string> {
  const form = new URLSearchParams({ query: url.searchParams.toString(), account, decision });
  const response = await fetch(`${standIn.url}/signed-in`, { method: 'POST', body: form, redirect: 'manual' });
  const { pathname, search } = new URL(response.headers.get('location') ?? '');
  return pathname + search;
}

/** Button, Microsoft's page, callback. Returns the callback's page. */
export async function signIn(athlete: Agent, standIn: MicrosoftStandIn, account: string, choice: Choice = {}): Promise<Answer<string>> {
  const url = await authUrlOf(athlete, account, choice.sameTab);
  const callback = await decide(standIn, url, account, choice.decision);
  return athlete.get<string>(callback, { 'sec-fetch-site': 'cross-site' });
}
