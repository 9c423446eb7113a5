import type { Controls, GuardianControls, GuardianEvents, GuardianRequests, NewGuardianEvent } from '../../guardians/index.js';
import { GuardianDecides } from '../domain/decision-errors.js';
import { GuardBirthdate } from './guard-birthdate.js';

const NOW = new Date('2026-11-21T15:00:00.000Z');
const CONTROLS: Controls = { approve: 'never', askBeforeSharing: false, pausedAt: null };

describe('another birth date of an athlete', () => {
  let asked: unknown[];
  let events: NewGuardianEvent[];

  beforeEach(() => {
    asked = [];
    events = [];
  });

  function change(present: Controls | null): Promise<void> {
    const controls: Partial<GuardianControls> = { of: async () => present };
    const requests: Partial<GuardianRequests> = {
      ask: async (...question) => {
        asked.push(question);
        return {} as never;
      },
    };
    const log: Partial<GuardianEvents> = { append: async (entries) => void events.push(...entries) };
    const guard = new GuardBirthdate(controls as GuardianControls, requests as GuardianRequests, log as GuardianEvents);
    return guard.run({ userId: 'marcus', from: '2010-05-04', to: '2008-05-04', now: NOW });
  }

  it('U-08 with a guardian it is refused until the guardian says yes, who is asked about that date', async () => {
    await expect(change(CONTROLS)).rejects.toThrow(GuardianDecides);
    expect(asked).toEqual([['marcus', 'birth_date', { birthdate: '2008-05-04' }, NOW]]);
    expect(events).toEqual([{ athleteId: 'marcus', guardianId: null, kind: 'birth_date_asked', at: NOW, data: {} }]);
  });

  it('U-08 without a guardian nobody is asked', async () => {
    await change(null);
    expect([asked, events]).toEqual([[], []]);
  });
});
