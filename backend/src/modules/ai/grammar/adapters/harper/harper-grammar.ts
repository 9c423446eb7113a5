import type { OnModuleDestroy } from '@nestjs/common';

import { Grammar, type Correction } from '../../application/ports/grammar.js';
import { chooseCorrections, type Corrections, type KnownNames } from '../../domain/english/choose-corrections.js';
import { SchoolNames } from '../../domain/english/school-names.js';
import { withEdits } from '../../domain/english/with-edits.js';
import { GrammarFailed } from '../../domain/grammar-failed.js';
import { textChunks, MAX_WORD } from './text-chunks.js';
import { GrammarThread } from './grammar-thread.js';
import { OrdinaryWords } from './ordinary-words.js';

/** Each round may uncover a mistake after a mistake; more rounds than this never helped. */
const ROUNDS = 8;

/** An email of the usual kind: its mistakes load what suggestions are made of, and every rule and the tagger have run once before an athlete asks. */
const FIRST_TEXT = `Coach Smith,

my name is Sam and i play quaterback at a High School in Round Rock, Texas. I'm 6'2" and 198 pounds with a 3.7 GPA. I has throwed for
1,446 yards in six games, and my coach he told me to write you. I recieved teh film.

Would you have time for a call? I should of asked before, but it dont matter.

Thank you for you're time,
Sam`;
/** Once to load, and once more as it will be. */
const FIRST_READINGS = 2;

const REMEMBERED_WORDS = 5_000;

/** Spelling and grammar by harper.js (https://writewithharper.com), wink-nlp's parts of speech and our own rules, on this computer. */
export class HarperGrammar extends Grammar implements OnModuleDestroy {
  private readonly thread = new GrammarThread();
  private readonly ordinary = new OrdinaryWords(REMEMBERED_WORDS);
  private schools: { from: readonly string[]; names: SchoolNames } = { from: [], names: new SchoolNames([]) };

  /** `namesOfSchools`: of all schools of the directory; left out for a place without one. */
  constructor(private readonly namesOfSchools: () => Promise<readonly string[]> = () => Promise.resolve([])) {
    super();
  }

  async correct(text: string, names: readonly string[], signal?: AbortSignal): Promise<Correction> {
    return this.correctWith(text, { names, schools: await this.schoolNames(), signal });
  }

  private async correctWith(text: string, { names, schools, signal }: Knowledge): Promise<Correction> {
    const seen = new Set([text]);
    const read = new Map<string, Corrections>();
    let current = text;
    for (let round = 1; ; round += 1) {
      const { edits, left } = await this.corrections(current, { names, schools, read, signal });
      const next = withEdits(current, edits);
      if (next === current || seen.has(next) || round === ROUNDS) return { text: current, doubts: doubtsOf(current, left) };
      seen.add(next);
      current = next;
    }
  }

  async ordinaryAmong(words: readonly string[], signal?: AbortSignal): Promise<Set<string>> {
    const short = words.filter((word) => word.length <= MAX_WORD);
    return this.ordinary.among(short, (some) => this.lookUp(some, signal), unlessGrammarFailed);
  }

  /** Loads the dictionary now and keeps it in memory: no text has to wait for it. */
  async keepLoaded(): Promise<void> {
    this.thread.keep();
    for (let reading = 0; reading < FIRST_READINGS; reading += 1) {
      await this.correctWith(FIRST_TEXT, { names: [], schools: this.schools.names, signal: undefined });
    }
    await this.ordinaryAmong(FIRST_TEXT.split(/\W+/));
  }

  onModuleDestroy(): Promise<void> {
    return this.thread.stop();
  }

  /** `read`: what was chosen in pieces that have not changed since. */
  private async corrections(text: string, { names, schools, read, signal }: CorrectionRound): Promise<Corrections> {
    const all: Corrections = { edits: [], left: [] };
    for (const chunk of textChunks(text)) {
      const known = read.get(chunk.text);
      const chosen = known ?? chooseCorrections(chunk.text, await this.thread.ask(chunk.text, signal), { names, schools });
      read.set(chunk.text, chosen);
      all.edits.push(...chosen.edits.map((edit) => moved(edit, chunk.start)));
      all.left.push(...chosen.left.map((finding) => moved(finding, chunk.start)));
    }
    return all;
  }

  /** Made once for each version of the directory. */
  private async schoolNames(): Promise<SchoolNames> {
    const from = await this.namesOfSchools();
    if (this.schools.from !== from) this.schools = { from, names: new SchoolNames(from) };
    return this.schools.names;
  }

  private async lookUp(words: readonly string[], signal?: AbortSignal): Promise<Map<string, boolean>> {
    const isOrdinary = new Map<string, boolean>();
    const { found } = await this.thread.ask(words.join(', '), signal);
    const odd = found.filter(({ kind }) => kind === 'Spelling' || kind === 'Typo');
    let start = 0;
    for (const word of words) {
      const end = start + word.length;
      const at = start;
      isOrdinary.set(word, !odd.some((finding) => finding.start < end && finding.end > at));
      start = end + 2;
    }
    return isOrdinary;
  }
}

interface Knowledge extends KnownNames {
  signal: AbortSignal | undefined;
}

interface CorrectionRound extends Knowledge {
  read: Map<string, Corrections>;
}

function moved<T extends { start: number; end: number }>(place: T, by: number): T {
  return { ...place, start: place.start + by, end: place.end + by };
}

/** A word too many that is pointed out does less harm than a text that is lost. */
function unlessGrammarFailed(error: unknown): void {
  if (!(error instanceof GrammarFailed)) throw error;
}

function doubtsOf(text: string, left: Corrections['left']): Correction['doubts'] {
  return left.map(({ start, end, message }) => ({ text: text.slice(start, end), start, end, reason: message }));
}
