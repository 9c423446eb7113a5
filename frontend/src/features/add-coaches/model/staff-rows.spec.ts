import type { StaffPerson } from '@/entities/school';
import { importWords } from './import-words';
import { readClipboard } from './read-clipboard';
import { staffRows } from './staff-rows';

const person = (lastName: string, over: Partial<StaffPerson> = {}): StaffPerson => ({
  ...{ firstName: 'Dana', lastName, title: 'Safeties', email: `${lastName.toLowerCase()}@rock.example`, phone: null, twitter: null },
  ...{ sport: 'Football', isCoach: true, checks: [], known: { state: 'new', where: null, changes: [], staysAsIs: false } },
  ...over,
});
const names = (rows: { person: StaffPerson }[]) => rows.map((row) => row.person.lastName);

const PAGE = staffRows.of([
  person('Hill'),
  person('Ops', { isCoach: false }),
  person('Golf', { sport: "Men's Golf" }),
  person('Moe', { email: 'hill@rock.example', checks: ['shared_address'] }),
  person('Bare', { email: null }),
]);

describe('the people of a pasted page', () => {
  it('B-01 only coaches of football are ticked by themselves, and are first', () => {
    expect(names(PAGE.filter(({ ticked }) => ticked))).toEqual(['Hill', 'Moe', 'Bare']);
    const { coaches, others } = staffRows.divided(PAGE);
    expect([names(coaches), names(others)]).toEqual([
      ['Hill', 'Moe', 'Bare'],
      ['Ops', 'Golf'],
    ]);
  });

  it('B-01 an address of several people is saved only when the athlete says so', () => {
    expect(staffRows.toSave(PAGE).people.map(({ lastName, email }) => [lastName, email])).toEqual([
      ['Hill', 'hill@rock.example'],
      ['Moe', null],
      ['Bare', null],
    ]);
    const said = staffRows.changed(PAGE, 3, { usesSharedEmail: true });
    expect(staffRows.toSave(said).people[1]).toMatchObject({ lastName: 'Moe', email: 'hill@rock.example' });
    expect(staffRows.shown(said, 'check')).toEqual([]);
    expect(staffRows.sharedWith(PAGE, said[3] ?? PAGE[0]!)).toEqual(['Dana Hill']);
  });

  it('B-02 says who else is on the page, so that nobody is taken for gone', () => {
    expect(staffRows.toSave(PAGE).others).toEqual(['Dana Ops', 'Dana Golf']);
  });

  it.each([
    ['all', ['Hill', 'Ops', 'Golf', 'Moe', 'Bare']],
    ['coaches', ['Hill', 'Moe', 'Bare']],
    ['check', ['Moe']],
    ['noEmail', ['Moe', 'Bare']],
  ] as const)('B-01 shows %s', (filter, expected) => expect(names(staffRows.shown(PAGE, filter))).toEqual(expected));
});

describe('what saving a page did, in words', () => {
  const nothing = { added: 0, updated: 0, unchanged: 0, inDirectory: 0, changedByYou: [], notOnPage: [], coachIds: [] };
  it.each([
    [{ added: 1 }, '1 coach added.'],
    [{ updated: 2, unchanged: 3 }, '2 coaches updated. 3 coaches unchanged.'],
    [{ notOnPage: ['Dana Hill'], changedByYou: ['Bo Li'] }, 'Kept as you edited them: Bo Li. Not on the page any more: Dana Hill.'],
    [{}, 'Nothing to save.'],
  ])('B-02 says %j', (result, words) => expect(importWords({ ...nothing, ...result })).toBe(words));
});

describe('the clipboard', () => {
  const clipboard = (types: Record<string, string>) =>
    ({
      read: async () => [{ types: Object.keys(types), getType: async (type: string) => ({ text: async () => types[type] }) }],
    }) as unknown as Clipboard;

  it('B-01 gives HTML and text, whichever it has', async () => {
    expect(await readClipboard(clipboard({ 'text/html': '<p>a</p>', 'text/plain': 'a' }))).toEqual({ html: '<p>a</p>', text: 'a' });
    expect(await readClipboard(clipboard({ 'text/plain': 'a' }))).toEqual({ html: '', text: 'a' });
  });

  it('B-01 is null where the browser has none or the athlete says no', async () => {
    expect(await readClipboard(undefined)).toBeNull();
    expect(await readClipboard({ read: () => Promise.reject(new Error('denied')) } as unknown as Clipboard)).toBeNull();
  });
});
