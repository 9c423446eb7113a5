import { senseOf, type LineSense } from './line-sense.js';
import { sectionOf, type Section } from './section.js';

/** The meanings of the lines of one page, each text parsed once: "Email" and "Assistant Coach" are on every card of a directory. */
export class LineSenses {
  private readonly known = new Map<string, LineSense>();
  private readonly headings = { marked: new Map<string, Section | null>(), plain: new Map<string, Section | null>() };

  of(text: string): LineSense {
    const known = this.known.get(text);
    if (known) return known;
    const sense = senseOf(text);
    this.known.set(text, sense);
    return sense;
  }

  /** The same as sectionOf, cached. */
  sectionOf(text: string, isMarked: boolean): Section | null {
    const headings = isMarked ? this.headings.marked : this.headings.plain;
    const known = headings.get(text);
    if (known !== undefined) return known;
    const section = sectionOf(text, isMarked);
    headings.set(text, section);
    return section;
  }
}
