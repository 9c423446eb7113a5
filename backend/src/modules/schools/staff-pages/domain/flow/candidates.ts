import type { LineSense } from '../lines/line-sense.js';
import type { LineSenses } from '../lines/line-senses.js';
import type { PageLine } from '../lines/page-line.js';

/** A person with name and title, or a vacant position. */
export interface Candidate {
  /** First line that is about this person. */
  start: number;
  /** Line of the name. */
  at: number;
  name: string | null;
  title: string;
  /** The name, for comparing. */
  key: string | null;
  /** The title is in another part of the page, so that nothing around the name is about the person. */
  isApart: boolean;
}

interface FoundTitle {
  at: number;
  text: string;
  isApart?: boolean;
}

/** Lines from a name to its title. */
const MOST_BETWEEN = 6;
/** So many names on end are a column of names, not a heading above a name. */
const COLUMN_OF_NAMES = 3;
/** "Assistant Coaches" above several names is what each of them is. */
const OF_SEVERAL = /\b(coaches|assistants|coordinators|analysts|trainers|managers|interns)$/i;

export function candidatesOf(lines: PageLine[], known: LineSenses): Candidate[] {
  const senses = lines.map(({ text }) => known.of(text));
  const titles = titlesOf(senses);
  const found: Candidate[] = [];
  for (const [at, { both, isVacant, name }] of senses.entries()) {
    const title = titles[at];
    if (both) found.push({ start: at, at, ...both, key: both.name, isApart: false });
    else if (isVacant) found.push({ start: at, at, name: null, title: '', key: null, isApart: false });
    else if (title) {
      const { isApart = false, text } = title;
      found.push({ start: Math.min(at, title.at), at, name: lines[at]?.text ?? '', title: text, key: name, isApart });
    }
  }
  // The text of a picture repeats the name.
  return found.filter(({ key }, at) => key === null || found[at - 1]?.key !== key);
}

/** The title of each line that is a name. */
function titlesOf(senses: LineSense[]): (FoundTitle | null)[] {
  const after = senses.map((_, at) => titleFrom(senses, at, 1));
  const before = senses.map((_, at) => titleFrom(senses, at, -1));
  const titles = titlesComeFirst(senses, after, before) ? before : after;
  for (const { names, texts } of columnsOfNames(senses)) {
    for (const [place, at] of names.entries()) {
      const text = texts.length === names.length ? texts[place] : undefined;
      titles[at] = text === undefined ? null : { at, text, isApart: true };
    }
  }
  return withTitlesOfSeveral(senses, titles);
}

/** "2019-22", "Bard Ridge", "Safeties Coach": a school in a career, no name. */
function nameAt(senses: LineSense[], at: number): string | null {
  return senses[at - 1]?.isYears ? null : (senses[at]?.name ?? null);
}

/** The title next to a name, without another name or a long gap between. */
function titleFrom(senses: LineSense[], at: number, step: 1 | -1): FoundTitle | null {
  const name = nameAt(senses, at);
  if (!name) return null;
  for (let next = at + step; Math.abs(next - at) <= MOST_BETWEEN; next += step) {
    const sense = senses[next];
    if (sense?.title) return { at: next, text: sense.title };
    if (!sense || (sense.name !== name && !sense.isBetween)) return null;
  }
  return null;
}

/**
 * "Head Coach" above "John Smith": the first name has a title above it, and the last one none below it. Wrongly assumed, everybody would get the
 * address of a neighbor.
 */
function titlesComeFirst(senses: LineSense[], after: (object | null)[], before: (object | null)[]): boolean {
  const firstName = senses.findIndex(({ name }) => name !== null);
  const count = (titles: (object | null)[]) => titles.filter(Boolean).length;
  return firstName >= 0 && before[firstName] !== null && count(before) > count(after);
}

/** All names one after the other and then all titles, as columns of boxes are copied: the first title is not the last name's. */
function columnsOfNames(senses: LineSense[]): { names: number[]; texts: string[] }[] {
  const found: { names: number[]; texts: string[] }[] = [];
  for (let at = 0; at < senses.length;) {
    const names = runFrom(senses, at, ({ name }) => name !== null);
    const behind = (names.at(-1) ?? at) + 1;
    at = behind;
    if (names.length < 2) continue;
    const titles = runFrom(senses, behind, ({ title }) => title !== null);
    const contacts = runFrom(senses, behind + titles.length, ({ isBetween }) => isBetween);
    const isColumn = names.length >= COLUMN_OF_NAMES || contacts.length === names.length;
    if (titles.length > 1 && isColumn && areDifferent(senses, names)) {
      found.push({ names, texts: titles.map((place) => senses[place]?.title ?? '') });
    }
  }
  return found;
}

function runFrom(senses: LineSense[], from: number, belongs: (sense: LineSense) => boolean): number[] {
  const run: number[] = [];
  for (let at = from; at < senses.length; at += 1) {
    const sense = senses[at];
    if (!sense || !belongs(sense)) break;
    run.push(at);
  }
  return run;
}

const areDifferent = (senses: LineSense[], names: number[]): boolean => new Set(names.map((at) => senses[at]?.name)).size === names.length;

/** Names without a title of their own below a title of several people. */
function withTitlesOfSeveral(senses: LineSense[], titles: (FoundTitle | null)[]): (FoundTitle | null)[] {
  let heading: string | null = null;
  return titles.map((own, at) => {
    const { title, both, isBetween, name } = senses[at] ?? {};
    if (title) heading = OF_SEVERAL.test(title) ? title : null;
    else if (both || (!isBetween && name === null)) heading = null;
    return own ?? (name && heading !== null ? { at, text: heading } : null);
  });
}
