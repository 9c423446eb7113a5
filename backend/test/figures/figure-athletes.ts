import { athleteWithProfile } from '../ai/athlete-with-profile.js';
import { haveRosters } from '../fit/fit-world.js';
import type { Agent } from '../support/agent.js';
import type { TestApp } from '../support/test-app.js';
import { CountedByHand } from './counted-by-hand.js';
import { generateSeason, havePlaces } from './generated-season.js';
import { steppedRoster } from './stepped-roster.js';

/** An athlete, and the tables counted by hand. */
export interface FigureAthlete {
  agent: Agent;
  hand: CountedByHand;
}

/** Athletes with a generated season each: many emails, some, few and none. */
export async function figureAthletes(app: TestApp, now: Date): Promise<FigureAthlete[]> {
  await haveRosters(await app.admin(), steppedRoster);
  const places = await havePlaces(app, 14);
  const athletes: FigureAthlete[] = [];
  for (const [seed, mails] of [
    [1, 160],
    [2, 60],
    [3, 12],
    [4, 0],
  ] as const) {
    const agent = await athleteWithProfile(app);
    await generateSeason(app, agent, { ...places, now, seed, mails });
    const [user] = await app.source.query<{ id: string }[]>('select id from users where username = $1', [agent.account?.username]);
    athletes.push({ agent, hand: new CountedByHand(app, user?.id ?? '') });
  }
  return athletes;
}

/** The answer of a route that has to say 200. */
export async function readAs<T>(agent: Agent, path: string): Promise<T> {
  const { status, body } = await agent.get<T>(path);
  if (status !== 200) throw new Error(`${path} answered ${status}`);
  return body;
}
