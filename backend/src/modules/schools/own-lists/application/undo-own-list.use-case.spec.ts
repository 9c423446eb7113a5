import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import { SequenceIds } from '../../../../shared-kernel/testing/sequence-ids.js';
import { MemorySchoolList } from '../../outreach/testing/memory-school-list.js';
import { UndoOwnList } from './undo-own-list.use-case.js';

const ATHLETE = 'marcus';

describe('undoing the last import of an own list', () => {
  const schools = [1, 2, 3].map((id) => ({ id, name: `School ${id}`, division: 'D2' as const }));

  it.each([
    [[], '3 schools read as before the import.'],
    [[1, 2], '1 school reads as before the import. What you changed since in 2 schools stays.'],
    [[1, 2, 3], 'What you changed since in 3 schools stays.'],
  ])('R-10 says what is as before and what stays: changed since %j', async (changed, message) => {
    const clock = new FixedClock();
    const list = new MemorySchoolList(schools, new SequenceIds(), clock);
    const undo = new UndoOwnList(list);
    const changes = schools.map(({ id }) => ({ schoolId: id, change: { notes: 'Camp' } }));
    await list.apply(ATHLETE, changes, { keep: true });
    expect(await undo.last(ATHLETE)).toEqual({ last: { at: clock.now(), schools: 3 } });
    for (const id of changed) await list.track(ATHLETE, id, { notes: 'My own' });
    expect((await undo.run(ATHLETE)).message).toBe(message);
    expect(await undo.last(ATHLETE)).toEqual({ last: null });
  });
});
