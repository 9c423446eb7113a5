import { aCoach } from '../../../writing/testing/builders.js';
import { AthleteNames } from './athlete-names.js';
import { KnownNames } from './known-names.js';
import type { NamedInText } from './named.js';
import { recipientNames } from './recipient-names.js';
import { wrongName } from './wrong-name.js';

const REED = aCoach({ firstName: 'Pat', lastName: 'Reed', coachName: 'Pat Reed', schoolId: 7, schoolCity: 'Akron', schoolState: 'OH' });

async function judged(name: Partial<NamedInText>) {
  const known = new KnownNames();
  await known.addCoaches([
    { firstName: 'Lee', lastName: 'Tillery', schoolId: 7 },
    { firstName: 'Nick', lastName: 'Saban', schoolId: 8 },
  ]);
  const contacts = [
    { firstName: 'Olga', lastName: 'Wood', schoolId: 7 },
    { firstName: 'Jan', lastName: 'Hill', schoolId: 8 },
  ];
  const own = await AthleteNames.of({ never: [], highSchoolCoaches: [], contacts });
  const named: NamedInText = { is: 'surname', text: '', folded: '', at: 0, schoolIds: [], isGreeted: false, ...name };
  return wrongName(named, recipientNames(REED, ['Round Rock', 'TX']), { known, own });
}

describe('whether a name belongs into the email to this coach', () => {
  it.each<[string, Partial<NamedInText>, string | null]>([
    ['the coach’s school', { folded: 'zips', schoolIds: [7] }, null],
    ['one of several of this name', { folded: 'zips', schoolIds: [8, 7] }, null],
    ['another', { folded: 'rice', schoolIds: [8] }, 'other_school'],
    ['a school named as the town', { folded: 'akron', schoolIds: [8] }, null],
    ['a school named as the state', { folded: 'ohio', schoolIds: [8] }, null],
    ['a school named as the athlete’s town', { folded: 'round rock', schoolIds: [8] }, null],
    ['a school named as the athlete’s state', { folded: 'texas', schoolIds: [8] }, null],
    ['a school named as another state', { folded: 'alabama', schoolIds: [8] }, 'other_school'],
  ])('C-15 a school: %s', async (_what, name, found) => {
    expect(await judged({ is: 'school', ...name })).toBe(found);
  });

  it.each<[string, Partial<NamedInText>, string | null]>([
    ['the recipient by surname', { folded: 'reed' }, null],
    ['the recipient by surname, greeted', { folded: 'reed', isGreeted: true }, null],
    ['the recipient by full name', { is: 'coach', folded: 'pat reed', schoolIds: [9] }, null],
    ['a colleague by surname', { folded: 'tillery' }, null],
    ['a colleague whom only the athlete knows', { folded: 'wood' }, null],
    ['a colleague by full name', { is: 'coach', folded: 'lee tillery', schoolIds: [7] }, null],
    ['a full name of two schools', { is: 'coach', folded: 'lee tillery', schoolIds: [8, 7] }, null],
    ['a colleague who is greeted', { folded: 'tillery', isGreeted: true }, 'other_coach'],
    ['a colleague who is greeted by full name', { is: 'coach', folded: 'lee tillery', schoolIds: [7], isGreeted: true }, 'other_coach'],
    ['somebody else’s surname', { folded: 'saban' }, 'other_coach'],
    ['a contact at another school', { folded: 'hill' }, 'other_coach'],
    ['somebody else’s full name', { is: 'coach', folded: 'nick saban', schoolIds: [8] }, 'other_coach'],
    ['a full name with a colleague’s surname', { is: 'coach', folded: 'tillery', schoolIds: [8] }, 'other_coach'],
    ['an unknown surname', { folded: 'nobody' }, 'other_coach'],
  ])('C-15 a coach: %s', async (_what, name, found) => {
    expect(await judged(name)).toBe(found);
  });
});
