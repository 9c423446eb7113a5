import type { ContactRule, RuleStart } from './contact-rule.js';
import { isRuleOld, trustedDays } from './rule-age.js';

const signing = (starts: RuleStart | null, channel: ContactRule['channel'] = 'signing') => ({ channel, starts }) as ContactRule;
const on = (from: string): RuleStart => ({ anchor: 'date', from, to: null });

describe('how long a rule is trusted', () => {
  it.each([
    ['30 days before a signing day', '2026-11-02', 30],
    ['31 days before it', '2026-11-01', 120],
    ['on it', '2026-12-02', 30],
    ['30 days after it', '2027-01-01', 30],
    ['31 days after it', '2027-01-02', 120],
  ])('Y-04 Q-01 %s', (_, today, days) => {
    expect(trustedDays([signing(on('2026-02-04')), signing(on('2026-12-02'))], today)).toBe(days);
  });

  it('Y-04 only signing days with a date shorten it', () => {
    const rules = [signing(null), signing({ anchor: 'grade', yearsBeforeClass: 1, monthDay: '12-02' }), signing(on('2026-12-02'), 'call')];
    expect(trustedDays(rules, '2026-12-02')).toBe(120);
    expect(trustedDays([], '2026-12-02')).toBe(120);
  });

  it('Y-04 a rule is old the day after its last trusted day', () => {
    expect([isRuleOld('2026-11-01', '2026-12-01', 30), isRuleOld('2026-11-01', '2026-12-02', 30)]).toEqual([false, true]);
  });
});
