import type { ContactRule } from '../../../schools/rules/index.js';
import { complianceTexts } from './compliance-texts.js';

const RULE: ContactRule = {
  ruleId: 'd1-writing',
  body: 'NCAA',
  division: 'D1',
  subdivision: 'FBS',
  sport: 'football',
  channel: 'writing',
  starts: { anchor: 'grade', yearsBeforeClass: 2, monthDay: '06-15' },
  effectiveFrom: null,
  effectiveTo: null,
  minimumCoreGpa: null,
  text: 'Coaches may write from June 15 after your sophomore year.',
  sourceUrl: 'https://rules.test/d1',
  sourceKind: 'press',
  verifiedOn: '2026-11-21',
  status: 'in force',
};

const FBS = {
  places: [{ division: 'D1', subdivision: 'FBS', association: 'NCAA' }],
  classYear: 2028,
  birthdate: null,
  today: '2026-11-21',
};

describe('what the rules table says', () => {
  it.each([2025, 2026, 2027, 2028, 2029, 2030, 2031, 2032])('Y-04 counts the day for the class of %i', (classYear) => {
    expect(complianceTexts([RULE], { ...FBS, classYear })).toEqual([
      `${RULE.text} For the class of ${classYear} that is June 15, ${classYear - 2}. Source (press), verified on November 21, 2026: https://rules.test/d1`,
    ]);
  });

  it('Y-04 says where to look for the day while the class is not known', () => {
    expect(complianceTexts([RULE], { ...FBS, classYear: null })[0]).toContain('Add your class year to see the day.');
  });

  it('Y-04 a rule that was verified over 120 days ago, or is not certain, says to check with the school', () => {
    const on = (today: string, changes: Partial<ContactRule> = {}) => complianceTexts([{ ...RULE, ...changes }], { ...FBS, today })[0];
    expect(on('2027-03-21')).not.toContain('check with the school');
    expect(on('2027-03-22')).toContain('It may have changed since: check with the school.');
    expect(on('2026-11-21', { status: 'disputed' })).toContain('Sources differ: check with the school.');
    expect(on('2026-11-21', { status: 'proposed' })).toContain('This is only proposed: check with the school.');
    expect(on('2026-11-21', { status: 'unverified' })).toContain('This is unverified: check with the school.');
  });

  it('Q-01 within 30 days of a signing day a rule that was verified over 30 days ago says to check with the school', () => {
    const signing = { ...RULE, channel: 'signing', starts: { anchor: 'date', from: '2027-02-03', to: null }, text: 'Signing.' } as const;
    const on = (today: string) => complianceTexts([RULE, signing], { ...FBS, today })[0]?.includes('check with the school');
    expect([on('2027-01-03'), on('2027-01-04'), on('2027-03-05'), on('2027-03-06')]).toEqual([false, true, true, false]);
  });

  it('Q-01 counts an age from the birth date, and a birthday on the border day for the next year', () => {
    const clock = { ...RULE, starts: { anchor: 'birth', age: 19, monthDay: '09-01' } } as const;
    const on = (birthdate: string | null) => complianceTexts([clock], { ...FBS, birthdate })[0];
    expect(on('2009-08-31')).toContain('By your birth date that is the academic year 2028-29 at the latest.');
    expect(on('2009-09-01')).toContain('the academic year 2029-30 at the latest.');
    expect(on(null)).toContain('Add your birth date to see the year.');
  });

  it('Q-01 gives rules of other associations to schools outside the NCAA alone', () => {
    const naia = { ...RULE, body: 'NAIA', division: null, subdivision: null, text: 'NAIA.' };
    const everyDivision = { ...RULE, division: null, subdivision: null, text: 'NCAA.' };
    const texts = (division: string) =>
      complianceTexts([naia, everyDivision], {
        ...FBS,
        places: [{ division, subdivision: null, association: division === 'na' ? null : 'NCAA' }],
      }).map((text) => text.slice(0, 5));
    expect(texts('na')).toEqual(['NAIA.', 'For y']);
    expect(texts('D2')).toEqual(['NCAA.']);
  });

  it('B-07 gives a school the rules of its own association, and says what is not known of it', () => {
    const of = (body: string) => ({ ...RULE, body, division: null, subdivision: null, text: `${body}.` });
    const texts = (...associations: (string | null)[]) =>
      complianceTexts([of('NAIA'), of('NJCAA')], {
        ...FBS,
        places: associations.map((association) => ({ division: 'na', subdivision: null, association })),
      }).map((text) => text.split('. ')[0]);
    const unknown = (kinds: string) => `For your ${kinds} we know no rule on writing: check with the school.`;
    expect(texts('NJCAA')).toEqual(['NJCAA', unknown('NJCAA schools')]);
    expect(texts('U SPORTS')).toEqual([unknown('U SPORTS schools')]);
    expect(texts('NJCAA', 'NAIA')).toEqual(['NAIA', 'NJCAA', unknown('NAIA and NJCAA schools')]);
    expect(texts('NAIA', null)).toEqual(['NAIA', 'NJCAA', unknown('schools outside NCAA Divisions I to III')]);
  });

  it('Y-04 tells only what is for the divisions on the list, each text once, and nothing that ended', () => {
    const rules = [RULE, { ...RULE, subdivision: 'FCS' }, { ...RULE, division: 'D3', subdivision: null, text: 'D3.' }];
    const all = { ...FBS, places: [...FBS.places, { division: 'D1', subdivision: 'FCS', association: 'NCAA' }] };
    expect(complianceTexts(rules, all)).toHaveLength(1);
    expect(complianceTexts([{ ...RULE, effectiveTo: '2026-11-20' }], FBS)).toEqual([]);
    expect(complianceTexts(rules, { ...FBS, places: [{ division: 'na', subdivision: null, association: null }] })).toEqual([
      'For your schools outside NCAA Divisions I to III we know no rule on writing: check with the school.',
    ]);
  });
});
