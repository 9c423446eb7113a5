import type { SharedProfile } from '../../domain/shared-profile.js';

export interface ResumeOrder {
  profile: SharedProfile;
  /** Stands at the foot; null leaves it out. */
  link: string | null;
  printedAt: Date;
}

/** Prints a profile as a résumé. */
export abstract class ResumePrinter {
  /** A PDF of exactly one page, whatever there is to say; film and figures that do not fit are counted, not shown. */
  abstract print(order: ResumeOrder): Promise<Buffer>;
}
