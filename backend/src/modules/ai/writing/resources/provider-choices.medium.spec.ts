import type { DataSource } from 'typeorm';

import { useTestSource } from '../../../../../test/support/test-source.js';
import { SequenceIds } from '../../../../shared-kernel/testing/sequence-ids.js';
import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import { ProviderChoiceQuery } from '../queries/provider-choice.query.js';
import { ProviderChoices } from './provider-choices.resource.js';

describe('what athletes choose about the AI provider', () => {
  const ids = new SequenceIds();
  let source: DataSource;
  useTestSource(2, (opened) => (source = opened));

  async function addAccount(): Promise<string> {
    const id = ids.next();
    await source.query(`insert into users (id, username, email, password_hash, created_at) values ($1, $2, $2, '', now())`, [id, id]);
    return id;
  }

  const chosen = (userId: string) => new ProviderChoiceQuery(source).of(userId);

  it('U-11 knows no choice of an athlete who was not asked', async () => {
    expect(await chosen(await addAccount())).toBeNull();
  });

  it('U-11 keeps the last choice of each athlete alone', async () => {
    const choices = new ProviderChoices(source, new FixedClock());
    const [marcus, theo] = [await addAccount(), await addAccount()];
    for (const allowed of [true, true, false]) await choices.choose(marcus, allowed);
    await choices.choose(theo, true);
    expect([await chosen(marcus), await chosen(theo)]).toEqual([false, true]);
  });
});
