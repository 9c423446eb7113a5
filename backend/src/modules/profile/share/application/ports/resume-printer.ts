import type { SharedProfile } from '../../domain/shared-profile.js';

export interface ResumeOrder {
  profile: SharedProfile;
  /** Printed in the footer; null omits it. */
  link: string | null;
  printedAt: Date;
}

/** Prints a profile as a résumé. */
export abstract class ResumePrinter {
  /** A PDF of one page; of more only where text of 8 points does not fit one. Nothing is cut. */
  abstract print(order: ResumeOrder): Promise<Buffer>;
}
