import type { Agent, Answer } from '../support/agent.js';
import type { GmailStandIn } from './gmail-stand-in.js';

export interface Choice {
  /** What the card's box "Tell me who replied" says; ticked unless said otherwise. */
  replies?: boolean;
  /** Boxes the person leaves ticked on the consent page, by the end of the scope's name; all unless said otherwise. */
  scopes?: string[];
  decision?: 'allow' | 'deny';
}

/** The person chooses on the consent page. Answers the address Google sends the browser to (path and query). */
export async function consent(standIn: GmailStandIn, authUrl: string, email: string, choice: Choice = {}): Promise<string> {
  const query = new URL(authUrl).searchParams;
  const asked = (query.get('scope') ?? '').split(' ').filter((scope) => scope.startsWith('https:'));
  const ticked = asked.filter((scope) => !choice.scopes || choice.scopes.some((name) => scope.endsWith(`/${name}`)));
  const form = new URLSearchParams([
    ['query', query.toString()],
    ['account', email],
    ['decision', choice.decision ?? 'allow'],
    ...ticked.map((scope): [string, string] => ['scope', scope]),
  ]);
  const response = await fetch(`${standIn.url}/consent`, { method: 'POST', body: form, redirect: 'manual' });
  const location = response.headers.get('location');
  if (!location) throw new Error(`the consent page answered ${response.status}: ${await response.text()}`);
  const { pathname, search } = new URL(location);
  return pathname + search;
}

/** Connects the athlete's Gmail as the person would: button, consent page, callback. Answers the callback's page. */
export async function connectGmail(athlete: Agent, standIn: GmailStandIn, email: string, choice: Choice = {}): Promise<Answer<string>> {
  const { body, status } = await athlete.get<{ authUrl: string }>(`/api/gmail/connect?replies=${choice.replies ?? true}`);
  if (status !== 200) throw new Error(`connect answered ${status}: ${JSON.stringify(body)}`);
  const callback = await consent(standIn, body.authUrl, email, choice);
  return athlete.get<string>(callback, { 'sec-fetch-site': 'cross-site' });
}
