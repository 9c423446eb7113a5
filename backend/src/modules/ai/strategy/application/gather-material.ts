import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { dayInZone } from '../../../../shared-kernel/day-in-zone.js';
import { schoolGrade } from '../../../../shared-kernel/school-grade.js';
import type { FitAnalysis } from '../../../schools/fit/index.js';
import { contactWindow, type ContactRule } from '../../../schools/rules/index.js';
import { classYearOf } from '../domain/calendar/class-year-of.js';
import { nearMinimum } from '../domain/schools/near-minimum.js';
import { openOffers } from '../domain/schools/open-offers.js';
import { NoFavorites } from '../domain/strategy-errors.js';
import type { StrategyMaterial, StrategySchool } from '../domain/strategy-material.js';
import { athleteWords } from '../../writing/domain/written-by-rule/athlete-words.js';
import { GatherFacts } from '../../facts/index.js';
import { StrategyQuery, type StrategyFavorite } from '../queries/strategy.query.js';
import { engagementOf } from './engagement-of.js';
import { rosterFitOf } from './roster-fit-of.js';
import { coreMinimums } from './core-minimums.js';
import { RulesForAthlete } from './rules-for-athlete.js';
import { complianceTexts } from './compliance-texts.js';
import { ruleDaysOf } from './rule-days-of.js';
import { StrategyFit } from './strategy-fit.js';

/** Of high school. */
const LAST_GRADE = 12;

interface Frame {
  position: string;
  classYear: number | null;
  today: string;
  zone: string;
  rules: readonly ContactRule[];
}

/** Everything that a plan rests on, from the athlete's own record, the fit and the rules table. */
@Injectable()
export class GatherMaterial {
  constructor(
    private readonly favorites: StrategyQuery,
    private readonly fit: StrategyFit,
    private readonly rules: RulesForAthlete,
    private readonly facts: GatherFacts,
    private readonly clock: Clock,
  ) {}

  /** `zone`: where the athlete lives. Throws TimeZoneUnknown, NoFavorites. */
  async run(userId: string, zone: string): Promise<StrategyMaterial> {
    const now = this.clock.now();
    const today = dayInZone(now, zone);
    const favorites = await this.favorites.favorites(userId, now);
    if (favorites.length === 0) throw new NoFavorites();
    const analyses = await this.fit.ofSchools(
      userId,
      favorites.map(({ id }) => id),
    );
    const { rules, birthdate } = await this.rules.run(userId);
    const facts = await this.facts.run(userId, { includeStats: true });
    const classYear = classYearOf(facts);
    const frame = { position: athleteWords(facts).positionCode, classYear, today, zone, rules };
    const schools = favorites.flatMap((favorite) => {
      // Unmarked or deleted between the two reads.
      const analysis = analyses.get(favorite.id);
      return analysis ? [schoolOf(favorite, analysis, frame)] : [];
    });
    if (schools.length === 0) throw new NoFavorites();
    const compliance = complianceTexts(rules, { places: schools, classYear, birthdate, today });
    const ruleDays = ruleDaysOf(rules, { places: schools.filter(({ fit }) => fit.gate === null), classYear, birthdate, today });
    // Core courses were counted when high school ended.
    const isOver = classYear !== null && schoolGrade(classYear, today) > LAST_GRADE;
    const core = isOver ? null : nearMinimum(await this.favorites.coreGpa(userId), coreMinimums(rules, { places: schools, today }));
    const juniorColleges = await this.fit.juniorColleges(userId, schools);
    return { today, facts, schools: inPlanOrder(schools, today), compliance, ruleDays, nearMinimum: core, juniorColleges };
  }
}

function schoolOf(favorite: StrategyFavorite, analysis: FitAnalysis, { position, classYear, today, zone, rules }: Frame): StrategySchool {
  const { id, name, division, subdivision, association, conference, city, state, leadLevel, staff } = favorite;
  const { overall, parts, changes, rosterSeason, entryYear } = analysis;
  const window = contactWindow(rules, { division, subdivision, classYear, today });
  return {
    id,
    name,
    division,
    subdivision,
    association,
    conference,
    city,
    state,
    leadLevel,
    staff,
    fit: { score: overall.score, tier: overall.tier, parts, changes, gate: overall.gate },
    rosterSeason,
    entryYear,
    rosterFit: rosterFitOf(analysis, favorite, position),
    engagement: engagementOf(favorite, zone, today),
    window: { state: window.state, from: window.from },
  };
}

/** Open offers first, then the rest. */
function inPlanOrder(schools: StrategySchool[], today: string): StrategySchool[] {
  const offers = openOffers(schools, today);
  return [...offers, ...schools.filter((school) => !offers.includes(school)).sort(inOrder)];
}

/** Coaches with an unanswered message first, then the better fit, unknown fits last. */
function inOrder(one: StrategySchool, other: StrategySchool): number {
  const waiting = Number(other.engagement.isReplyWaiting) - Number(one.engagement.isReplyWaiting);
  return waiting || (other.fit.score ?? -1) - (one.fit.score ?? -1) || one.id - other.id;
}
