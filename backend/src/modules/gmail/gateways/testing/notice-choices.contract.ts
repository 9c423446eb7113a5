import type { NoticeChoices } from '../application/ports/notice-choices.js';

export interface ChoicesUnderTest {
  choices: NoticeChoices;
  userId: string;
  otherId: string;
}

const NOW = new Date('2026-11-21T15:00:00.000Z');

/** What every store of chosen notices promises. */
export function noticeChoicesContract(open: () => Promise<ChoicesUnderTest>): void {
  it('U-11 the notice about a lost account is wanted until somebody turns it off, for that one alone', async () => {
    const { choices, userId, otherId } = await open();
    expect(await choices.wantsLostAccount(userId)).toBe(true);
    await choices.chooseLostAccount(userId, false, NOW);
    await choices.chooseLostAccount(userId, false, NOW);
    expect([await choices.wantsLostAccount(userId), await choices.wantsLostAccount(otherId)]).toEqual([false, true]);
    await choices.chooseLostAccount(userId, true, NOW);
    expect(await choices.wantsLostAccount(userId)).toBe(true);
  });
}
