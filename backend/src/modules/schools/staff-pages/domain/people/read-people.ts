import { roleOfTitle } from '../../../directory/domain/coach-title.js';
import { findPhones } from './find-contacts.js';
import { flowPeople, type PlacedPerson } from '../flow/flow-people.js';
import { isCoach } from './is-coach.js';
import { layoutTables } from '../lines/layout-tables.js';
import { LineSenses } from '../lines/line-senses.js';
import { withoutLists } from '../lines/lists-of-names.js';
import { titlesOfLists, withSportsAsHeadings } from '../lines/lists-of-sports.js';
import { withPlacesMarked } from '../lines/names-or-places.js';
import { onePersonEach } from './one-person-each.js';
import { PLAYER_LINE, PLAYER_MARK } from '../lines/page-clues.js';
import { plainLine, type PageLine } from '../lines/page-line.js';
import { domainOfPage } from './user-names.js';
import { inUsualCase } from '../lines/usual-case.js';
import { personOf } from './person-line.js';
import { sportOf, sportOfCell, type Section } from '../lines/section.js';
import { Sections } from '../lines/sections.js';
import { PageTooLong } from '../staff-page-errors.js';
import { withoutTurned } from '../lines/turned-tables.js';
import { MOST_LINES } from '../staff-page-limits.js';
import type { StaffPerson } from './staff-person.js';
import { rowReader } from './row-reader.js';
import { collapse } from '../lines/words.js';

const MAIN_NUMBER = /\bmain (number|line|phone|office)\b/i;

/** Everybody whom a page names, in its order, each once. Throws PageTooLong beyond MOST_LINES. */
export function readPeople(written: PageLine[]): StaffPerson[] {
  if (written.length > MOST_LINES) throw new PageTooLong();
  const senses = new LineSenses();
  const lines = withoutTurned(withSportsAsHeadings(withoutLists(withPlacesMarked(written))), senses);
  const people = placed(lines, senses);
  const sections = sectionsAt(lines, people, senses);
  const listed = titlesOfLists(lines);
  const read = people.flatMap((person) => {
    const parts = personOf(person.name);
    const section = sections(person.line);
    if (!parts || section.arePlayers || isPlayer(lines, person.line, senses)) return [];
    const { email, phone, twitter, checks } = person;
    const title = collapse(person.title) || (listed[person.line] ?? '');
    if (PLAYER_LINE.test(title)) return [];
    const sport = person.section === undefined ? section.sport : sportOfCell(person.section);
    return [{ ...inUsualCase(parts), title, email, phone, twitter, sport, isCoach: isCoach(title), checks }];
  });
  return onePersonEach(withSportOfTitles(read));
}

/** Titles that only football has. */
const COORDINATOR = /\b(?:OC|DC|STC)\b/;
const FOOTBALL_CODES = new Set(['QB', 'RB', 'WR', 'OL', 'TE', 'DL', 'LB']);

/** Without headings the titles show which sport a page is about. */
function withSportOfTitles(people: StaffPerson[]): StaffPerson[] {
  if (people.some(({ sport }) => sport !== null)) return people.map(withSportOfOwnTitle);
  const named = people.flatMap(({ title }) => sportOf(title) ?? (isFootballTitle(title) ? 'Football' : []));
  const isFootball = named.length > 0 && named.every((sport) => sport === 'Football');
  return people.map((person) => (isFootball ? { ...person, sport: 'Football' } : withSportOfOwnTitle(person)));
}

/** "Head Football Coach" in a directory that has no headings of sports. Offices name the teams that they serve, so only coaches count. */
function withSportOfOwnTitle(person: StaffPerson): StaffPerson {
  return person.sport === null && person.isCoach ? { ...person, sport: sportOf(person.title) } : person;
}

function isFootballTitle(title: string): boolean {
  const positions = roleOfTitle(title).position.split(',');
  return positions.some((code) => FOOTBALL_CODES.has(code)) || COORDINATOR.test(title);
}

/** Rows of tables are read by column, everything between them as lines. */
function placed(lines: PageLine[], senses: LineSenses): PlacedPerson[] {
  const readRow = rowReader({ number: mainNumberOf(lines), domain: domainOfPage(lines) });
  return stretches(lines, senses).flatMap(({ from, to, isRow }) => {
    const stretch = lines.slice(from, to);
    const people = isRow ? readRow(stretch) : flowPeople(stretch, senses);
    return people.map((person) => withPlace(person, from));
  });
}

function withPlace(person: PlacedPerson, from: number): PlacedPerson {
  const { line, sectionLine } = person;
  return { ...person, line: from + line, ...(sectionLine !== undefined && { sectionLine: from + sectionLine }) };
}

