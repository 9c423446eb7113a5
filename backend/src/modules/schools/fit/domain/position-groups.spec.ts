import { DiskBundledFiles } from '../../directory/adapters/disk/disk-bundled-files.js';
import { FitTables } from '../application/fit-tables.js';
import { akronWith, MARCUS, MINIMUMS, playerNamed, rosterOf } from '../testing/fit-examples.js';
import { analyzeFit, type FitAnalysis, type FitYardstick } from './analyze-fit.js';
import type { FitPartKey } from './fit-part.js';

const COUNTS = { OL: { 2027: 40 }, DL: { 2025: 2, 2026: 2 }, DB: { 2025: 1, 2027: 4 }, RB: { 2025: 1, 2026: 1 }, QB: { 2027: 3 } };
const RIVAL = playerNamed('Lou Invented', { classYear: '2026' });

describe('the fit of a position that is counted in a group', () => {
  let yardstick: FitYardstick;

  beforeAll(async () => {
    yardstick = { benchmarks: await new FitTables(new DiskBundledFiles()).sizes(), minimums: MINIMUMS, currentSeason: 2024 };
  });

  const fit = (position: string) => {
    const roster = { ...rosterOf(2024, COUNTS), rivals: [RIVAL] };
    return analyzeFit({ ...MARCUS, position }, akronWith({ roster }), yardstick);
  };
  const part = ({ parts }: FitAnalysis, key: FitPartKey) => parts.find((one) => one.key === key);

  it.each([
    ['EDGE', 'DL', 'defensive linemen'],
    ['NT', 'DL', 'defensive linemen'],
    ['CB', 'DB', 'defensive backs'],
    ['S', 'DB', 'defensive backs'],
    ['FB', 'RB', 'running backs'],
  ])('P-14 F-08 %s has the scores of %s and says that it is counted with %s', (position, group, players) => {
    const [own, whole] = [fit(position), fit(group)];
    expect(own.overall).toEqual(whole.overall);
    expect(own.parts.map(({ score }) => score)).toEqual(whole.parts.map(({ score }) => score));
    expect(own.recruitingProfile).toEqual(whole.recruitingProfile);
    const said = `${position} is counted with ${players}.`;
    expect(part(own, 'need')?.sentence).toContain(said);
    expect(part(own, 'athletic')?.sentence).toContain(said);
    expect(part(own, 'athletic')?.inputs).toContainEqual(expect.objectContaining({ label: 'Position', value: position }));
    expect(own.insights.join(' ')).toContain(`the need for ${players}, with whom ${position} is counted, is`);
    expect(own.comparison).toMatchObject({ status: 'ready', position: group, players: [RIVAL] });
    expect(own.comparison.assessment).toContain(said);
    expect(JSON.stringify(whole)).not.toContain('counted');
  });

  it.each([
    ['LS', 'long snappers'],
    ['ATH', 'athletes without a fixed position'],
  ])('P-14 F-08 %s is in no group: need, size and comparison are unknown, and why is said', (position, players) => {
    const analysis = fit(position);
    expect(part(analysis, 'need')).toMatchObject({
      score: null,
      sentence: `Rosters are not counted for ${players}, so need is not known.`,
    });
    expect(part(analysis, 'athletic')).toMatchObject({
      score: null,
      sentence: `We have no sizes of ${players}, so size is not compared.`,
    });
    expect(analysis.comparison).toMatchObject({
      status: 'no_players',
      players: [],
      assessment: `Rosters are not counted for ${players}, so there is nobody to compare you with.`,
    });
    expect(analysis.overall.knownParts).toBe(2);
    expect(analysis.needs).toHaveLength(10);
    expect(JSON.stringify(analysis)).not.toMatch(/first-year|is not in your profile|no position/i);
  });
});
