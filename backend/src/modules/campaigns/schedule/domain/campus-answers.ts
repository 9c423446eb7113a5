import { ZoneNeeded, type ZoneQuestion } from './schedule-errors.js';

interface Campus extends ZoneQuestion {
  zone: string | null;
}

type Answers = readonly { schoolId: number; zone: string }[];

/** Campuses whose zone is neither known nor among the answers, in their order. */
export function openQuestions(campuses: ReadonlyMap<number, Campus>, answers: Answers): ZoneQuestion[] {
  const answered = new Map(answers.map(({ schoolId, zone }) => [schoolId, zone]));
  return [...campuses.values()]
    .filter(({ schoolId, zone, choices }) => zone === null && !choices.includes(answered.get(schoolId) ?? ''))
    .map(({ schoolId, schoolName, state, choices }) => ({ schoolId, schoolName, state, choices }));
}

/** Returns the zone of each school by its id. Throws ZoneNeeded while one is open. */
export function answeredZones(campuses: ReadonlyMap<number, Campus>, answers: Answers): Map<number, string> {
  const questions = openQuestions(campuses, answers);
  if (questions.length > 0) throw new ZoneNeeded(questions);
  const answered = new Map(answers.map(({ schoolId, zone }) => [schoolId, zone]));
  return new Map([...campuses.values()].map(({ schoolId, zone }) => [schoolId, zone ?? answered.get(schoolId) ?? '']));
}
