import type { Clock } from '../../../../shared-kernel/clock.js';
import type { Ids } from '../../../../shared-kernel/ids.js';
import { SchoolNotFound } from '../../directory/domain/school-errors.js';
import type { Division } from '../../directory/domain/division.js';
import { SchoolList, type FavoriteView, type SchoolListChange, type TargetSchoolView } from '../application/ports/school-list.js';
import { importedSchool, undoOf, type ImportedSchool, type LastListImport, type UndoneListImport } from '../domain/list-import.js';
import { refuseOverwriting } from '../domain/refuse-overwriting.js';
import { trackingCaps } from '../domain/tracking-caps.js';
import { NoListImport } from '../domain/tracking-errors.js';
import { differenceIn, UNTRACKED, type TrackingChange, type TrackingTexts } from '../domain/tracking.js';

export interface ListedSchool {
  id: number;
  name: string;
  division: Division;
}

export interface ListEntry {
  userId: string;
  schoolId: number;
  kind: string;
  data: object;
}

interface Kept {
  favorites: { userId: string; favorite: FavoriteView }[];
  targets: { userId: string; target: TargetSchoolView }[];
  imports: { userId: string; at: Date; schools: ImportedSchool[] }[];
  /** What became part of the athletes' records, in order. */
  record: ListEntry[];
}

/** The lists of all athletes in memory. */
export class MemorySchoolList extends SchoolList {
  kept: Kept = { favorites: [], targets: [], imports: [], record: [] };

