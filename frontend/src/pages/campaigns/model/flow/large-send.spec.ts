import { recipientFixture } from '../../testing/recipient-fixture';
import { largeSend } from './large-send';

const coaches = (count: number, schoolId = 7, schoolName = 'Akron') =>
  Array.from({ length: count }, (_, at) => recipientFixture({ coachId: schoolId * 1000 + at, schoolId, schoolName }));

describe('a Send that is asked about once', () => {
  it('C-23 three coaches of a school are no question, four are', () => {
    expect(largeSend(coaches(3))).toBeNull();
    expect(largeSend(coaches(4))).toEqual({ emails: null, schools: [{ name: 'Akron', coaches: 4 }] });
  });

  it('C-23 fifty emails are no question, 51 are', () => {
    const each = (count: number) => Array.from({ length: count }, (_, at) => coaches(1, at + 1)).flat();
    expect(largeSend(each(50))).toBeNull();
    expect(largeSend(each(51))).toEqual({ emails: 51, schools: [] });
  });

  it('C-23 names the schools with the most coaches first', () => {
    const picked = [...coaches(4, 1, 'Toledo'), ...coaches(6, 2, 'Akron'), ...coaches(2, 3, 'Rice')];
    expect(largeSend(picked)?.schools.map(({ name, coaches: count }) => `${name} ${count}`)).toEqual(['Akron 6', 'Toledo 4']);
  });
});
