import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import type { FitAnalysis } from '../domain/analyze-fit.js';
import { FIT_VERSION } from '../domain/fit-version.js';
import { MemoryFitScores } from '../testing/memory-fit-scores.js';
import type { AnalyzeFit } from './analyze-fit.use-case.js';
import { KeepFitScores } from './keep-fit-scores.use-case.js';

const ROCK = 1;
const analysis = {
  schoolId: ROCK,
  fitVersion: FIT_VERSION,
  overall: { score: 72 },
  parts: [
    { key: 'academic', score: 80 },
    { key: 'need', score: 90 },
  ],
} as FitAnalysis;

describe('keeping fit scores up to date', () => {
  const clock = new FixedClock();
  let scores: MemoryFitScores;
  let analyses: Map<string, FitAnalysis[] | Error>;
  let asked: string[];
  let keep: KeepFitScores;

  beforeEach(() => {
    scores = new MemoryFitScores(() => [ROCK]);
    [analyses, asked] = [new Map(), []];
    const ofFavorites = async (userId: string): Promise<FitAnalysis[]> => {
      asked.push(userId);
      const answer = analyses.get(userId) ?? [analysis];
      if (answer instanceof Error) throw answer;
      return answer;
    };
    keep = new KeepFitScores(scores, { ofFavorites } as unknown as AnalyzeFit, clock);
  });

  it('R-08 stores the whole and the need of each favorite of everybody who is due', async () => {
    for (let at = 0; at < 50; at += 1) scores.mark(`athlete ${at}`);
    await keep.run();
    expect([asked.length, await keep.isNeeded()]).toEqual([50, false]);
    expect(scores.scores.get('athlete 49')).toEqual([
      { schoolId: ROCK, fitVersion: FIT_VERSION, matchPercentage: 72, positionNeedScore: 90 },
    ]);
    await keep.run();
    expect(asked).toHaveLength(50);
  });

  it('R-08 an unknown need is stored as unknown', async () => {
    analyses.set('marcus', [{ ...analysis, parts: [] }]);
    scores.mark('marcus');
    await keep.run();
    expect(scores.scores.get('marcus')).toMatchObject([{ positionNeedScore: null }]);
  });

  it('R-08 one athlete’s failure keeps nobody else waiting, is reported, and is tried again after a minute', async () => {
    analyses.set('marcus', new Error('no profile'));
    for (const athlete of ['marcus', 'dana']) scores.mark(athlete);
    await expect(keep.run()).rejects.toThrow('no profile');
    expect([scores.scores.has('dana'), await keep.isNeeded()]).toEqual([true, false]);
    clock.advance(61_000);
    analyses.delete('marcus');
    await keep.run();
    expect(scores.scores.get('marcus')).toHaveLength(1);
  });

  it('R-08 a new version of the method computes the scores again', async () => {
    analyses.set('marcus', [{ ...analysis, fitVersion: FIT_VERSION - 1 }]);
    scores.mark('marcus');
    await keep.run();
    expect(await keep.isNeeded()).toBe(false);
    await keep.start();
    expect(await keep.isNeeded()).toBe(true);
  });
});
