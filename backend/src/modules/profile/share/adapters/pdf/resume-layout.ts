import type { SharedFact, SharedProfile } from '../../domain/shared-profile.js';
import { coachWordLines } from '../../domain/coach-word-lines.js';
import { dayText } from './day-text.js';
import type { LineStyle, PageText } from './page-text.js';

const LEFT = 42;
const WIDTH = 612 - 2 * LEFT;
const TOP = 40;
/** Where the content has to end; the foot is below. */
const BOTTOM = 792 - 58;
const GAP = 18;
/** Points of the smallest text: what a coach can still read on paper. */
const LEAST = 8;
/** Points of usual text at the full size. */
const USUAL = 10;
const MUTED = '#5B6660';
const TURF = '#17693C';
/** Position of the photo: a square at the top right, in points. */
export const PHOTO = { x: 612 - LEFT - 84, y: TOP, side: 84 };

type Place = [x: number, y: number, width: number];
type StatsGroup = NonNullable<SharedProfile['stats']>['groups'][number];

interface LayoutOptions {
  /** Off, it is only measured. */
  drawing: boolean;
  photo: boolean;
  /** Begins another page; null: all goes on one, however far down it ends. */
  next: (() => void) | null;
}

/** Lays a profile out on letter pages, at `scale` of the full size. A coach with ten seconds sees film first. */
export class ResumeLayout {
  private y = TOP;

  constructor(
    private readonly pageText: PageText,
    private readonly profile: SharedProfile,
    private readonly scale: number,
    private readonly options: LayoutOptions,
  ) {}

  /** Whether all of it is above the foot of one page. */
  lay(): boolean {
    this.y = TOP;
    this.head();
    this.film();
    this.figures();
    this.measurements();
    this.words();
    this.nextGames();
    this.details();
    this.stats();
    return this.y <= BOTTOM;
  }

  private at(size: number): number {
    return size * this.scale;
  }

  /** The size of small text: what can still be read, but no more than the text around it. */
  private small(size: number): number {
    return Math.max(this.at(size), Math.min(LEAST, this.at(USUAL)));
  }

  /** Goes on to another page when so much has no room on this one. */
  private room(height: number): void {
    if (this.options.next === null || this.y === TOP || this.y + height <= BOTTOM) return;
    this.options.next();
    this.y = TOP;
  }

  /** One short line. */
  private write(text: string, [x, y, width]: Place, style: LineStyle): void {
    if (this.options.drawing) this.pageText.line(text, x, y, width, style);
  }

  /** As many lines as it needs; returns how much lower than one line it is. */
  private wrap(text: string, [x, y, width]: Place, style: LineStyle): number {
    if (this.options.drawing) this.pageText.block(text, x, y, width, style);
    return this.pageText.belowFirst(text, width, style);
  }

  private head(): void {
    const { name, headline } = this.profile;
    const width = WIDTH - (this.options.photo ? PHOTO.side + GAP : 0);
    const title = name ?? 'Student Athlete';
    const full = this.pageText.widthOf(title, { size: 28, bold: true });
    const size = Math.max(12, Math.min(28, (28 * width) / full));
    const below = this.wrap(title, [LEFT, this.y, width], { size, bold: true });
    this.write(headline.join('  ·  '), [LEFT, this.y + size * 1.36 + below, width], { size: 13, color: MUTED });
    this.y += Math.max(size * 1.36 + 22 + below, this.options.photo ? PHOTO.side + 4 : 0);
  }

  /** `first`: the height of what has to be on the same page below it. */
  private title(text: string, aside = '', first = this.at(60)): void {
    this.room(this.at(35) + first);
    this.y += this.at(8);
    if (this.options.drawing) this.pageText.rule(LEFT, this.y, WIDTH);
    this.y += this.at(8);
    this.write(text, [LEFT, this.y, WIDTH / 2], { size: this.at(12), bold: true, color: TURF });
    this.write(aside, [LEFT + WIDTH / 2, this.y, WIDTH / 2], { size: this.small(9), color: MUTED, align: 'right' });
    this.y += this.at(19);
  }

  /** The address is written where it fits, else the site: both lead there. */
  private film(): void {
    const { film } = this.profile;
    if (film.length === 0) return;
    this.title('Film');
    const width = WIDTH * 0.5;
    for (const { title, url, site } of film) {
      const bold = { size: this.at(10), bold: true, link: url };
      this.room(this.at(15) + this.pageText.belowFirst(title, width - GAP, bold));
      const below = this.wrap(title, [LEFT, this.y, width - GAP], bold);
      const style = { size: this.at(10), color: TURF, link: url };
      this.write(this.address(url, site, width, style), [LEFT + width, this.y, width], style);
      this.y += this.at(15) + below;
    }
  }

  /** Size on the left, school results on the right, each with where it comes from. */
  private figures(): void {
    const tiles = this.profile.tiles.filter(({ group }) => group !== 'academics');
    const academics = this.profile.tiles.filter(({ group }) => group === 'academics');
    const all = [...tiles, ...academics];
    if (all.length === 0) return;
    const width = WIDTH / Math.max(4, all.length);
    const split = LEFT + tiles.length * width;
    this.title(tiles.length > 0 ? 'Figures' : 'Academics', '', this.at(44));
    if (tiles.length > 0 && academics.length > 0) {
      this.write('Academics', [split, this.y - this.at(19), width * 2], { size: this.at(12), bold: true, color: TURF });
    }
    all.forEach(({ label, value, word }, at) => {
      const place = (below: number): Place => [LEFT + at * width, this.y + this.at(below), width - 2];
      this.write(label, place(0), { size: this.small(9), color: MUTED });
      this.write(value, place(11), { size: this.at(17), bold: true });
      const source = word?.verified ? 'Confirmed by a coach' : 'Self-reported';
      this.write(source, place(32), { size: this.small(7.5), color: word?.verified ? TURF : MUTED });
    });
    this.y += this.at(44);
  }

