import type { CampaignRepository } from '../application/ports/campaign-repository.js';
import type { CampaignStatus } from '../domain/campaign-status.js';
import { CAMPAIGN_LIMITS } from '../domain/campaign-limits.js';
import { TooManyDrafts } from '../domain/limit-errors.js';

export interface CampaignsUnderTest {
  campaigns: CampaignRepository;
  userId: string;
  otherId: string;
  nextId(): string;
}

const NOW = new Date('2026-11-21T15:00:00Z');
const TEXT = { name: 'Film', subject: 'My film', template: 'Coach, my film.' };

/** What every store of drafts promises. */
export function campaignRepositoryContract(open: () => Promise<CampaignsUnderTest>): void {
  let t: CampaignsUnderTest;
  beforeEach(async () => {
    t = await open();
  });

  const add = async (status: CampaignStatus = 'draft', changes = {}) => {
    const id = t.nextId();
    await t.campaigns.add({ id, userId: t.userId, status, ...TEXT, ...changes }, NOW);
    return id;
  };

  it('C-02 X-01 a draft is found by its athlete alone; opens count unless they are turned off', async () => {
    const id = await add();
    expect(await t.campaigns.byId(t.userId, id)).toEqual({
      ...{ id, userId: t.userId, status: 'draft', trackOpens: true, revision: 1 },
      ...TEXT,
    });
    expect(await t.campaigns.byId(t.otherId, id)).toBeNull();
    expect(await t.campaigns.byId(t.userId, t.nextId())).toBeNull();
    expect(await t.campaigns.byId(t.userId, await add('draft', { trackOpens: false }))).toMatchObject({ trackOpens: false });
  });

  it('C-02 a change counts as a revision when the text is another one', async () => {
    const id = await add();
    expect(await t.campaigns.changeDraft(t.userId, id, { text: TEXT, now: NOW })).toBe(true);
    expect(await t.campaigns.byId(t.userId, id)).toMatchObject({ revision: 1 });
    expect(await t.campaigns.changeDraft(t.userId, id, { text: { ...TEXT, subject: 'New film', trackOpens: false }, now: NOW })).toBe(true);
    expect(await t.campaigns.byId(t.userId, id)).toMatchObject({ subject: 'New film', revision: 2, trackOpens: false });
    await t.campaigns.changeDraft(t.userId, id, { text: TEXT, now: NOW });
    expect(await t.campaigns.byId(t.userId, id)).toMatchObject({ revision: 3, trackOpens: false });
  });

  it('C-02 a change from an older revision overwrites nothing, unless it says the same', async () => {
    const id = await add();
    const newer = { ...TEXT, subject: 'New film' };
    await t.campaigns.changeDraft(t.userId, id, { text: newer, revision: 1, now: NOW });
    expect(await t.campaigns.changeDraft(t.userId, id, { text: TEXT, revision: 1, now: NOW })).toBe(false);
    expect(await t.campaigns.byId(t.userId, id)).toMatchObject({ subject: 'New film', revision: 2 });
    expect(await t.campaigns.changeDraft(t.userId, id, { text: newer, revision: 1, now: NOW })).toBe(true);
  });

  it('C-02 X-01 what was sent, and what is somebody else’s, is not changed', async () => {
    const [sent, draft] = [await add('completed'), await add()];
    const text = { ...TEXT, name: 'Changed' };
    expect(await t.campaigns.changeDraft(t.userId, sent, { text, now: NOW })).toBe(false);
    expect(await t.campaigns.changeDraft(t.otherId, draft, { text, now: NOW })).toBe(false);
    expect(await t.campaigns.byId(t.userId, sent)).toMatchObject(TEXT);
    expect(await t.campaigns.byId(t.userId, draft)).toMatchObject(TEXT);
  });

  it('L-03 X-01 what is stored under an id stays as it is when it is added again, also by somebody else', async () => {
    const id = await add();
    const again = { id, status: 'draft', ...TEXT, subject: 'Again' } as const;
    await t.campaigns.add({ ...again, userId: t.userId }, NOW);
    await t.campaigns.add({ ...again, userId: t.otherId }, NOW);
    expect(await t.campaigns.byId(t.userId, id)).toMatchObject({ ...TEXT, revision: 1 });
    expect(await t.campaigns.byId(t.otherId, id)).toBeNull();
  });

  it('C-02 an athlete has so many drafts and no more, also when two are added at once', async () => {
    for (let at = 1; at < CAMPAIGN_LIMITS.openDrafts; at += 1) await add();
    const two = await Promise.allSettled([add(), add()]);
    expect(two.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(add()).rejects.toThrow(TooManyDrafts);
  });
}
