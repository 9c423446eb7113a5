import type { ColumnPlan } from './column-plan.js';
import { namedPlaces } from './named-places.js';

/** What a column of a file is taken for. */
export interface GuessedColumn<Column extends string> {
  /** What an import without a mapping reads it as; null when it is not used. */
  readAs: Column | null;
  /** What it probably is; null when nothing fits. */
  guess: Column | null;
}

/** Headers that hold one of the words, but something else. */
const OTHER = /\b(id|fax|notes?|comments?|date|updated|number|count|type|street|mailing|zip|assistants?|url|link)\b/;
const MOST_WORDS = 4;
const MOST_CHARACTERS = 60;

/**
 * For each header what it is read as, and what it probably is: by its whole text, else by a word in it, else by what is in the column.
 * Each column is guessed at most once. `samples`: some values of each column.
 */
export function guessColumns<Column extends string>(
  header: readonly string[],
  plan: ColumnPlan<Column>,
  samples: readonly (readonly string[])[] = [],
): GuessedColumn<Column>[] {
  const named = namedPlaces(header, plan).places;
  const guesses = new Guesses(namedPlaces(header, { ...plan, alternatives: [] }).places, plan);
  const folded = header.map((title) => title.toLowerCase().replace(/[^a-z]/g, ''));
  for (const column of [...plan.required, ...plan.optional, ...(plan.nameParts?.parts ?? [])]) {
    for (const title of plan.guesses[column]) guesses.take(column, (place) => folded[place] === title, header.length);
  }
  const words = header.map(wordsOf);
  for (const [column, word] of plan.words) guesses.take(column, (place) => fits(words[place] ?? '', word), header.length);
  guesses.takeOfNamed(words);
  for (const [column, content] of plan.contents ?? []) {
    guesses.take(column, (place) => (header[place] ?? '').trim() === '' && looksLike(samples[place], content), header.length);
  }
  return header.map((_, place) => ({ readAs: at(named, place), guess: at(guesses.places, place) }));
}

class Guesses<Column extends string> {
  private readonly taken: Set<number>;
  /** Whose headers have the name of the column itself. */
  private readonly named: ReadonlySet<Column>;

  constructor(
    readonly places: Map<Column, number>,
    private readonly plan: ColumnPlan<Column>,
  ) {
    this.taken = new Set(places.values());
    this.named = new Set(places.keys());
  }

  /** The first free place that fits is the column's, where it has none yet. */
  take(column: Column, doesFit: (place: number) => boolean, places: number): void {
    if (this.places.has(column) || this.isCovered(column)) return;
    for (let place = 0; place < places; place += 1) {
      if (this.taken.has(place) || !doesFit(place)) continue;
      this.places.set(column, place);
      this.taken.add(place);
      return;
    }
  }

  /** A coach's address, number and title are in the columns of that coach. */
  takeOfNamed(words: readonly string[]): void {
    const { nameParts, words: kinds } = this.plan;
    const name = nameParts && this.places.get(nameParts.whole);
    if (name === undefined) return;
    for (const [column, word] of kinds) {
      if (column.startsWith('coach_') && column !== nameParts?.whole) this.takeOf(column, ownPlace(words, name, word));
    }
  }

  /** `place`: undefined where the first that fits is right. */
  private takeOf(column: Column, place: number | undefined): void {
    if (place === undefined || this.taken.has(place) || !this.places.has(column) || this.named.has(column)) return;
    this.taken.delete(this.places.get(column) ?? -1);
    this.taken.add(place);
    this.places.set(column, place);
  }

  /** A name is in one column or in two, not in both. */
  private isCovered(column: Column): boolean {
    const { nameParts } = this.plan;
    if (nameParts === undefined) return false;
    if (column === nameParts.whole) return nameParts.parts.every((part) => this.places.has(part));
    return nameParts.parts.includes(column) && this.places.has(nameParts.whole);
  }
}

/** "E-Mail_Address" → "e email address". */
function wordsOf(title: string): string {
  return title
    .slice(0, MOST_CHARACTERS)
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();
}

/**
 * Where several columns fit, as "OC Email" and "Head Coach Email" do, the one that is of the named person: it repeats the header of
 * the name, or is behind it. Undefined where no other has to be taken.
 */
function ownPlace(words: readonly string[], name: number, word: RegExp): number | undefined {
  const places = words.flatMap((text, place) => (place !== name && fits(text, word) ? [place] : []));
  if (places.length < 2) return undefined;
  const of = words[name] ?? '';
  return places.find((place) => of !== '' && `${words[place] ?? ''} `.startsWith(`${of} `)) ?? places.find((place) => place === name + 1);
}

function fits(words: string, word: RegExp): boolean {
  return words.split(' ').length <= MOST_WORDS && word.test(words) && !OTHER.test(words);
}

function looksLike(samples: readonly string[] | undefined, content: RegExp): boolean {
  return samples !== undefined && samples.length > 0 && samples.every((value) => content.test(value));
}

function at<Column extends string>(places: ReadonlyMap<Column, number>, wanted: number): Column | null {
  for (const [column, place] of places) if (place === wanted) return column;
  return null;
}
