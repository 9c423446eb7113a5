import type { Agent } from '../support/agent.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { haveCoaches, haveDraft } from './campaign-world.js';

interface Placeholder {
  name: string;
  label: string;
  about: 'coach' | 'you';
  value: string | null;
  isEmpty: boolean;
}

interface Preview {
  text: string;
  problems: { code: string; fix: string }[];
}

describe('the placeholders of an email, over HTTP', () => {
  let app: TestApp;
  let athlete: Agent;

  beforeAll(async () => {
    app = await startTestApp();
    athlete = await app.agent();
  });

  afterAll(() => app.close());

  const listed = async () => (await athlete.get<Placeholder[]>('/api/user/placeholders')).body;
  const one = async (name: string) => (await listed()).find((placeholder) => placeholder.name === name);

  it('C-05 the list has the own value of each, says which are empty, and every one is filled in', async () => {
    expect(await one('student_position')).toMatchObject({ label: 'Your position', about: 'you', value: '', isEmpty: true });
    await athlete.put('/api/user', { position: 'QB' });
    expect(await one('student_position')).toMatchObject({ value: 'QB', isEmpty: false });
    expect(await one('school_name')).toMatchObject({ about: 'coach', value: null, isEmpty: false });
    const [coachId] = await haveCoaches(await app.admin(), athlete, 1);
    const template = (await listed()).map(({ name }) => `{{${name}}}`).join('\n');
    const { body } = await athlete.get<Preview>(`/api/user/campaigns/${await haveDraft(athlete, { template })}/preview?coachId=${coachId}`);
    expect(body.problems.filter(({ code }) => code === 'unknown_placeholder')).toEqual([]);
  });

  it('C-05 the stats line is made of the athlete’s games; without figures it is empty and holds the email back', async () => {
    const [coachId] = await haveCoaches(await app.admin(), athlete, 1);
    const id = await haveDraft(athlete, { template: 'Coach, {{stats_line}}.' });
    const preview = async () => (await athlete.get<Preview>(`/api/user/campaigns/${id}/preview?coachId=${coachId}`)).body;
    expect((await preview()).problems).toMatchObject([{ code: 'empty_placeholder', fix: expect.stringContaining('Add a game') }]);
    for (const [date, passingYards] of [
      ['2026-09-04', 900],
      ['2026-09-11', 600],
    ]) {
      const game = { opponent: 'Lake Travis', date, stats: { passingYards } };
      expect((await athlete.post('/api/user/add-game-stats', game)).status).toBeLessThan(300);
    }
    const line = '2026 season, 2 games: 1,500 passing yards';
    expect(await preview()).toMatchObject({ text: `Coach, ${line}.`, problems: [] });
    expect(await one('stats_line')).toMatchObject({ value: line, isEmpty: false });
  });
});
