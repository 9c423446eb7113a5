import { haveCoaches, haveDraft } from '../campaigns/campaign-world.js';
import type { Agent } from '../support/agent.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

interface Problem {
  errors: { field: string }[];
}

const TEXT = { name: 'Junior film', subject: 'Class of 2027', template: 'Coach, here is my season.' };

describe('plain input that once made the server fail', () => {
  let app: TestApp;
  let athlete: Agent;

  beforeAll(async () => {
    app = await startTestApp();
    athlete = await app.agent();
  });

  afterAll(() => app.close());

  const refused = (field: string) => ({ status: 400, body: { errors: expect.arrayContaining([expect.objectContaining({ field })]) } });

  it.each(['username', 'email', 'password'])('X-05 half of a surrogate pair in %s of a sign-up is refused', async (field) => {
    const body = { username: 'half', email: 'half@recruit.test', password: 'touchdown', [field]: 'half\ud83c@recruit.test' };
    expect(await app.anonymous().post<Problem>('/api/register', body)).toMatchObject(refused(field));
  });

  it('X-05 null for trackOpens is refused', async () => {
    const draft = await haveDraft(athlete);
    expect(await athlete.post<Problem>('/api/user/campaigns', { ...TEXT, trackOpens: null })).toMatchObject(refused('trackOpens'));
    const changed = await athlete.put<Problem>(`/api/user/campaigns/${draft}`, { ...TEXT, trackOpens: null });
    expect(changed).toMatchObject(refused('trackOpens'));
  });

  it('X-05 an id of a coach above the largest number is refused', async () => {
    const [coachId] = await haveCoaches(await app.admin(), athlete, 1);
    const path = `/api/user/campaigns/${await haveDraft(athlete)}/send`;
    const tooLarge = 2_147_483_648;
    expect(await athlete.post<Problem>(path, { selectedCoachIds: [tooLarge] })).toMatchObject(refused('selectedCoachIds'));
    const confirmed = [{ coachId: tooLarge, code: 'empty_placeholder' }];
    expect(await athlete.post<Problem>(path, { selectedCoachIds: [coachId], confirmed })).toMatchObject(refused('confirmed[0].coachId'));
  });

  it.each(['tone', 'context', 'includeStats', 'writer', 'schoolId'])('X-05 null for %s of the AI help is refused', async (field) => {
    expect(await athlete.post<Problem>('/api/ai/generate-email', { [field]: null })).toMatchObject(refused(field));
  });

  it('X-05 null in a list is refused, and U+0000 in a form', async () => {
    const draft = await haveDraft(athlete);
    const body = { selectedCoachIds: [1], confirmed: [null] };
    expect(await athlete.post<Problem>(`/api/user/campaigns/${draft}/send`, body)).toMatchObject(refused('confirmed'));
    const form = new FormData();
    form.append('csvFile', new Blob(['School\nSlippery Rock']), 'list.csv');
    form.append('nameColumn', '0\0');
    expect(await athlete.post<Problem>('/api/user/target-schools/import-csv', form)).toMatchObject(refused('nameColumn'));
  });
});
