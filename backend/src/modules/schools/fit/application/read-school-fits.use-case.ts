import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { nextTurn } from '../../../../shared-kernel/next-turn.js';
import { type FitYardstick, scoreFit } from '../domain/analyze-fit.js';
import { entryYear } from '../domain/rosters/entry-year.js';
import { FIT_VERSION, TIER_VERSION } from '../domain/fit-version.js';
import { type FitGate, gpaGate } from '../domain/gpa-gate.js';
import { addSchoolFit, noSchoolFits, type SchoolFitLists } from '../domain/school-fits.js';
import { type AllFacts, FitFacts, type KeptFits } from '../queries/fit-facts.query.js';
import { FitFrame } from './fit-frame.js';
import { FitScores } from './ports/fit-scores.js';

/** A minimum that the athlete is below, and whose schools it holds for. */
export interface DivisionGate extends FitGate {
  division: string;
}

export interface SchoolFits extends SchoolFitLists {
  fitVersion: number;
  /** The fall in which the athlete would start; null without a graduation year. */
  entryYear: number | null;
  gates: DivisionGate[];
}

/** What is kept without one of them is made again. */
const KEPT_LISTS = Object.keys(noSchoolFits());

/** Schools scored before yielding to other requests: about two milliseconds. */
const PIECE = 60;

/** The fit of an athlete with every school: computed when asked for, kept until something changes that it was made of. */
@Injectable()
export class ReadSchoolFits {
  /** By stamp: who asks twice at once waits for one computation. */
  private readonly running = new Map<string, Promise<KeptFits>>();

  constructor(
    private readonly facts: FitFacts,
    private readonly frame: FitFrame,
    private readonly scores: FitScores,
    private readonly clock: Clock,
  ) {}

  /** JSON of SchoolFits, with a stamp that is another as soon as a score may be another. */
  async of(userId: string): Promise<KeptFits> {
    const yardstick = await this.frame.yardstick();
    const { minimums, currentSeason } = yardstick;
    const found = await this.facts.ofAll(userId, JSON.stringify([FIT_VERSION, TIER_VERSION, KEPT_LISTS, currentSeason, minimums]));
    if ('fits' in found) return found;
    const key = `${userId} ${found.stamp}`;
    const running = this.running.get(key) ?? this.compute(userId, found, yardstick).finally(() => this.running.delete(key));
    this.running.set(key, running);
    return running;
  }

  private async compute(userId: string, { stamp, athlete: facts, schools }: AllFacts, yardstick: FitYardstick): Promise<KeptFits> {
    const athlete = await this.frame.atHome(facts);
    const lists = noSchoolFits();
    for (const [at, school] of schools.entries()) {
      if (at % PIECE === 0) await nextTurn();
      addSchoolFit(lists, { athlete, school, fit: scoreFit(athlete, school, yardstick) });
    }
    const gates = yardstick.minimums.flatMap(({ division }): DivisionGate[] => {
      const gate = gpaGate(athlete, { division }, yardstick.minimums);
      return gate ? [{ division, ...gate }] : [];
    });
    const entry = entryYear(athlete.graduationYear, yardstick.currentSeason);
    const fits: SchoolFits = { fitVersion: FIT_VERSION, entryYear: entry, gates, ...lists };
    const made = { stamp, fits: JSON.stringify(fits) };
    await this.scores.keepAll(userId, made, this.clock.now());
    return made;
  }
}
