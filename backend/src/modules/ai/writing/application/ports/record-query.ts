import type { AthleteRecord, SchoolRecord } from '../../domain/athlete-record.js';

/** What may be written about, read from profile and directory. */
export abstract class RecordQuery {
  /** The school is null when none is asked for or none has the id. */
  abstract read(userId: string, schoolId: number | null): Promise<{ athlete: AthleteRecord; school: SchoolRecord | null }>;
}