/** Runs of lines of one row, and of lines that are in none or in a table that only lays the page out. */
function stretches(lines: PageLine[], senses: LineSenses): { from: number; to: number; isRow: boolean }[] {
  const layout = layoutTables(lines, senses);
  const rows = lines.map(({ cell }) => (cell && !layout.has(cell.table) ? cell.row : null));
  const runs: { from: number; to: number; isRow: boolean }[] = [];
  for (const [at, row] of rows.entries()) {
    const last = runs.at(-1);
    if (last && rows[at - 1] === row) last.to = at + 1;
    else runs.push({ from: at, to: at + 1, isRow: row !== null });
  }
  return runs;
}

interface SectionOfPerson {
  sport: string | null;
  arePlayers: boolean;
}

/** Returns the heading of each place. Lines of people are never headings, even if they read like one. */
function sectionsAt(lines: PageLine[], people: PlacedPerson[], senses: LineSenses): (line: number) => SectionOfPerson {
  const marks = lines.map((_, at) => headingOf(lines, at, senses));
  const taken = new Set(people.flatMap(({ line, sectionLine = line }) => [line, sectionLine]));
  const footballOnly = isAboutFootballOnly(lines, marks);
  const sections = new Sections();
  const byLine = new Map<number, SectionOfPerson>();
  const menus = menusOf(lines, marks);
  for (const [at, line] of lines.entries()) {
    const section = menus.has(at) ? null : marks[at];
    if (section && !taken.has(at)) sections.enter(section, line.level);
    if (taken.has(at)) byLine.set(at, { sport: footballOnly ? 'Football' : sections.sport, arePlayers: sections.arePlayers });
  }
  return (line) => byLine.get(line) ?? { sport: null, arePlayers: false };
}

/** Lines of menus: one sport after the other, without people between. */
function menusOf(lines: PageLine[], marks: (Section | null)[]): Set<number> {
  const menus: number[] = [];
  let run: number[] = [];
  for (const [at, line] of lines.entries()) {
    if (line.text === '') continue;
    if (line.level > 0 || marks[at]?.kind !== 'sport') run = [];
    else run.push(at);
    if (run.length === SPORTS_OF_MENU) menus.push(...run);
    else if (run.length > SPORTS_OF_MENU) menus.push(at);
  }
  return new Set(menus);
}

const SPORTS_OF_MENU = 3;

/** "Football @StateFB" */
const HANDLE_BEHIND = /\s@\w{1,15}$/;

function headingOf(lines: PageLine[], at: number, senses: LineSenses): Section | null {
  const { text: written, level, cell } = lines[at] ?? plainLine('');
  const text = written.replace(HANDLE_BEHIND, '');
  if (text === '' || text.includes('@')) return null;
  const { name, both } = senses.of(text);
  if (name !== null || both) return null;
  if (cell && !isAloneInRow(lines, at, cell.row)) return null;
  return senses.sectionOf(text, level > 0 || (cell !== null && cell.span > 1));
}

/** A marked heading over several columns may have the department's number in its cell. */
function isAloneInRow(lines: PageLine[], at: number, row: number): boolean {
  const { level = 0, cell } = lines[at] ?? {};
  const isWide = level > 0 && cell !== null && cell !== undefined && cell.span > 1;
  return [lines[at - 1], lines[at + 1]].every((line) => line?.cell?.row !== row || (isWide && line.cell.column === cell.column));
}

/** "2026 Football Coaching Staff" on top, and no other sport or office below it. */
function isAboutFootballOnly(lines: PageLine[], marks: (Section | null)[]): boolean {
  const named = marks.filter((section) => section !== null && section.kind !== 'inherit' && section.kind !== 'players');
  const isFootball = (section: Section | null | undefined) => section?.kind === 'sport' && section.sport === 'Football';
  if (named.length === 0) return false;
  const first = marks.findIndex(isFootball);
  const title = lines[first];
  const isTitleOfPage = isFootball(named[0]) && title !== undefined && (title.level === 1 || /\b(coach|staff|roster)/i.test(title.text));
  return named.every(isFootball) || (isTitleOfPage && named.every((section) => section?.kind !== 'sport' || isFootball(section)));
}

function isPlayer(lines: PageLine[], at: number, senses: LineSenses): boolean {
  const next = lines.slice(at + 1, at + 8);
  const until = next.findIndex(({ text }) => senses.of(text).name !== null);
  return next.slice(0, until < 0 ? next.length : until).filter(({ text }) => PLAYER_MARK.test(text)).length >= 2;
}

/** The number to which the page's extensions belong, when it names one. */
function mainNumberOf(lines: PageLine[]): string | null {
  const numbers = lines.filter(({ text }) => MAIN_NUMBER.test(text)).flatMap(({ text }) => findPhones(text).map(({ phone }) => phone));
  return numbers.length === 1 ? (numbers[0] ?? null) : null;
}
