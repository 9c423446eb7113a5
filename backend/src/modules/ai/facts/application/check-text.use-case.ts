import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { nextTurn } from '../../../../shared-kernel/next-turn.js';
import { FindWrongNames } from '../../../campaigns/checks/index.js';
import { CoachNotFound, SchoolNotFound } from '../../../schools/directory/index.js';
import { apart, claimsBySentence, FlagList } from '../domain/checker/check-claims-of.js';
import type { ClaimFlag } from '../domain/checker/claim-flag.js';
import { coachOf } from '../domain/checker/words/coach-of.js';
import type { KnownAthlete } from '../domain/checker/known-athlete.js';
import { measuredPlaces } from '../domain/checker/measured/measured-places.js';
import { isPlayedByReader } from '../domain/checker/words/played-by-reader.js';
import { isWithin } from '../domain/checker/whose-number.js';
import { bySeason } from '../domain/checker/games/by-season.js';
import { usualName } from '../domain/checker/words/usual-words.js';
import type { WordScope } from '../domain/checker/words/word-scope.js';
import { KnownAthleteQuery } from '../queries/known-athlete.query.js';
import { ReaderQuery, type TextReader } from '../queries/reader.query.js';
import { DirectoryWordsStore } from './directory-words-store.js';

/** A piece without a full stop is as long; of figures alone it is work of some milliseconds. */
const CHARACTERS_A_TURN = 600;
/** What a sentence takes beside its characters, in characters. */
const OF_A_SENTENCE = 60;

export interface TextToCheck {
  text: string;
  schoolId?: number;
  coachId?: number;
}

const REASONS = {
  other_school: 'This is not the school of the coach who gets this email.',
  other_coach: 'This is not the coach who gets this email.',
};

/** Holds a text of the athlete's against everything that is recorded. */
@Injectable()
export class CheckText {
  constructor(
    private readonly athletes: KnownAthleteQuery,
    private readonly readers: ReaderQuery,
    private readonly directory: DirectoryWordsStore,
    private readonly names: FindWrongNames,
    private readonly clock: Clock,
  ) {}

  /** Reads the names of the directory now, which the first text would have to wait for. */
  async prepare(): Promise<void> {
    await Promise.all([this.names.prepare(), this.directory.present()]);
  }

  /** Throws CoachNotFound, SchoolNotFound. */
  async run(userId: string, { text, schoolId, coachId }: TextToCheck): Promise<ClaimFlag[]> {
    const reader = await this.reader(userId, schoolId, coachId);
    const [athlete, names, directory] = await Promise.all([
      this.athlete(userId),
      reader ? this.rightNames(userId, reader) : [],
      this.directory.present(),
    ]);
    const right = new Set(names);
    const wrong = reader ? await this.wrongNames(userId, text, reader, athlete) : [];
    const claims = await this.claims(text, {
      athlete,
      directory,
      right,
      schoolId: reader?.schoolId ?? null,
      readerRole: reader?.position ?? '',
    });
    return apart([...wrong, ...claims]);
  }

  /** Yields to other requests every few hundred characters: a text of numbers alone takes some tenths of a second. */
  private async claims(text: string, scope: WordScope): Promise<ClaimFlag[]> {
    const list = new FlagList();
    // Of texts that were sent at once, one begins in each turn.
    await nextTurn();
    let read = 0;
    for (const { flags, length } of claimsBySentence(text, scope)) {
      if (list.add(flags).isFull) break;
      if ((read += length + OF_A_SENTENCE) < CHARACTERS_A_TURN) continue;
      await nextTurn();
      read = 0;
    }
    return list.flags();
  }

  private async reader(userId: string, schoolId?: number, coachId?: number): Promise<TextReader | null> {
    if (coachId !== undefined) {
      const coach = await this.readers.coach(coachId, userId);
      if (!coach) throw new CoachNotFound();
      return coach;
    }
    if (schoolId === undefined) return null;
    const school = await this.readers.school(schoolId);
    if (!school) throw new SchoolNotFound();
    return school;
  }

  private async athlete(userId: string): Promise<KnownAthlete> {
    const [profile, games] = await Promise.all([this.athletes.profile(userId), this.athletes.games(userId)]);
    const coaches = [profile.highSchoolHeadCoach, profile.highSchoolPositionCoach];
    return {
      ...profile,
      today: this.clock.now().toISOString().slice(0, 10),
      coaches: coaches.flatMap((name, at) => (name ? [{ ...coachOf(name), isHead: at === 0 }] : [])),
      ...bySeason(games),
    };
  }

  private async rightNames(userId: string, reader: TextReader): Promise<string[]> {
    const { schoolId, schoolName, schoolCity, schoolState } = reader;
    return [schoolName, schoolCity, schoolState, ...(await this.readers.staff(schoolId, userId))].map(usualName);
  }

  private async wrongNames(userId: string, text: string, recipient: TextReader, athlete: KnownAthlete): Promise<ClaimFlag[]> {
    const { firstName, lastName, highSchool, city, state, games, earlierGames = [] } = athlete;
    const never = [
      `${firstName ?? ''} ${lastName ?? ''}`.trim(),
      highSchool,
      ...[...games, ...earlierGames].map(({ opponent }) => opponent),
    ];
    const found = await this.names.run({ userId, text, recipient, never, places: [city, state] });
    const places = measuredPlaces(text, athlete);
    const isPlace = (at: number) => isWithin(places, at);
    const ofReader = [recipient.schoolName.toLowerCase()];
    const wrong = found.filter(({ start, is }) => !isPlace(start) && !(is === 'other_school' && isPlayedByReader(text, start, ofReader)));
    return wrong.map(({ start, end, is }) => ({ start, end, text: text.slice(start, end), reason: REASONS[is], severity: 'error' }));
  }
}
