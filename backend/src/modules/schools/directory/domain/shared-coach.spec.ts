import { InvalidEntry } from './invalid-entry.js';
import { sharedCoachOf, type CoachDraft } from './shared-coach.js';

function refusal(draft: CoachDraft): InvalidEntry['errors'] {
  try {
    sharedCoachOf(draft);
  } catch (error) {
    return (error as InvalidEntry).errors;
  }
  return [];
}

describe('a coach as an admin or an athlete writes one', () => {
  it('has everything that follows from the name and the title', () => {
    const draft = {
      name: ' Dana  Fieldhouse ',
      title: 'Offensive Coordinator',
      email: ' Dana@akron.test ',
      phone: ' 724 555 0100 ',
      xHandle: '@DanaF',
    };
    expect(sharedCoachOf(draft)).toEqual({
      name: 'Dana Fieldhouse',
      nameKey: 'dana fieldhouse',
      firstName: 'Dana',
      lastName: 'Fieldhouse',
      title: 'Offensive Coordinator',
      position: 'OC',
      isHeadCoach: false,
      email: 'Dana@akron.test',
      phone: '724 555 0100',
      xHandle: 'DanaF',
    });
  });

  it.each([null, undefined, '', '  '])('what is left blank (%j) is not known', (blank) => {
    const coach = sharedCoachOf({ name: 'Dana', title: blank, email: blank, phone: blank, xHandle: blank });
    expect(coach).toMatchObject({ title: '', email: null, phone: null, xHandle: null });
  });

  it.each([
    [{ name: ' ' }, 'name', 'required'],
    [{ name: 'Dana', email: 'dana at akron' }, 'email', 'invalid_email'],
    [{ name: 'Dana', phone: 'call me' }, 'phone', 'invalid_phone'],
    [{ name: 'Dana', xHandle: 'no handle' }, 'xHandle', 'invalid_x_handle'],
  ])('%j is refused for its field', (draft, field, code) => {
    expect(refusal(draft)).toEqual([{ field, code, message: expect.stringMatching(/^Please enter/) }]);
  });
});
