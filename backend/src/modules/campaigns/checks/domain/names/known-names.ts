import { nextTurn } from '../../../../../shared-kernel/next-turn.js';
import { NameAutomaton } from './name-automaton.js';
import { isRegion, schoolNameKind, type SchoolNameKind } from './school-name-kind.js';
import { nameWords } from '../text-words.js';

export interface NamedSchool {
  id: number;
  name: string;
  aliases: readonly string[];
  city: string;
  mascot: string | null;
}

export interface NamedCoach {
  firstName: string;
  lastName: string;
  schoolId: number;
}

/** What a name in a text may mean. */
export type KnownName =
  | { is: 'school'; schoolId: number; kind: SchoolNameKind }
  /** The short form of a name that several schools share, as "Miami" of "Miami (OH)": it is only ever the recipient's own. */
  | { is: 'short'; schoolId: number }
  | { is: 'coach'; schoolId: number }
  /** The athlete's own name, school or town. */
  | { is: 'own' };

/** Names between two turns: a few milliseconds. */
const AT_ONCE = 300;
/** The state in "Miami (OH)", which distinguishes schools of the same name. */
const SUFFIX = / \([^()]*\)$/;

/** The names of all schools and of coaches, made once and asked for each text. */
export class KnownNames {
  private readonly automaton = new NameAutomaton<KnownName>();
  private readonly cities = new Set<string>();
  private readonly surnames = new Map<string, Set<number>>();
  private readonly firstNames = new Set<string>();
  /** One object for all coaches of a school. */
  private readonly coachAt = new Map<number, KnownName>();

  /** `turn` is awaited between pieces of a few milliseconds. */
  constructor(private readonly turn = nextTurn) {}

  /** Adds all schools at once: the towns of all of them decide what a name alone means. */
  async addSchools(schools: readonly NamedSchool[]): Promise<void> {
    for (const { city } of schools) this.cities.add(nameWords(city).join(' '));
    for (const [at, school] of schools.entries()) {
      if (at % AT_ONCE === AT_ONCE - 1) await this.turn();
      this.addSchool(school);
    }
  }

  async addCoaches(coaches: readonly NamedCoach[]): Promise<void> {
    for (const [at, coach] of coaches.entries()) {
      if (at % AT_ONCE === AT_ONCE - 1) await this.turn();
      this.addCoach(coach);
    }
  }

  async build(): Promise<this> {
    await this.automaton.build(this.turn);
    return this;
  }

  find(words: readonly { folded: string }[]) {
    return this.automaton.find(words);
  }

  /** Whether some coach has this surname. `surname`: folded words with a blank between them. */
  isSurname(surname: string): boolean {
    return this.surnames.has(surname);
  }

  isSurnameAt(surname: string, schoolId: number): boolean {
    return this.surnames.get(surname)?.has(schoolId) ?? false;
  }

  isFirstName(word: string): boolean {
    return this.firstNames.has(word);
  }

  private addSchool({ id, name, aliases, mascot }: NamedSchool): void {
    this.addSchoolName(name, id);
    for (const alias of aliases) this.addSchoolName(alias, id, isRegion(nameWords(alias).join(' ')));
    if (mascot !== null)
      this.automaton.add(nameWords(`${name.replace(SUFFIX, '')} ${mascot}`), { is: 'school', schoolId: id, kind: 'sure' });
    const short = name.replace(SUFFIX, '');
    if (short !== name) this.automaton.add(nameWords(short), { is: 'short', schoolId: id });
  }

  private addSchoolName(written: string, schoolId: number, isPlace = false): void {
    const words = nameWords(written);
    // "Wheaton (IL)": the words alone are a town with its state.
    const isTown = SUFFIX.test(written) && words.length <= 2;
    const kind = isPlace || isTown ? 'context' : schoolNameKind(written, words, this.cities);
    this.automaton.add(words, { is: 'school', schoolId, kind });
  }

  private addCoach({ firstName, lastName, schoolId }: NamedCoach): void {
    const first = nameWords(firstName);
    const last = nameWords(lastName);
    const [given] = first;
    if (given !== undefined) this.firstNames.add(given);
    if (last.length === 0) return;
    const surname = last.join(' ');
    const schools = this.surnames.get(surname);
    if (schools) schools.add(schoolId);
    else this.surnames.set(surname, new Set([schoolId]));
    if (given !== undefined) this.automaton.add([...first, ...last], this.coachName(schoolId));
  }

  private coachName(schoolId: number): KnownName {
    let name = this.coachAt.get(schoolId);
    if (!name) this.coachAt.set(schoolId, (name = { is: 'coach', schoolId }));
    return name;
  }
}
