import { targetOf } from '@/entities/school';
import { schoolFixture } from '@/entities/school/testing/school-fixture';
import type { Campaign } from '@/shared/api';
import type { WaitingChange } from '@/shared/lib/device-store';
import { favoriteOf } from './favorite-of';
import { newCampaign } from './new-campaign';
import { overlay } from './overlay';

const at = '2026-11-25T14:41:00.000Z';
const akron = schoolFixture({ id: 7, name: 'Akron', leadLevel: 'cold' });
const toledo = schoolFixture({ id: 8, name: 'Toledo', leadLevel: 'cold' });
const beside = { schools: [akron, toledo], at };

const waiting = (kind: WaitingChange['kind'], target: string, fields: WaitingChange['fields']): WaitingChange => ({
  ...{ key: `${kind} ${target}`, userId: 'one', kind, target, label: '', fields, before: {} },
  ...{ tried: [], order: 1, edits: 1, problem: null },
});

describe('a kept answer with what waits', () => {
  it('L-03 is the answer itself where nothing waits, and where what waits is about something else', () => {
    const data = [akron];
    expect(overlay('listSchools', data, [], beside)).toBe(data);
    expect(overlay('getFilm', data, [waiting('tracking', '7', { leadLevel: 'hot' })], beside)).toBe(data);
  });

  it('L-03 has the changed steps in the directory, without the texts, which are nobody’s business there', () => {
    const changed = [waiting('tracking', '7', { leadLevel: 'hot', notes: 'Camp' })];
    expect(overlay('listSchools', [akron, toledo], changed, beside)).toEqual([{ ...akron, leadLevel: 'hot' }, toledo]);
  });

  it('L-03 has a school on the board that was tracked here for the first time', () => {
    const changed = [waiting('tracking', '8', { notes: 'Camp' })];
    const targets = overlay('listTargetSchools', [targetOf(akron)], changed, beside);
    expect(targets).toEqual([targetOf(akron), { ...targetOf(toledo), notes: 'Camp' }]);
  });

  it('L-03 has the stars that were set, once, and not those that were taken away', () => {
    const changed = [waiting('favorite', '7', { favorite: false }), waiting('favorite', '8', { favorite: true })];
    expect(overlay('listFavorites', [favoriteOf(akron)], changed, beside)).toEqual([favoriteOf(toledo)]);
    expect(overlay('listFavorites', [favoriteOf(toledo)], changed, beside)).toEqual([favoriteOf(toledo)]);
  });

  it('L-03 has a draft that was made here, once, in front, dated by the server’s clock', () => {
    const fields = { name: 'Bus', subject: 'S', template: 'T' };
    const made = [waiting('newDraft', 'n1', fields)];
    const known = newCampaign('c1', { name: 'Film', subject: 'S', template: 'T' }, at);
    const list = overlay('getCampaigns', [known], made, beside) as Campaign[];
    expect(list.map(({ id, name, createdAt, status }) => [id, name, createdAt, status])).toEqual([
      ['n1', 'Bus', at, 'draft'],
      ['c1', 'Film', at, 'draft'],
    ]);
    // The server has it already, and its answer got lost.
    expect(overlay('getCampaigns', [newCampaign('n1', { ...fields, name: 'Old' }, at)], made, beside)).toMatchObject([
      { id: 'n1', name: 'Bus' },
    ]);
  });

  it('L-03 has the changed text of a draft', () => {
    const known = newCampaign('c1', { name: 'Film', subject: 'S', template: 'T' }, at);
    expect(overlay('getCampaigns', [known], [waiting('draft', 'c1', { template: 'New' })], beside)).toEqual([
      { ...known, template: 'New' },
    ]);
  });
});
