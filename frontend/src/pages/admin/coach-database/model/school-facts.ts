import { divisionName, type SchoolDetail } from '@/entities/school';
import { countText, percentOf } from '@/shared/lib/figures';

export interface Fact {
  label: string;
  value: string;
}

function range(low: number | null, high: number | null): string | null {
  return low === null || high === null ? null : `${low}–${high}`;
}

function known(pairs: readonly (readonly [string, string | null])[]): Fact[] {
  return pairs.flatMap(([label, value]) => (value === null || value === '' ? [] : [{ label, value }]));
}

/** The directory's facts about a school; unknown ones are left out. */
function ofDirectory(school: SchoolDetail): Fact[] {
  return known([
    ['Location', `${school.city}, ${school.state}`],
    ['Division', [divisionName(school.division), school.subdivision].filter(Boolean).join(' ')],
    ['Association', school.association],
    ['Conference', school.conference],
    ['Mascot', school.mascot],
    ['Other names', school.aliases.join('; ')],
  ]);
}

/** The academics; what is not known is left out. */
function ofAcademics(academics: NonNullable<SchoolDetail['academics']>): Fact[] {
  const { admissionRate, undergradEnrollment, testPolicy } = academics;
  return known([
    ['Admission rate', admissionRate === null ? null : percentOf(admissionRate, 1)],
    ['Undergraduates', undergradEnrollment === null ? null : countText(undergradEnrollment)],
    ['SAT reading', range(academics.satReading25, academics.satReading75)],
    ['SAT math', range(academics.satMath25, academics.satMath75)],
    ['ACT', range(academics.act25, academics.act75)],
    ['Tests', testPolicy],
  ]);
}

export const schoolFacts = { ofDirectory, ofAcademics };
