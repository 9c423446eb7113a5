import type { Agent } from '../support/agent.js';
import type { TestApp } from '../support/test-app.js';

type Created = { id: string | number };
type Paths = (app: TestApp, intruder: Agent) => Promise<string[]>;

const TEXT = { name: 'Junior film', subject: 'Class of 2027', template: 'Coach {{coach_last_name}}, here is my season.' };

async function created(agent: Agent, path: string, body: object): Promise<string> {
  const answer = await agent.post<Created>(path, body);
  if (answer.status > 201) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return String(answer.body.id);
}

/** A coach whom `owner` added for herself. */
function contactOf(owner: Agent): Promise<string> {
  const robin = { name: 'Robin Sideline', title: 'Recruiting Coordinator', email: 'robin@college.test' };
  return created(owner, '/api/user/contacts', { schoolId: 1, ...robin });
}

/** A campaign that `owner` sent to one coach. */
async function sentCampaignOf(owner: Agent): Promise<{ campaign: string; mail: string; coachId: number }> {
  const coachId = Number(await contactOf(owner));
  await created(owner, '/api/user/favorites', { schoolId: 1 });
  const campaign = await created(owner, '/api/user/campaigns', TEXT);
  await created(owner, `/api/user/campaigns/${campaign}/send`, { selectedCoachIds: [coachId], keep: true });
  const { body } = await owner.get<Created[]>(`/api/campaigns/${campaign}/emails`);
  return { campaign, mail: String(body[0]?.id), coachId };
}

/** Paths below the conversation of another athlete with a coach of her own; `rest` gets the id of her email to the coach. */
export function foreignConversations(rest: (mail: string) => string): Paths {
  return async (app) => {
    const { coachId, mail } = await sentCampaignOf(await app.agent());
    return [`/api/user/conversations/${coachId}${rest(mail)}`];
  };
}

/** Paths to a session of another athlete. */
export const foreignSessions: Paths = async (app) => {
  const { body } = await (await app.agent()).get<{ id: string }[]>('/api/user/sessions');
  return body.map(({ id }) => `/api/user/sessions/${id}`);
};

/** Paths to contacts of another athlete. */
export const foreignContacts: Paths = async (app) => {
  const owner = await app.agent();
  return [`/api/user/contacts/${await contactOf(owner)}`];
};

/** Paths to a draft and to a sent campaign of another athlete. */
export function foreignCampaigns(path: (campaign: string) => string): Paths {
  return async (app) => {
    const owner = await app.agent();
    const draft = await created(owner, '/api/user/campaigns', TEXT);
    const { campaign } = await sentCampaignOf(owner);
    return [path(draft), path(campaign)];
  };
}

/** Paths to another athlete's mail, below her campaign and below one of the intruder's own. */
export function foreignMails(path: (campaign: string, mail: string) => string): Paths {
  return async (app, intruder) => {
    const owner = await app.agent();
    const { campaign, mail } = await sentCampaignOf(owner);
    const own = await created(intruder, '/api/user/campaigns', TEXT);
    return [path(campaign, mail), path(own, mail)];
  };
}

/** Paths to a contact that another athlete logged. */
export const foreignLogEntries: Paths = async (app) => {
  const owner = await app.agent();
  const log = '/api/user/target-schools/1/log';
  return [`${log}/${await created(owner, log, { kind: 'call', at: '2026-02-01' })}`];
};

/** Paths to a game of another athlete. */
export const foreignGames: Paths = async (app) => {
  const owner = await app.agent();
  const game = { opponent: 'Lake Travis', date: '2026-01-02', stats: { carries: 1 } };
  return [`/api/user/games/${await created(owner, '/api/user/add-game-stats', game)}`];
};

/** Paths to a film clip of another athlete. */
export const foreignClips: Paths = async (app) => {
  const owner = await app.agent();
  const clip = { title: 'Junior film', url: 'https://youtu.be/M7lc1UVf-VE' };
  return [`/api/user/film-clips/${await created(owner, '/api/user/film-clips', clip)}`];
};

/** Paths to a recruiting strategy of another athlete. */
export function foreignStrategies(path: (strategy: string) => string): Paths {
  return async (app) => {
    const owner = await app.agent();
    await created(owner, '/api/user/favorites', { schoolId: 1 });
    return [path(await created(owner, '/api/ai/recruiting-strategy', {}))];
  };
}

/** Paths to a request of another athlete to a high-school coach. */
export const foreignCoachWords: Paths = async (app) => {
  const owner = await app.agent();
  await owner.put('/api/user', { weight: 205 });
  const { body } = await owner.post<{ words: { requests: Created[] } }>('/api/user/coach-words', {
    ...{ coachName: 'Dale Rivers', coachSchool: 'Akron East High', email: 'dale@school.test', figures: ['weight'] },
  });
  return [`/api/user/coach-words/${body.words.requests[0]?.id}`];
};

/** Paths to what somebody wrote to another athlete by the form of the shared profile. */
export const foreignProfileMessages =
  (action: string): Paths =>
  async (app) => {
    const owner = await app.agent();
    await owner.put('/api/user', { birthdate: '2010-05-04' });
    const { body } = await owner.put<{ link: string }>('/api/user/share', { enabled: true, fields: ['messages'] });
    await owner.post(`/api/shared-profiles/${body.link.split('/').at(-1)}/messages`, {
      ...{
        key: '0199c2f0-7a1b-4c3d-9e4f-5a6b7c8d9e0f',
        name: 'Quinn',
        school: 'Akron',
        email: 'quinn@akron.test',
        text: 'Send me your film.',
      },
    });
    const listed = await owner.get<{ messages: Created[] }>('/api/user/profile-messages');
    return [`/api/user/profile-messages/${listed.body.messages[0]?.id}/${action}`];
  };

/** Paths to a next game of another athlete. */
export const foreignNextGames: Paths = async (app) => {
  const owner = await app.agent();
  const date = new Date(Date.now() + 7 * 24 * 3600 * 1000).toISOString().slice(0, 10);
  const game = { opponent: 'Marble Creek', date, time: null, venue: 'home', place: null };
  const { body } = await owner.post<Created[]>('/api/user/next-games', game);
  return [`/api/user/next-games/${body[0]?.id}`];
};