  constructor(
    private readonly schools: readonly ListedSchool[],
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {
    super();
  }

  favoritesOf(userId: string): FavoriteView[] {
    return this.kept.favorites.filter((one) => one.userId === userId).map(({ favorite }) => favorite);
  }

  trackedBy(userId: string): TargetSchoolView[] {
    return this.kept.targets.filter((one) => one.userId === userId).map(({ target }) => target);
  }

  async addFavorite(userId: string, schoolId: number): Promise<{ favorite: FavoriteView; created: boolean }> {
    return this.inOneStep(() => {
      const created = this.mark(userId, schoolId);
      const favorite = this.favoritesOf(userId).find((one) => one.schoolId === schoolId);
      if (!favorite) throw new SchoolNotFound();
      return { favorite, created };
    });
  }

  async removeFavorite(userId: string, schoolId: number): Promise<void> {
    this.unmark(userId, schoolId);
  }

  async track(userId: string, schoolId: number, change: TrackingChange, before: TrackingTexts = {}): Promise<TargetSchoolView> {
    return this.inOneStep(() => {
      if (!this.schools.some(({ id }) => id === schoolId)) throw new SchoolNotFound();
      refuseOverwriting(this.targetOf(userId, schoolId) ?? UNTRACKED, change, before);
      this.write(userId, schoolId, change);
      return this.begin(userId, schoolId);
    });
  }

  async apply(userId: string, changes: readonly SchoolListChange[], { keep }: { keep: boolean }): Promise<number[]> {
    const before = structuredClone(this.kept);
    const known = changes.filter(({ schoolId }) => this.schools.some(({ id }) => id === schoolId));
    const schools = known
      .map((change) => importedSchool(this.targetOf(userId, change.schoolId) ?? null, this.isFavorite(userId, change.schoolId), change))
      .filter((school) => school !== null);
    const touched = this.inOneStep(() => this.writeAll(userId, changes));
    if (!keep) this.kept = before;
    else if (schools.length > 0) this.kept.imports = [...this.importsOfOthers(userId), { userId, at: this.clock.now(), schools }];
    return touched;
  }

  async lastImport(userId: string): Promise<LastListImport | null> {
    const last = this.kept.imports.find((one) => one.userId === userId);
    return last ? { at: last.at, schools: last.schools.length } : null;
  }

  async undoImport(userId: string): Promise<UndoneListImport> {
    const { schools } = this.kept.imports.find((one) => one.userId === userId) ?? raise(new NoListImport());
    const now = (schoolId: number) => ({
      ...(this.targetOf(userId, schoolId) ?? UNTRACKED),
      favorite: this.isFavorite(userId, schoolId),
    });
    const undone = schools.map((school) => undoOf(school, now(school.schoolId)));
    this.writeAll(userId, undone);
    const added = new Set(schools.filter(({ isNew }) => isNew).map(({ schoolId }) => schoolId));
    this.kept.targets = this.kept.targets.filter(
      (one) => one.userId !== userId || !added.has(one.target.schoolId) || !isUntouched(one.target),
    );
    this.kept.imports = this.importsOfOthers(userId);
    const restored = undone.filter(({ isWhole }) => isWhole).length;
    return { restored, kept: undone.length - restored };
  }

  private importsOfOthers(userId: string): Kept['imports'] {
    return this.kept.imports.filter((one) => one.userId !== userId);
  }

  private isFavorite(userId: string, id: number): boolean {
    return this.favoritesOf(userId).some(({ schoolId }) => schoolId === id);
  }

  private writeAll(userId: string, changes: readonly SchoolListChange[]): number[] {
    const touched = changes.filter(({ schoolId, change, favorite }) => {
      const marks = { true: () => this.mark(userId, schoolId), false: () => this.unmark(userId, schoolId), undefined: () => false };
      const tracked = this.write(userId, schoolId, change);
      return marks[`${favorite}`]() || tracked;
    });
    return touched.map(({ schoolId }) => schoolId);
  }

  /** All of it or, when it throws, nothing. */
  private inOneStep<T>(step: () => T): T {
    const before = structuredClone(this.kept);
    try {
      return step();
    } catch (error) {
      this.kept = before;
      throw error;
    }
  }

  private mark(userId: string, schoolId: number): boolean {
    const school = this.schools.find(({ id }) => id === schoolId);
    if (!school || this.favoritesOf(userId).some((one) => one.schoolId === schoolId)) return false;
    const { name, division } = school;
    const scores = { matchPercentage: null, positionNeedScore: null };
    const favorite = { id: this.ids.next(), schoolId, ...scores, createdAt: this.clock.now(), school: { name, division } };
    this.kept.favorites.push({ userId, favorite });
    trackingCaps.favorites(this.favoritesOf(userId).length);
    this.enter(userId, schoolId, 'favorite_added', {});
    return true;
  }

  private unmark(userId: string, schoolId: number): boolean {
    const left = this.kept.favorites.filter((one) => one.userId !== userId || one.favorite.schoolId !== schoolId);
    if (left.length === this.kept.favorites.length) return false;
    this.kept.favorites = left;
    this.enter(userId, schoolId, 'favorite_removed', {});
    return true;
  }

  private write(userId: string, schoolId: number, wanted: TrackingChange): boolean {
    const { change, events } = differenceIn(this.targetOf(userId, schoolId) ?? UNTRACKED, wanted);
    const isKnown = this.schools.some(({ id }) => id === schoolId);
    if (!isKnown || Object.keys(change).length === 0) return false;
    Object.assign(this.begin(userId, schoolId), change, { updatedAt: this.clock.now() });
    for (const { kind, data } of events) this.enter(userId, schoolId, kind, data);
    return true;
  }

  private begin(userId: string, schoolId: number): TargetSchoolView {
    const there = this.targetOf(userId, schoolId);
    if (there) return there;
    const { name, division } = this.schools.find(({ id }) => id === schoolId) ?? { name: '', division: 'na' };
    const target: TargetSchoolView = { ...UNTRACKED, schoolId, updatedAt: this.clock.now(), school: { name, division } };
    const count = this.trackedBy(userId).length;
    trackingCaps.tracked(count, count + 1);
    this.kept.targets.push({ userId, target });
    return target;
  }

  private targetOf(userId: string, schoolId: number): TargetSchoolView | undefined {
    return this.trackedBy(userId).find((target) => target.schoolId === schoolId);
  }

  private enter(userId: string, schoolId: number, kind: string, data: object): void {
    this.kept.record.push({ userId, schoolId, kind, data });
  }
}

function raise(error: Error): never {
  throw error;
}

function isUntouched(target: TargetSchoolView): boolean {
  return Object.keys(differenceIn(target, UNTRACKED).change).length === 0;
}
