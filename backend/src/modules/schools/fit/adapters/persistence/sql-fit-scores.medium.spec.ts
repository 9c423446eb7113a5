import type { DataSource } from 'typeorm';

import { useTestSource } from '../../../../../../test/support/test-source.js';
import { AnalyzeFit } from '../../application/analyze-fit.use-case.js';
import { KeepFitScores } from '../../application/keep-fit-scores.use-case.js';
import { SchoolWorld } from '../../../testing/school-world.js';
import { DiskBundledFiles } from '../../../directory/adapters/disk/disk-bundled-files.js';
import { ContactRules } from '../../../rules/index.js';
import { CsvParseReader } from '../../../tables/adapters/csv/csv-parse-reader.js';
import { FitFrame } from '../../application/fit-frame.js';
import { FitTables } from '../../application/fit-tables.js';
import { FavoritesQuery } from '../../../outreach/queries/favorites.query.js';
import { FitFacts } from '../../queries/fit-facts.query.js';
import { fitScoresContract } from '../../testing/fit-scores.contract.js';
import { SqlFitScores } from './sql-fit-scores.js';

/** So many that the roster is not incomplete. */
const LINEMEN = Array.from({ length: 40 }, (_, at) => `Slippery Rock,2026,Filler ${at},OL,Jr`).join('\n');

describe('fit scores in the database', () => {
  let source: DataSource;
  let world: SchoolWorld;
  let scores: SqlFitScores;
  let keep: KeepFitScores;
  let athlete: string;
  let rock: number;

  useTestSource(6, (opened) => (source = opened));

  beforeAll(async () => {
    world = new SchoolWorld(source);
    await world.staff([
      ['Slippery Rock', 'PA'],
      ['Mount Union', 'OH'],
    ]);
    rock = await world.schoolId('Slippery Rock');
    scores = new SqlFitScores(source);
    const rules = new ContactRules(new DiskBundledFiles(), new CsvParseReader());
    const analyze = new AnalyzeFit(
      new FitFacts(source, world.clock),
      new FitFrame(new FitTables(new DiskBundledFiles()), rules, world.clock),
    );
    keep = new KeepFitScores(scores, analyze, world.clock);
  });

  beforeEach(async () => {
    athlete = await world.athlete();
    await mark();
    await source.query(
      `insert into athlete_profiles (user_id, position, gpa, graduation_year, updated_at) values ($1, 'QB', 3.5, 2027, now())`,
      [athlete],
    );
    await keep.run();
  });

  const mark = () => world.list.addFavorite(athlete, rock);
  const isDue = () => scores.anyDue(world.clock.now());
  const needOf = async () => (await new FavoritesQuery(source).of(athlete))[0]?.positionNeedScore;

  const roster = async (lines: string) => {
    const text = `school,season,name,position,class\n${lines}\n${LINEMEN}`;
    return world.rosterImports.run(await world.upload(text));
  };

  it('R-08 follows a roster that is imported, replaced and taken back', async () => {
    expect(await needOf()).toBeNull();
    await roster('Slippery Rock,2026,Pat Placeholder,QB,Sr\nSlippery Rock,2026,Lou Invented,QB,Fr');
    await keep.run();
    expect(await needOf()).toBe(90);
    const next = await roster('Slippery Rock,2026,Lou Invented,RB,Fr');
    await keep.run();
    expect(await needOf()).toBe(100);
    await world.undoImport.run(next.importId, athlete);
    await keep.run();
    expect(await needOf()).toBe(90);
  });

  it.each([
    ['the profile', `update athlete_profiles set weight = 200 where user_id = $1`],
    ['the academics', `insert into school_academics (school_id) select school_id from favorites where user_id = $1`],
    ['the campus', `update schools set latitude = 40 where id in (select school_id from favorites where user_id = $1)`],
    ['the graduation year', `update athlete_profiles set graduation_year = 2028 where user_id = $1`],
    ['the core GPA', `update athlete_profiles set core_gpa = 3 where user_id = $1`],
    ['the film', `update athlete_profiles set hudl_profile_url = 'x' where user_id = $1`],
    ['a clip', `insert into film_clips values (gen_random_uuid(), $1, 'Clip', 'https://clip.test', 0, now(), now())`],
    ['a game', `insert into games values (gen_random_uuid(), $1, 'X', 'x', '2026-09-04', '{}', now(), now())`],
    [
      'an offer',
      `insert into activities select gen_random_uuid(), $1, id, 'contact_logged', now(), '{"contactKind":"offer"}' from schools limit 1`,
    ],
    ['the conference', `update schools set conference = 'SEC' where id in (select school_id from favorites where user_id = $1)`],
    ['a favorite', `insert into favorites select gen_random_uuid(), $1, id, now() from schools where name = 'Mount Union'`],
  ])('R-08 is due when %s changes, until it is computed', async (_what, change) => {
    expect(await isDue()).toBe(false);
    await source.query(change, [athlete]);
    expect(await isDue()).toBe(true);
    await keep.run();
    expect(await isDue()).toBe(false);
  });

  it('R-08 is not due when something changes that no score is made of', async () => {
    await source.query(`update athlete_profiles set twitter_handle = 'x', updated_at = now() where user_id = $1`, [athlete]);
    await source.query(`update schools set website_url = 'https://x.test', updated_at = now()`);
    expect(await isDue()).toBe(false);
  });

  it('R-08 forgets a score with its favorite, and does not bring it back', async () => {
    await source.query('update athlete_profiles set gpa = 3.6 where user_id = $1', [athlete]);
    const [due] = await scores.takeDue(1, world.clock.now());
    await world.list.removeFavorite(athlete, rock);
    const late = { schoolId: rock, fitVersion: 1, matchPercentage: 50, positionNeedScore: 30 };
    if (due) await scores.store(due, [late], world.clock.now());
    expect(await source.query('select 1 from fit_scores where user_id = $1', [athlete])).toEqual([]);
  });

  it('R-08 computes scores of an older version again', async () => {
    await source.query('update fit_scores set fit_version = 0 where user_id = $1', [athlete]);
    await keep.start();
    expect(await isDue()).toBe(true);
    await keep.run();
    await keep.start();
    expect(await isDue()).toBe(false);
  });

  describe('as KeepFitScores uses them', () => {
    fitScoresContract(async () => {
      await source.query('truncate fit_due, fit_scores');
      return {
        scores,
        addAthlete: async () => {
          const userId = await world.athlete();
          await source.query(`insert into athlete_profiles (user_id, position, gpa, updated_at) values ($1, 'QB', 3.5, now())`, [userId]);
          await world.list.addFavorite(userId, rock);
          await source.query('delete from fit_due where user_id = $1', [userId]);
          return { userId, favorite: rock, other: await world.schoolId('Mount Union') };
        },
        change: (userId) => source.query('update athlete_profiles set gpa = gpa + 0.01 where user_id = $1', [userId]),
        stored: (userId) =>
          source.query(
            `select school_id as "schoolId", fit_version as "fitVersion", match_percentage as "matchPercentage",
               position_need_score as "positionNeedScore" from fit_scores where user_id = $1`,
            [userId],
          ),
        kept: async (userId) => {
          const rows = await source.query<{ stamp: string; fits: string }[]>('select stamp, fits from school_fits where user_id = $1', [
            userId,
          ]);
          return rows[0];
        },
      };
    });
  });

  it('R-08 lets a school and an account go that have scores', async () => {
    await source.query('delete from users where id = $1', [athlete]);
    await source.query(`delete from schools where name = 'Mount Union'`);
    await keep.run();
    expect(await isDue()).toBe(false);
  });
});
