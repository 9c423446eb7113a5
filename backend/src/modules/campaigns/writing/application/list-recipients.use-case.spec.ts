import type { DataSource } from 'typeorm';

import { roundsDuring } from '../../../../shared-kernel/testing/rounds-during.js';
import { CoachDirectory, type FavoriteCoach } from '../../../schools/directory/index.js';
import { CampaignNotFound } from '../domain/campaign-errors.js';
import { sameAddressKey } from '../domain/same-address.js';
import { ListRecipients } from './list-recipients.use-case.js';
import { CampaignRepository, type StoredCampaign } from './ports/campaign-repository.js';
import { Suppressions } from '../queries/suppressions.query.js';

const MARCUS = 'marcus';
const FAVORITES = { schoolIds: null, coachIds: [] };

/** One campaign, of Marcus. */
class OneCampaign extends CampaignRepository {
  async add(): Promise<void> {}

  async byId(userId: string): Promise<StoredCampaign | null> {
    return userId === MARCUS ? ({ id: 'film', userId } as StoredCampaign) : null;
  }

  async changeDraft(): Promise<boolean> {
    return false;
  }
}

class ManyCoaches extends CoachDirectory {
  constructor(private readonly coaches: FavoriteCoach[]) {
    super({} as DataSource);
  }

  override async recipientsFor(): Promise<FavoriteCoach[]> {
    return this.coaches;
  }

  override async coachesForUser(): Promise<FavoriteCoach[]> {
    return this.coaches;
  }
}

class OneSuppressed extends Suppressions {
  constructor() {
    super({} as DataSource);
  }

  override async of(): Promise<Map<string, string>> {
    return new Map([[sameAddressKey('coach2@akron.example.edu'), 'Mail to this address came back']]);
  }
}

const coach = (coachId: number, coachEmail: string | null) =>
  ({ coachId, coachEmail, coachTitle: '', position: '', isHeadCoach: false }) as FavoriteCoach;

const listing = (...coaches: FavoriteCoach[]) => new ListRecipients(new OneCampaign(), new ManyCoaches(coaches), new OneSuppressed());

describe('who a campaign can be sent to', () => {
  it('C-03 says of each coach who cannot be picked why', async () => {
    const list = listing(coach(1, 'coach1@akron.example.edu'), coach(2, 'Coach2@akron.example.edu'), coach(3, null));
    const found = await list.run(MARCUS, 'film', FAVORITES);
    expect(found.map(({ coachId, selectable, reason }) => [coachId, selectable, reason])).toEqual([
      [1, true, null],
      [2, false, 'Mail to this address came back'],
      [3, false, 'No email address known'],
    ]);
  });

  it('C-03 X-01 a campaign of somebody else does not exist', async () => {
    await expect(listing().run('maya', 'film', FAVORITES)).rejects.toThrow(CampaignNotFound);
  });

  it('O-11 a long list lets others have their turn', async () => {
    const coaches = Array.from({ length: 5000 }, (_, at) => coach(at, `coach${at}@akron.example.edu`));
    expect(await roundsDuring(() => listing(...coaches).run(MARCUS, 'film', FAVORITES))).toBeGreaterThanOrEqual(10);
  });
});
