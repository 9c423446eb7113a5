import { findAddresses } from '../people/find-contacts.js';
import { isNamedAfter, isOfOthers, type OwnWords } from './of-others.js';
import type { LineSenses } from '../lines/line-senses.js';
import type { PageLine } from '../lines/page-line.js';

/** Labels of towns and schools, which read like names. */
const BEFORE_NO_NAME = /^(hometown|home town|alma mater|high school|college|education|birthplace|previous (school|college|stop)s?)\s?:?$/i;

/** Which of the lines around a name are about that person. */
export class OwnLines {
  /** `isCard`: the lines are in a block of that person alone. */
  constructor(
    private readonly own: OwnWords,
    private readonly senses: LineSenses,
    private readonly isCard: boolean,
  ) {}

  /** Of the lines above the name those below everybody else. */
  before(lines: readonly PageLine[]): PageLine[] {
    const other = lines.findLastIndex((_, at) => this.isOtherName(lines, at));
    return this.withoutOthers(lines.slice(other + 1));
  }

  /**
   * Of the lines below the name those above the next name and, outside of a card, above what is of others. `most`: lines that are surely about the
   * person; what is below them is, down to an address with the person's name.
   */
  upTo(lines: readonly PageLine[], most: number): PageLine[] {
    const end = lines.findIndex((line, at) => this.isOtherName(lines, at) || (!this.isCard && isOfOthers(line, this.own, false)));
    const near = end < 0 ? lines : lines.slice(0, end);
    const named = most < near.length ? near.findLastIndex((line) => this.isNamed(line)) : -1;
    const own = near.slice(0, Math.max(most, named + 1));
    const far = end < 0 ? [] : this.named(lines.slice(end));
    return [...(this.isCard ? this.withoutOthers(own) : own), ...far];
  }

  /** Those that have an address with the person's last name. */
  named(lines: readonly PageLine[]): PageLine[] {
    return lines.filter((line) => this.isNamed(line));
  }

  private withoutOthers(lines: readonly PageLine[]): PageLine[] {
    return lines.map((line) => (isOfOthers(line, this.own, this.isCard) ? { ...line, text: '', links: [] } : line));
  }

  private isOtherName(lines: readonly PageLine[], at: number): boolean {
    const { name } = this.senses.of(lines[at]?.text ?? '');
    if (name === null || name === this.own.key || name === `coach ${this.own.last}`) return false;
    return !BEFORE_NO_NAME.test(lines[at - 1]?.text ?? '');
  }

  private isNamed({ text, links }: PageLine): boolean {
    const linked = links.flatMap(({ kind, value }) => (kind === 'email' ? value : []));
    return [...linked, ...findAddresses(text)].some((address) => isNamedAfter(address, this.own));
  }
}
