import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import { roundsDuring } from '../../../../shared-kernel/testing/rounds-during.js';
import type { FindWrongNames } from '../../../campaigns/checks/index.js';
import type { KnownAthleteQuery } from '../queries/known-athlete.query.js';
import type { ReaderQuery } from '../queries/reader.query.js';
import { claimScope } from '../testing/claim-world.js';
import { CheckText } from './check-text.use-case.js';
import type { DirectoryWordsStore } from './directory-words-store.js';

const { athlete, directory } = claimScope();

/** What answers in the place of the parts that read the database. */
interface Sources {
  reader?: object;
  names?: object;
  measured?: object;
  words?: () => Promise<typeof directory>;
}

describe('CheckText', () => {
  const checking = (recorded: unknown[] = [], { reader = {}, names = {}, measured = {}, words = async () => directory }: Sources = {}) => {
    const { games: _, coaches: __, today: ___, ...profile } = athlete;
    return new CheckText(
      {
        profile: async () => ({ ...profile, highSchoolHeadCoach: null, highSchoolPositionCoach: null, ...measured }),
        games: async () => recorded,
      } as unknown as KnownAthleteQuery,
      reader as ReaderQuery,
      { present: words } as unknown as DirectoryWordsStore,
      names as FindWrongNames,
      new FixedClock(),
    );
  };

  it('I-05 O-11 lets requests of others have their turn between sentences, however many there are', async () => {
    const rounds = await roundsDuring(async () => void (await checking().run('marcus', { text: 'a\n'.repeat(10_000) })));
    expect(rounds).toBeGreaterThan(100);
  });

  it('I-05 O-11 lets them have their turn within figures that no full stop divides, too', async () => {
    const rounds = await roundsDuring(async () => void (await checking().run('marcus', { text: '1 2 3 4 5 '.repeat(2_000) })));
    expect(rounds).toBeGreaterThan(30);
  });

  it('I-05 O-11 lets them have their turn between the beginnings of texts that come at once, too', async () => {
    const texts = Array.from({ length: 10 }, () => checking().run('marcus', { text: 'My GPA is 1.25.' }));
    expect(await roundsDuring(() => Promise.all(texts))).toBeGreaterThanOrEqual(10);
  });

  it('I-05 marks what the record does not say, at its place', async () => {
    const text = 'My GPA is 1.25.';
    const [flag] = await checking().run('marcus', { text });
    expect(flag).toMatchObject({ text: '1.25', start: 10, end: 14, severity: 'error' });
  });

  it('I-05 holds a season that the text names against the games of that season', async () => {
    const games = [
      { opponent: 'Coldwater', date: '2026-09-12', stats: { receptions: 8 } },
      { opponent: 'Pine Hollow', date: '2025-09-05', stats: { receptions: 5 } },
      { opponent: 'Silver Fork', date: '2025-08-29', stats: { receptions: 4 } },
    ];
    const marked = async (text: string) => (await checking(games).run('marcus', { text })).map((flag) => flag.text);
    expect(await marked('I had 9 catches in 2025 and 8 in 2026.')).toEqual([]);
    expect(await marked('I had 8 catches in 2025 and 9 in 2026.')).toEqual(['8', '9']);
    expect(await marked('I have 17 catches in three games over two seasons.')).toEqual([]);
    expect(await marked('I have 17 catches.')).toEqual(['17']);
  });

  it('I-05 reads the names of the directory before the first text, when the server starts', async () => {
    const read: string[] = [];
    const names = { prepare: async () => void read.push('names') };
    const words = async () => (read.push('words'), directory);
    await checking([], { names, words }).prepare();
    expect(read.toSorted()).toEqual(['names', 'words']);
  });

  it('I-05 a school at whose camp the athlete was timed is the place of that time, and elsewhere another school', async () => {
    const at = (text: string) => [{ start: text.indexOf('Northern Iowa'), end: text.indexOf('Northern Iowa') + 13, is: 'other_school' }];
    const reader = {
      school: async () => ({ schoolId: 1, schoolName: 'Lamar', schoolCity: 'Beaumont', schoolState: 'TX' }),
      staff: async () => [],
    };
    const names = { run: async ({ text }: { text: string }) => at(text) };
    const measured = { fortyYardDash: { value: 4.82, timing: 'laser', date: '2026-06-20', place: 'Northern Iowa camp' } };
    const marked = async (text: string) =>
      (await checking([], { reader, names, measured }).run('marcus', { text, schoolId: 1 })).map((flag) => flag.text);
    expect(await marked('I ran a 4.82 laser forty at the Northern Iowa camp on June 20.')).toEqual([]);
    expect(await marked('At Northern Iowa I ran 4.82 with a laser.')).toEqual([]);
    expect(await marked("Northern Iowa's camp was my first.")).toEqual([]);
    expect(await marked('I would love to play at Northern Iowa.')).toEqual(['Northern Iowa']);
  });

  describe('who reads the text, and who coaches the athlete', () => {
    const lamar = { schoolId: 1, schoolName: 'Lamar', schoolCity: 'Beaumont', schoolState: 'TX', position: 'OC,QB' };
    const reader = { school: async () => lamar, coach: async () => lamar, staff: async () => ['Brett Okonjo'] };
    const none = { run: async () => [] };
    const marks = async (text: string, sources: Sources) =>
      (await checking([], { reader, names: none, ...sources }).run('marcus', { text, coachId: 7 })).map(({ text: found, severity }) => [
        found,
        severity,
      ]);

    it('I-05 another school, and another coach, is an error and no remark', async () => {
      const names = {
        run: async () => [
          { start: 0, end: 5, is: 'other_school' },
          { start: 10, end: 15, is: 'other_coach' },
        ],
      };
      expect(await marks('Tulsa and Smith are great.', { names })).toEqual([
        ['Tulsa', 'error'],
        ['Smith', 'error'],
      ]);
    });

    it('I-05 the athlete’s coaches of the profile are known, and others are not', async () => {
      const measured = { highSchoolHeadCoach: 'Ray Stubbs' };
      expect(await marks('My head coach is Ray Stubbs.', { measured })).toEqual([]);
      expect(await marks('My head coach is Dan Oakes.', { measured })).toEqual([['coach is Dan Oakes', 'error']]);
    });

    it('I-05 what the reader coaches is held against the directory', async () => {
      expect(await marks('Since you coach the quarterbacks, I write to you.', {})).toEqual([]);
      expect((await marks('Since you coach the linebackers, I write to you.', {})).map(([, severity]) => severity)).toEqual(['error']);
    });
  });
});
