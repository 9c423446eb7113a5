import { nextTurn } from '../../../../../shared-kernel/next-turn.js';
import type { KnownName, NamedCoach } from './known-names.js';
import { NameAutomaton } from './name-automaton.js';
import { nameWords } from '../text-words.js';

/** Names of the athlete's own world: never a mistake in an email. */
export interface OwnNames {
  /** The athlete's full name and high school; '' or null where it is not known. */
  never: readonly (string | null)[];
  highSchoolCoaches: readonly string[];
  /** The athlete's own contacts, which the directory does not contain. */
  contacts: readonly NamedCoach[];
}

/** Contacts between two turns: a few milliseconds. */
const AT_ONCE = 200;

/** At the end of a high school's name; without it the town may be left. */
const KIND_WORDS = new Set(['senior', 'sr', 'high', 'hs', 'school']);

/** The names that one athlete's texts may contain in addition to the names of the directory. */
export class AthleteNames {
  private readonly automaton = new NameAutomaton<KnownName>();
  private readonly surnames = new Map<string, Set<number>>();
  private readonly own = new Set<string>();

  static async of({ never, highSchoolCoaches, contacts }: OwnNames): Promise<AthleteNames> {
    const names = new AthleteNames();
    for (const name of [...never, ...highSchoolCoaches]) names.addOwn(name ?? '');
    for (const coach of highSchoolCoaches) names.own.add(nameWords(coach).at(-1) ?? '');
    for (const [at, contact] of contacts.entries()) {
      if (at % AT_ONCE === 0) await nextTurn();
      names.addContact(contact);
    }
    await names.automaton.build();
    return names;
  }

  find(words: readonly { folded: string }[]) {
    return this.automaton.find(words);
  }

  /** Whether the name, folded, belongs to the athlete's own world. */
  isOwnName(folded: string): boolean {
    return this.own.has(folded);
  }

  isSurname(folded: string): boolean {
    return this.surnames.has(folded);
  }

  isSurnameAt(folded: string, schoolId: number): boolean {
    return this.surnames.get(folded)?.has(schoolId) ?? false;
  }

  private addOwn(name: string): void {
    const words = nameWords(name);
    const short = [...words];
    while (KIND_WORDS.has(short.at(-1) ?? '')) short.pop();
    for (const one of [words, short]) {
      if (one.length === 0) continue;
      this.automaton.add(one, { is: 'own' });
      this.own.add(one.join(' '));
    }
  }

  private addContact({ firstName, lastName, schoolId }: NamedCoach): void {
    const surname = nameWords(lastName);
    if (surname.length === 0) return;
    const key = surname.join(' ');
    this.surnames.set(key, (this.surnames.get(key) ?? new Set()).add(schoolId));
    if (firstName !== '') this.automaton.add([...nameWords(firstName), ...surname], { is: 'coach', schoolId });
  }
}
