import { SchoolDismissals } from '../application/ports/school-dismissals.js';

/** Dismissals in memory, of the schools that there are. */
export class MemorySchoolDismissals extends SchoolDismissals {
  private readonly kept = new Map<string, Set<number>>();

  constructor(private readonly schools: ReadonlySet<number>) {
    super();
  }

  async add(userId: string, schoolId: number): Promise<boolean> {
    if (!this.schools.has(schoolId)) return false;
    this.kept.set(userId, (this.kept.get(userId) ?? new Set()).add(schoolId));
    return true;
  }

  async remove(userId: string, schoolId: number): Promise<void> {
    this.kept.get(userId)?.delete(schoolId);
  }

  of(userId: string): number[] {
    return [...(this.kept.get(userId) ?? [])];
  }
}
