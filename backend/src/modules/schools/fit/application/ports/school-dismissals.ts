/** Schools that athletes do not want to be suggested. */
export abstract class SchoolDismissals {
  /** False when there is no such school; again changes nothing. */
  abstract add(userId: string, schoolId: number, now: Date): Promise<boolean>;

  abstract remove(userId: string, schoolId: number): Promise<void>;
}
