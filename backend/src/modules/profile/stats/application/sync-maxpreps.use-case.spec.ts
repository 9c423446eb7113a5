import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import { SequenceIds } from '../../../../shared-kernel/testing/sequence-ids.js';
import { MemoryAthleteProfileRepository } from '../../athlete/testing/memory-athlete-profile-repository.js';
import {
  MaxPrepsAddressIncomplete,
  MaxPrepsNotLinked,
  MaxPrepsPageNotFound,
  StatFileNotValid,
} from '../domain/maxpreps/maxpreps-errors.js';
import { MemoryGameRepository } from '../testing/memory-game-repository.js';
import { MemoryPrepStatsSource } from '../testing/memory-prep-stats-source.js';
import { ImportMaxPrepsFile } from './import-maxpreps-file.use-case.js';
import { SyncMaxPreps } from './sync-maxpreps.use-case.js';

const ADDRESS = 'https://www.maxpreps.com/tx/austin/westlake/athletes/marcus-lee/?careerid=abc123def456';

describe('games from MaxPreps', () => {
  const clock = new FixedClock();
  let source: MemoryPrepStatsSource;
  let profiles: MemoryAthleteProfileRepository;
  let games: MemoryGameRepository;
  let sync: SyncMaxPreps;
  let file: ImportMaxPrepsFile;

  beforeEach(() => {
    const ids = new SequenceIds();
    source = new MemoryPrepStatsSource();
    profiles = new MemoryAthleteProfileRepository();
    games = new MemoryGameRepository(ids);
    sync = new SyncMaxPreps(source, profiles, games, clock);
    file = new ImportMaxPrepsFile(profiles, games, clock);
  });

  const say = (fields: object) => profiles.change('marcus', { fields, now: clock.now() });

  it('P-10 reads the page that the profile names, and says what the profile lacks', async () => {
    await expect(sync.pageOf('marcus')).rejects.toThrow(MaxPrepsNotLinked);
    await say({ maxPrepsId: 'https://www.maxpreps.com/tx/austin/' });
    await expect(sync.pageOf('marcus')).rejects.toThrow(MaxPrepsAddressIncomplete);
    await say({ maxPrepsId: ADDRESS });
    expect(await sync.pageOf('marcus')).toBe('/tx/austin/westlake/athletes/marcus-lee/football/stats/?careerid=abc123def456');
  });

  it('P-10 a page that is not there changes no game', async () => {
    await expect(sync.run('marcus', '/gone')).rejects.toThrow(MaxPrepsPageNotFound);
    expect(await games.of('marcus')).toEqual([]);
  });

  it('P-10 a second look at the same page adds nothing', async () => {
    const fields = new Map([
      ['RushingNum', '12'],
      ['RushingYards', '80'],
    ]);
    source.pages.set('/page', { athleteName: 'Marcus\n Lee', games: [{ opponent: 'Lake Travis', date: '2026-09-18', fields }] });
    const first = await sync.run('marcus', '/page');
    const second = await sync.run('marcus', '/page');
    expect([first.athleteName, first.imported.added, second.imported.added, second.imported.unchanged]).toEqual(['Marcus Lee', 1, 0, 1]);
    expect(await games.of('marcus')).toHaveLength(1);
  });

  it('P-10 the page of somebody else is said first', async () => {
    await say({ firstName: 'Marcus', lastName: 'Lee' });
    const fields = new Map([['RushingNum', '12']]);
    source.pages.set('/other', { athleteName: 'Jordan Testerman', games: [{ opponent: 'Bowie', date: '2026-09-18', fields }] });
    expect((await sync.run('marcus', '/other')).notes[0]).toMatch(/^This page names Jordan Testerman, and your profile Marcus Lee\./);
  });

  it('P-10 a stat file asks which player it is about, unless the profile says so', async () => {
    const given = {
      bytes: new TextEncoder().encode('Jersey|RushingNum\n12|9\n'),
      opponent: 'Lake Travis',
      date: '2026-09-18',
      dryRun: true,
    };
    await expect(file.run('marcus', given)).rejects.toMatchObject({ errors: [{ field: 'jersey', code: 'required' }] });
    await say({ jerseyNumber: '77' });
    await expect(file.run('marcus', given)).rejects.toThrow(StatFileNotValid);
  });
});
