export interface CoachFilter {
  /** Part of a school's or a coach's name or of a title. */
  search?: string;
  division?: 'D1' | 'D2' | 'D3' | 'na';
  /** One of the codes of R-02. */
  position?: string;
}

export interface ExportedCoach {
  schoolName: string;
  state: string;
  division: string;
  conference: string | null;
  coachName: string;
  coachTitle: string;
  position: string;
  coachEmail: string | null;
  coachPhone: string | null;
  verifiedOn: string | null;
}

export interface DirectoryStats {
  totalSchools: number;
  /** Of the shared directory. */
  totalCoaches: number;
  d1Schools: number;
  /** Null while the directory is empty. */
  lastUpdated: Date | null;
}

/** The shared directory as admins look at it. */
export abstract class CoachDatabase {
  /** By school, then by name. */
  abstract coaches(filter: CoachFilter): Promise<ExportedCoach[]>;
  abstract stats(): Promise<DirectoryStats>;
}
