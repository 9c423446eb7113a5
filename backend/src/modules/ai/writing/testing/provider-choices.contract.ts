import type { ProviderChoices } from '../application/ports/provider-choices.js';

export interface ProviderChoicesHarness {
  choices: ProviderChoices;
  addAccount(): Promise<string>;
}

const NOW = new Date('2026-11-21T15:00:00.000Z');

/** What every ProviderChoices does; run on the fake and on PostgreSQL. */
export function providerChoicesContract(harness: () => ProviderChoicesHarness): void {
  it('U-11 knows no choice of an athlete who was not asked', async () => {
    const { choices, addAccount } = harness();
    expect(await choices.of(await addAccount())).toBeNull();
  });

  it('U-11 keeps the last choice of each athlete alone', async () => {
    const { choices, addAccount } = harness();
    const [marcus, theo] = [await addAccount(), await addAccount()];
    for (const allowed of [true, true, false]) await choices.save(marcus, allowed, NOW);
    await choices.save(theo, true, NOW);
    expect([await choices.of(marcus), await choices.of(theo)]).toEqual([false, true]);
  });
}
