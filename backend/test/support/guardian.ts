import { randomUUID } from 'node:crypto';

import type { Agent } from './agent.js';
import type { TestApp } from './test-app.js';

export interface GuardianOptions {
  approve?: 'never' | 'first' | 'every';
  askBeforeSharing?: boolean;
  name?: string;
}

/** A signed-in guardian of these athletes, as if every one of them had invited them. */
export async function guardianOf(app: TestApp, athleteIds: string[], options: GuardianOptions = {}): Promise<Agent & { id: string }> {
  const { approve = 'never', askBeforeSharing = false, name = 'Dana Lee' } = options;
  // Not by app.agent(): a test may put its own athlete there.
  const agent = app.anonymous();
  const username = `guardian-${randomUUID()}`;
  await agent.post('/api/register', { username, email: `${username}@recruit.test`, password: 'touchdown' });
  const { body } = await agent.get<{ id: string }>('/api/user');
  await app.source.query(`update users set role = 'guardian' where id = $1`, [body.id]);
  await app.source.query('insert into guardians (user_id, name, adult_confirmed_at) values ($1, $2, now())', [body.id, name]);
  await app.source.query(
    'insert into guardianships (athlete_id, guardian_id, mailed, since) select a, $1, false, now() from unnest($2::uuid[]) a',
    [body.id, athleteIds],
  );
  await app.source.query(
    `insert into guardian_controls (athlete_id, approve, ask_before_sharing, updated_at)
     select a, $2, $3, now() from unnest($1::uuid[]) a on conflict do nothing`,
    [athleteIds, approve, askBeforeSharing],
  );
  return Object.assign(agent, { id: body.id });
}
