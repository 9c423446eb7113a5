import { FitScores, type DueFit, type FitScore } from '../application/ports/fit-scores.js';

const TAKEN_MS = 60_000;

interface Marked extends DueFit {
  takenAt: number | null;
}

/** Scores in memory; athletes are due when a test marks them, and no account goes. */
export class MemoryFitScores extends FitScores {
  readonly scores = new Map<string, FitScore[]>();
  /** The fits with all schools, by athlete. */
  readonly kept = new Map<string, { stamp: string; fits: string }>();
  private due: Marked[] = [];
  private marks = 0;

  constructor(private readonly favoritesOf: (userId: string) => readonly number[]) {
    super();
  }

  /** Something changed that the athlete's scores are made of. */
  mark(userId: string): void {
    this.marks += 1;
    const others = this.due.filter((one) => one.userId !== userId);
    this.due = [...others, { userId, mark: `${this.marks}`, takenAt: null }];
  }

  async markOlderThan(fitVersion: number): Promise<void> {
    for (const [userId, scores] of this.scores) {
      const isOld = scores.some((score) => score.fitVersion !== fitVersion);
      if (isOld && !this.due.some((one) => one.userId === userId)) this.mark(userId);
    }
  }

  async anyDue(now: Date): Promise<boolean> {
    return this.due.some((one) => isFree(one, now));
  }

  async takeDue(most: number, now: Date): Promise<DueFit[]> {
    const taken = this.due.filter((one) => isFree(one, now)).slice(0, most);
    for (const one of taken) one.takenAt = now.getTime();
    return taken.map(({ userId, mark }) => ({ userId, mark }));
  }

  async store({ userId, mark }: DueFit, scores: FitScore[]): Promise<void> {
    const favorites = this.favoritesOf(userId);
    const news = scores.filter(({ schoolId }) => favorites.includes(schoolId));
    const olds = (this.scores.get(userId) ?? []).filter(({ schoolId }) => !news.some((score) => score.schoolId === schoolId));
    this.scores.set(userId, [...olds, ...news]);
    this.due = this.due.filter((one) => one.userId !== userId || one.mark !== mark);
  }

  async keepAll(userId: string, kept: { stamp: string; fits: string }): Promise<void> {
    this.kept.set(userId, kept);
  }
}

function isFree({ takenAt }: Marked, now: Date): boolean {
  return takenAt === null || takenAt < now.getTime() - TAKEN_MS;
}
