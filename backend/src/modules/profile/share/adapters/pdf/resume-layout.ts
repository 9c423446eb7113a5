import type { SharedFact, SharedProfile } from '../../domain/shared-profile.js';
import { coachWordLines } from '../../domain/coach-word-lines.js';
import type { PageText } from './page-text.js';

const LEFT = 42;
const WIDTH = 612 - 2 * LEFT;
const TOP = 40;
/** Where the content has to end; the foot stands below. */
const BOTTOM = 792 - 58;
const GAP = 18;
const MUTED = '#5B6660';
const TURF = '#17693C';
/** Where the photo stands: a square at the top right, in points. */
export const PHOTO = { x: 612 - LEFT - 84, y: TOP, side: 84 };

/** Lays a profile out on one letter page, at `scale` of the full size; draws only when told to. */
export class ResumeLayout {
  private y = TOP;

  constructor(
    private readonly pen: PageText,
    private readonly profile: SharedProfile,
    private readonly scale: number,
    private readonly options: { drawing: boolean; photo: boolean },
  ) {}

  /** Where the content ends, and how many films did not fit. `films` is how many to show. */
  lay(films: number): { end: number; fits: boolean } {
    this.y = TOP;
    this.head();
    this.tiles();
    this.measurements();
    this.words();
    this.details();
    this.film(films);
    this.stats();
    return { end: this.y, fits: this.y <= BOTTOM };
  }

  private at(size: number): number {
    return size * this.scale;
  }

  private write(...line: Parameters<PageText['line']>): void {
    if (this.options.drawing) this.pen.line(...line);
  }

  private head(): void {
    const { name, headline } = this.profile;
    const width = WIDTH - (this.options.photo ? PHOTO.side + GAP : 0);
    const title = name ?? 'Student Athlete';
    const full = this.pen.widthOf(title, { size: 28, bold: true });
    const size = Math.max(14, Math.min(28, (28 * width) / full));
    this.write(title, LEFT, this.y, width, { size, bold: true });
    this.write(headline.join('  ·  '), LEFT, this.y + 38, width, { size: 13, color: MUTED });
    this.y += this.options.photo ? PHOTO.side + 10 : 62;
  }

  private tiles(): void {
    const { tiles } = this.profile;
    if (tiles.length === 0) return;
    const width = WIDTH / tiles.length;
    tiles.forEach(({ label, value }, at) => {
      const x = LEFT + at * width;
      this.write(label, x, this.y, width - 8, { size: 9, color: MUTED });
      this.write(value, x, this.y + 12, width - 8, { size: 17, bold: true });
    });
    this.y += 40;
  }

  private title(text: string, aside = ''): void {
    this.y += this.at(8);
    if (this.options.drawing) this.pen.rule(LEFT, this.y, WIDTH);
    this.y += this.at(8);
    this.write(text, LEFT, this.y, WIDTH / 2, { size: this.at(12), bold: true, color: TURF });
    this.write(aside, LEFT + WIDTH / 2, this.y, WIDTH / 2, { size: this.at(9), color: MUTED, align: 'right' });
    this.y += this.at(19);
  }

  /** Each on a line of its own, so that a value is not read without its provenance. */
  private measurements(): void {
    const { measurements } = this.profile;
    if (measurements.length === 0) return;
    this.title('Measurements');
    for (const { label, value, note } of measurements) {
      const style = { size: this.at(10) };
      this.write(label, LEFT, this.y, 88, { ...style, color: MUTED });
      this.write(value, LEFT + 92, this.y, 76, { ...style, bold: true });
      if (note !== null) this.write(note, LEFT + 172, this.y, WIDTH - 172, style);
      this.y += this.at(15);
    }
  }

  /** One line for each coach and day, with all that was confirmed. */
  private words(): void {
    const lines = coachWordLines(this.profile);
    if (lines.length === 0) return;
    this.title('Coach’s word');
    for (const line of lines) {
      this.write(line, LEFT, this.y, WIDTH, { size: this.at(10) });
      this.y += this.at(15);
    }
  }

  private details(): void {
    const { details } = this.profile;
    if (details.length === 0) return;
    this.title('About');
    const column = (WIDTH - GAP) / 2;
    details.forEach((fact, at) => this.fact(fact, LEFT + (at % 2) * (column + GAP), Math.floor(at / 2), column));
    this.y += Math.ceil(details.length / 2) * this.at(15);
  }

  private fact({ label, value, url }: SharedFact, x: number, row: number, width: number): void {
    const y = this.y + row * this.at(15);
    const style = { size: this.at(10) };
    this.write(label, x, y, 88, { ...style, color: MUTED });
    this.write(url?.startsWith('https:') && value === 'Statistics page' ? url : value, x + 92, y, width - 92, {
      ...style,
      link: url,
    });
  }

  private film(shown: number): void {
    const { film } = this.profile;
    if (film.length === 0) return;
    const left = film.length - shown;
    this.title('Film', left > 0 ? `and ${left} more` : '');
    for (const { title, url } of film.slice(0, shown)) {
      this.write(title, LEFT, this.y, WIDTH * 0.42 - GAP, { size: this.at(10), bold: true });
      this.write(url, LEFT + WIDTH * 0.42, this.y, WIDTH * 0.58, { size: this.at(10), color: TURF, link: url });
      this.y += this.at(15);
    }
  }

  private stats(): void {
    const { stats } = this.profile;
    if (!stats) return;
    const games = (count: number) => `${count} game${count === 1 ? '' : 's'}`;
    this.title('Statistics', `${stats.season} season: ${games(stats.seasonGames)} · career: ${games(stats.careerGames)}`);
    const columns = 2;
    const width = (WIDTH - GAP * (columns - 1)) / columns;
    const ends = Array.from({ length: columns }, () => this.y);
    for (const group of stats.groups) {
      const column = ends.indexOf(Math.min(...ends));
      ends[column] = this.group(group, String(stats.season), LEFT + column * (width + GAP), ends[column] ?? this.y, width);
    }
    this.y = Math.max(...ends);
  }

  private group(
    { title, figures }: NonNullable<SharedProfile['stats']>['groups'][number],
    season: string,
    x: number,
    top: number,
    width: number,
  ): number {
    let y = top;
    const cells = (words: [string, string, string], bold: boolean, color: string) => {
      const style = { size: this.at(9.5), bold, color };
      this.write(words[0], x, y, width - 100, style);
      this.write(words[1], x + width - 100, y, 48, { ...style, align: 'right' });
      this.write(words[2], x + width - 48, y, 48, { ...style, align: 'right' });
      y += this.at(13.5);
    };
    cells([title, season, 'Career'], true, MUTED);
    for (const { label, season: latest, career } of figures) cells([label, latest, career], false, '#16211B');
    return y + this.at(6);
  }
}
