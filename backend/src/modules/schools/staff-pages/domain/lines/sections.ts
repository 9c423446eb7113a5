import type { Section } from './section.js';

/** A greater level number than any HTML heading, for headings in plain text and table rows. */
const UNMARKED_LEVEL = 7;

/** The headings above a place on the page, from the first to the last. */
export class Sections {
  private open: { level: number; section: Section }[] = [];

  /** `level`: 1 to 6, 0 for a line that only reads like a heading. */
  enter(section: Section, level: number): void {
    const at = level === 0 ? UNMARKED_LEVEL : level;
    const inherits = section.kind === 'inherit' && !isNoStaff(this.open.at(-1)?.section);
    // "Support Staff" below "Football" at the same level still means football.
    this.open = this.open.filter((one) => one.level < at || (inherits && one.level === at));
    // Headings without a meaning are not stored: thousands of them would be searched for every
    // line.
    if (!inherits) this.open.push({ level: at, section });
  }

  /** Players, or coaches of other years. */
  get arePlayers(): boolean {
    return isNoStaff(this.open.at(-1)?.section);
  }

  /** Null in an office, and while nothing names a sport. */
  get sport(): string | null {
    let sport: string | null = null;
    for (const { section, level } of this.open) {
      if (section.kind === 'sport') sport = section.sport;
      else if (section.kind === 'office' && (sport === null || level === UNMARKED_LEVEL)) sport = null;
    }
    return sport;
  }
}

const isNoStaff = (section: Section | undefined): boolean => section?.kind === 'players' || section?.kind === 'former';
