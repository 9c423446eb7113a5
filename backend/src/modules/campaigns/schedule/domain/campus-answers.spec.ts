import { answeredZones, openQuestions } from './campus-answers.js';
import { ZoneNeeded } from './schedule-errors.js';

const akron = { schoolId: 1, schoolName: 'Akron', state: 'OH', zone: 'America/New_York', choices: ['America/New_York'] };
const kentucky = {
  schoolId: 2,
  schoolName: 'Western Kentucky',
  state: 'KY',
  zone: null,
  choices: ['America/New_York', 'America/Chicago'],
};
const tennessee = { ...kentucky, schoolId: 3, schoolName: 'Tennessee', state: 'TN' };
const all = new Map([akron, kentucky, tennessee].map((campus) => [campus.schoolId, campus]));

const asked = ({ zone: _known, ...question }: typeof kentucky) => question;

describe('C-20 the time zones of campuses', () => {
  it('C-20 asks about each campus whose place does not tell it, in order, and about no other', () => {
    expect(openQuestions(all, [])).toEqual([asked(kentucky), asked(tennessee)]);
    expect(openQuestions(new Map([[1, akron]]), [])).toEqual([]);
  });

  it('C-20 a question is answered by one of its choices alone', () => {
    expect(openQuestions(all, [{ schoolId: 2, zone: 'America/Chicago' }])).toEqual([asked(tennessee)]);
    expect(openQuestions(all, [{ schoolId: 2, zone: 'Pacific/Honolulu' }])).toHaveLength(2);
    expect(openQuestions(all, [{ schoolId: 9, zone: 'America/Chicago' }])).toHaveLength(2);
  });

  it('C-20 a known place counts before what somebody answered', () => {
    const answers = [
      { schoolId: 1, zone: 'America/Chicago' },
      { schoolId: 2, zone: 'America/Chicago' },
      { schoolId: 3, zone: 'America/New_York' },
    ];
    expect([...answeredZones(all, answers)]).toEqual([
      [1, 'America/New_York'],
      [2, 'America/Chicago'],
      [3, 'America/New_York'],
    ]);
  });

  it('C-20 refuses while a question is open, and says which school and how many more', () => {
    const refusal = (answers: { schoolId: number; zone: string }[]) => {
      try {
        return answeredZones(all, answers);
      } catch (error) {
        return error;
      }
    };
    const both = refusal([]);
    expect(both).toBeInstanceOf(ZoneNeeded);
    const message = 'Choose the time zone of Western Kentucky and 1 more: the state has more than one.';
    expect(both).toMatchObject({
      ...{ kind: 'invalid', code: 'zone_needed', message, errors: [{ field: 'schedule.zones', code: 'zone_needed', message }] },
      extra: { questions: [asked(kentucky), asked(tennessee)] },
    });
    expect(refusal([{ schoolId: 2, zone: 'America/Chicago' }])).toMatchObject({
      message: 'Choose the time zone of Tennessee: the state has more than one.',
      extra: { questions: [asked(tennessee)] },
    });
  });
});
