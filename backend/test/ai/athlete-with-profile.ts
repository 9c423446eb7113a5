import type { Agent } from '../support/agent.js';
import type { TestApp } from '../support/test-app.js';

/** An athlete with a profile, things that must not get out among it, and a season of two games. */
export async function athleteWithProfile(app: TestApp): Promise<Agent> {
  const agent = await app.agent();
  const yesterday = new Date(Date.now() - 24 * 3600 * 1000).toISOString().slice(0, 10);
  const profile = {
    firstName: 'Marcus',
    lastName: 'Lee',
    position: 'QB',
    graduationYear: 2027,
    height: `6'2"`,
    weight: 205,
    fortyYardDash: { value: 4.62, timing: 'laser', date: yesterday, place: 'Hiddenplace', measuredBy: 'Tony Hiddencoach' },
    birthdate: '2009-03-14',
    gpa: 3.7,
    satScore: 1280,
    highSchool: 'Westlake High School',
    highSchoolHeadCoach: 'Tony Hiddencoach',
    city: 'Austin',
    state: 'TX',
    hudlProfileUrl: 'https://www.hudl.com/profile/12/marcus',
  };
  const games = [
    { opponent: 'Lake Travis', date: '2025-09-19', stats: { completions: 18, attempts: 27, passingYards: 241, passingTouchdowns: 3 } },
    { opponent: 'Bowie', date: '2025-09-26', stats: { completions: 20, attempts: 30, passingYards: 310, passingTouchdowns: 2 } },
  ];
  const answers = [await agent.put('/api/user', profile)];
  for (const game of games) answers.push(await agent.post('/api/user/add-game-stats', game));
  const refused = answers.find(({ status }) => status > 201);
  if (refused) throw new Error(`the profile was refused: ${JSON.stringify(refused.body)}`);
  return agent;
}
