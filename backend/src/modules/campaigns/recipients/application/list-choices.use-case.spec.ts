import type { FindRepeats } from '../../checks/index.js';
import { CampaignNotFound } from '../../writing/domain/campaign-errors.js';
import type { ListRecipients, RecipientChoice } from '../../writing/index.js';
import { ListChoices } from './list-choices.use-case.js';

describe('whom a campaign can go to', () => {
  function list(userId: string) {
    const recipients: Partial<ListRecipients> = {
      run: async (asker) => {
        if (asker !== 'marcus') throw new CampaignNotFound();
        return [1, 2].map((coachId) => ({ coachId }) as RecipientChoice);
      },
    };
    const repeats: Partial<FindRepeats> = {
      words: async () =>
        new Map([
          [2, 'My film, three days ago'],
          [3, 'Another coach'],
        ]),
    };
    return new ListChoices(recipients as ListRecipients, repeats as FindRepeats).run(userId, 'film', {} as never);
  }

  it('C-16 each coach is shown with the email that they got before, and nobody else is', async () => {
    expect(await list('marcus')).toEqual([
      { coachId: 1, earlier: null },
      { coachId: 2, earlier: 'My film, three days ago' },
    ]);
  });

  it('C-03 X-01 the campaign of another athlete does not exist', async () => {
    await expect(list('maya')).rejects.toThrow(CampaignNotFound);
  });
});
