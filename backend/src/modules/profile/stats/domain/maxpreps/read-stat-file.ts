import { oneLine } from '../../../athlete/domain/one-line.js';
import { fieldValue } from './field-value.js';
import { StatFileNotValid } from './maxpreps-errors.js';
import { STAT_FIELDS } from './stat-fields.js';

const JERSEY = 'Jersey';
const SHOWN = 40;
const SHOWN_JERSEYS = 30;
const MAX_ERRORS = 20;
/** Far more players than a team has, several lines each. */
const MAX_LINES = 1_000;
/** Characters; all fields of MaxPreps take about 3,000. */
const MAX_LINE = 20_000;

interface Line {
  number: number;
  cells: string[];
}

interface Figures {
  fields: Map<string, number>;
  lines: Map<string, number[]>;
}

/** One player's figures of a stat file: several lines of one jersey add up, of a "...Long" the longest counts. */
export interface FileFigures {
  fields: ReadonlyMap<string, number>;
  /** Field → the lines it is on, for messages. */
  lines: ReadonlyMap<string, number[]>;
}

/**
 * Reads the figures of one jersey from a MaxPreps stat text file. The jersey is text: "02" is not "2". A first line
 * without "|" is the ID of the file's author. Throws StatFileNotValid, which names line and field.
 */
export function readStatFile(text: string, jersey: string): FileFigures {
  const { names, players } = readLines(text);
  const own = players.filter(({ cells }) => numberOf(cells[0]) === numberOf(jersey));
  if (own.length === 0) throw missing(jersey, players);
  const figures = { fields: new Map<string, number>(), lines: new Map<string, number[]>() };
  const errors = own.flatMap((line) => addLine(line, names, figures));
  if (errors.length > 0) throw refusal(errors);
  return figures;
}

/** "#12" is 12. */
const numberOf = (jersey = ''): string => jersey.replace(/^# ?/, '');

/** Adds the figures of a line; returns its errors. */
function addLine({ number, cells }: Line, names: string[], { fields, lines }: Figures): string[] {
  if (cells.length > names.length) {
    return [`Line ${number} has ${cells.length} values, but only ${names.length} fields are named.`];
  }
  const errors: string[] = [];
  for (const [at, name] of names.entries()) {
    const value = at === 0 ? undefined : fieldValue(cells[at] ?? '', name);
    if (value === null) errors.push(`Line ${number}, ${name}: “${shown(cells[at])}” is not a number.`);
    if (value === undefined || value === null) continue;
    fields.set(name, joined(name, fields.get(name), value));
    const places = lines.get(name);
    if (places) places.push(number);
    else lines.set(name, [number]);
  }
  return errors;
}

function readLines(text: string): { names: string[]; players: Line[] } {
  if (text.includes('\0')) throw refusal(['This is not a text file. Choose the .txt file that was exported for MaxPreps.']);
  checkLines(text);
  const written = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .map((line, at) => ({ number: at + 1, line }))
    .filter(({ line }) => line !== '');
  checkLengths(written);
  const lines = written
    .map(({ number, line }) => ({ number, cells: cellsOf(line) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (lines[0]?.cells.length === 1) lines.shift();
  const [head, ...players] = lines;
  if (!head) throw refusal(['The file has no line with field names. They are split by “|” and begin with Jersey.']);
  checkNames(head);
  return { names: head.cells, players };
}

/** Some programs end each line with a "|". */
function cellsOf(line: string): string[] {
  const cells = line.split('|').map((cell) => cell.trim());
  return cells.slice(0, Math.max(1, cells.findLastIndex((cell) => cell !== '') + 1));
}

/** Checked before the text is split: a megabyte of lines would block other requests. Blank lines count too. */
function checkLines(text: string): void {
  let lines = 1;
  for (const _ of text.matchAll(/\r\n|\n|\r/g)) {
    lines += 1;
    if (lines > MAX_LINES + 1)
      throw refusal([`The file has more than ${MAX_LINES.toLocaleString('en-US')} lines. Choose the file of one game.`]);
  }
}

function checkLengths(written: { number: number; line: string }[]): void {
  const long = written.find(({ line }) => line.length > MAX_LINE);
  if (!long) return;
  const most = MAX_LINE.toLocaleString('en-US');
  throw refusal([`Line ${long.number} has more than ${most} characters. Choose the .txt file that was exported for MaxPreps.`]);
}

function checkNames({ number, cells }: Line): void {
  const [first, ...names] = cells;
  const errors = first === JERSEY ? [] : [`Line ${number}: the first field must be ${JERSEY}, not “${shown(first)}”.`];
  const named = new Set<string>();
  for (const name of names) {
    if (!STAT_FIELDS.has(name)) errors.push(`Line ${number}: “${shown(name)}” is not a MaxPreps field.${guess(name)}`);
    else if (named.has(name)) errors.push(`Line ${number}: ${name} is named twice.`);
    named.add(name);
  }
  if (errors.length > 0) throw refusal(errors);
}

/** Names have to be exact, but a wrong capital letter is easy to set right. */
function guess(name: string): string {
  const meant = [...STAT_FIELDS].find((field) => field.toLowerCase() === name.toLowerCase());
  return meant ? ` Did you mean ${meant}?` : '';
}

function joined(name: string, before: number | undefined, value: number): number {
  if (before === undefined) return value;
  return name.endsWith('Long') ? Math.max(before, value) : before + value;
}

function missing(jersey: string, players: Line[]): StatFileNotValid {
  const found = [...new Set(players.map(({ cells }) => shown(cells[0])))];
  if (found.length === 0) return refusal(['The file has field names, but no line with a player.']);
  const list = found.slice(0, SHOWN_JERSEYS).join(', ') + (found.length > SHOWN_JERSEYS ? ' …' : '');
  const message = `The file has no line for jersey ${shown(jersey)}. It has ${list}; 02 is not the same as 2.`;
  return new StatFileNotValid([{ field: 'jersey', code: 'jersey_not_in_file', message }]);
}

function shown(text = ''): string {
  return oneLine(text).slice(0, SHOWN);
}

function refusal(messages: string[]): StatFileNotValid {
  const errors = messages.slice(0, MAX_ERRORS).map((message) => {
    return { field: 'statsFile', code: 'stat_file_invalid', message };
  });
  return new StatFileNotValid(errors);
}