  /** Each on a line of its own, so that a value is not read without its provenance. */
  private measurements(): void {
    const { measurements } = this.profile;
    if (measurements.length === 0) return;
    this.title('Measurements');
    for (const { label, value, note } of measurements) {
      const style = { size: this.at(10) };
      const source = note ?? 'Self-reported';
      this.room(this.at(15) + this.pageText.belowFirst(source, WIDTH - 172, style));
      this.write(label, [LEFT, this.y, 88], { ...style, color: MUTED });
      this.write(value, [LEFT + 92, this.y, 76], { ...style, bold: true });
      this.y += this.at(15) + this.wrap(source, [LEFT + 172, this.y, WIDTH - 172], style);
    }
  }

  /** One line for each coach and day, with all that was confirmed. */
  private words(): void {
    const lines = coachWordLines(this.profile);
    if (lines.length === 0) return;
    this.title('Coach’s word');
    const style = { size: this.at(10) };
    for (const line of lines) {
      this.room(this.at(15) + this.pageText.belowFirst(line, WIDTH, style));
      this.y += this.at(15) + this.wrap(line, [LEFT, this.y, WIDTH], style);
    }
  }

  private nextGames(): void {
    const { nextGames } = this.profile;
    if (nextGames.length === 0) return;
    this.title('Next games');
    for (const { date, opponent, where } of nextGames) {
      const style = { size: this.at(10) };
      const bold = { ...style, bold: true };
      this.room(this.at(15) + Math.max(this.pageText.belowFirst(opponent, 170, bold), this.pageText.belowFirst(where, WIDTH - 270, style)));
      this.write(dayText(date), [LEFT, this.y, 88], { ...style, color: MUTED });
      const left = this.wrap(opponent, [LEFT + 92, this.y, 170], bold);
      this.y += this.at(15) + Math.max(left, this.wrap(where, [LEFT + 270, this.y, WIDTH - 270], style));
    }
  }

  private details(): void {
    const { details } = this.profile;
    if (details.length === 0) return;
    this.title('About');
    const column = (WIDTH - GAP) / 2;
    for (let at = 0; at < details.length; at += 2) {
      const pair = details.slice(at, at + 2);
      const style = { size: this.at(10) };
      this.room(this.at(15) + Math.max(...pair.map(({ value }) => this.pageText.belowFirst(value, column - 92, style))));
      const row = pair.map((fact, side) => this.fact(fact, LEFT + side * (column + GAP), column));
      this.y += this.at(15) + Math.max(...row);
    }
  }

  private fact({ label, value, url }: SharedFact, x: number, width: number): number {
    const style = { size: this.at(10) };
    this.write(label, [x, this.y, 88], { ...style, color: MUTED });
    const site = url?.startsWith('https:') && value === 'Statistics page' ? new URL(url).host : null;
    const shown = site === null || url === null ? value : this.address(url, site, width - 92, style);
    return this.wrap(shown, [x + 92, this.y, width - 92], { ...style, link: url });
  }

  /** An address without what every address begins with; the site alone where there is no room for more. */
  private address(url: string, site: string, width: number, style: LineStyle): string {
    const address = url.replace(/^https?:\/\/(www\.)?/, '');
    return this.pageText.widthOf(address, style) <= width ? address : site;
  }

  private stats(): void {
    const { stats } = this.profile;
    if (!stats) return;
    const games = (count: number) => `${count} game${count === 1 ? '' : 's'}`;
    this.title('Statistics', `${stats.season} season: ${games(stats.seasonGames)} · career: ${games(stats.careerGames)}`);
    const columns = 2;
    const width = (WIDTH - GAP * (columns - 1)) / columns;
    let ends = Array.from({ length: columns }, () => this.y);
    for (const group of stats.groups) {
      const top = Math.min(...ends);
      this.y = top;
      this.room(this.at(13.5) * (group.figures.length + 1) + this.at(6));
      if (this.y !== top) ends = ends.map(() => this.y);
      const column = ends.indexOf(this.y);
      ends[column] = this.group(group, String(stats.season), LEFT + column * (width + GAP), ends[column] ?? this.y, width);
    }
    this.y = Math.max(...ends);
  }

  private group({ title, figures }: StatsGroup, season: string, x: number, top: number, width: number): number {
    let y = top;
    const cells = (words: [string, string, string], bold: boolean, color: string) => {
      const style = { size: this.small(9.5), bold, color };
      this.write(words[0], [x, y, width - 104], style);
      this.write(words[1], [x + width - 100, y, 48], { ...style, align: 'right' });
      this.write(words[2], [x + width - 48, y, 48], { ...style, align: 'right' });
      y += this.at(13.5);
    };
    cells([title, season, 'Career'], true, MUTED);
    for (const { label, season: latest, career } of figures) cells([label, latest, career], false, '#16211B');
    return y + this.at(6);
  }
}
