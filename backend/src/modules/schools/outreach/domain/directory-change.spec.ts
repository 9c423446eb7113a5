import { sharedCoachOf } from '../../directory/domain/shared-coach.js';
import { CorrectionOutdated } from './correction-errors.js';
import { directoryChangeOf } from './directory-change.js';

const DANA = { id: 7, name: 'Dana Fieldhouse', title: 'Head Coach', email: 'dana@rock.test', phone: '(724) 555-0100' };
const about = { coachName: DANA.name, proposed: {} };

describe('what accepting a correction does to the directory', () => {
  it('R-11 adds a new contact, with the position its title says', () => {
    const proposed = { name: 'Sam Hill', title: 'Quarterbacks Coach' };
    expect(directoryChangeOf({ kind: 'new_contact', coachName: null, proposed }, null)).toEqual({
      kind: 'add',
      coach: sharedCoachOf(proposed),
    });
  });

  it('R-11 removes a coach who left', () => {
    expect(directoryChangeOf({ ...about, kind: 'left' }, DANA)).toEqual({ kind: 'remove', coachId: 7 });
  });

  it('R-11 takes a wrong address away, unless another one is proposed', () => {
    expect(directoryChangeOf({ ...about, kind: 'wrong_address' }, DANA)).toMatchObject({
      kind: 'update',
      coachId: 7,
      coach: { email: null, phone: DANA.phone },
    });
    const proposed = { email: 'd.fieldhouse@rock.test' };
    expect(directoryChangeOf({ ...about, kind: 'wrong_address', proposed }, DANA)).toMatchObject({ coach: proposed });
  });

  it('R-11 changes what is proposed and leaves the rest, the address too', () => {
    const change = directoryChangeOf({ ...about, kind: 'other', proposed: { title: 'Offensive Coordinator' } }, DANA);
    expect(change).toMatchObject({ kind: 'update', coach: { name: DANA.name, title: 'Offensive Coordinator', email: DANA.email } });
  });

  it('R-11 changes nothing for a note alone, also when the coach is gone', () => {
    expect(directoryChangeOf({ ...about, kind: 'other' }, null)).toEqual({ kind: 'none' });
    expect(directoryChangeOf({ kind: 'other', coachName: null, proposed: { title: 'Coach' } }, null)).toEqual({ kind: 'none' });
  });

  it.each(['left', 'wrong_address'] as const)('R-11 cannot be done (%s) when the coach is gone', (kind) => {
    expect(() => directoryChangeOf({ ...about, kind }, null)).toThrow(CorrectionOutdated);
  });
});
