import type { Agent } from '../support/agent.js';
import type { TestApp } from '../support/test-app.js';
import { schoolId } from '../fit/fit-world.js';

/** A strategy as the API answers it, and what a refusal looks like. */
export interface StrategyAnswer {
  id: string;
  strategyId: string;
  createdAt: string;
  writer: { kind: string; name: string };
  useful: boolean | null;
  remarks: string[];
  allowance: { usedTokens: number; limitTokens: number } | null;
  overview: string;
  strengths: string[];
  areasToImprove: string[];
  schoolStrategies: {
    schoolId: number;
    school: string;
    division: string;
    subdivision: string | null;
    location: string;
    rosterFit: { position: string; urgency: string; graduatingPlayers: number; startersGraduating: number | null }[];
    engagementHistory: string;
    recommendedApproach: string;
    contactPriority: string[];
  }[];
  positionSpecificAdvice: string[];
  ncaaCompliance: string[];
  timeline: { month: string; actions: string[] }[];
  followUpSequence: { day: number; subject: string; purpose: string }[];
  code: string;
  message: string;
}

/** Marks the schools of these names. Answers their ids. */
export async function haveFavorites(app: TestApp, athlete: Agent, names: readonly string[]): Promise<number[]> {
  const ids: number[] = [];
  for (const name of names) {
    const id = await schoolId(app, name);
    const { status } = await athlete.post('/api/user/favorites', { schoolId: id });
    if (status > 201) throw new Error(`marking ${name} answered ${status}`);
    ids.push(id);
  }
  return ids;
}
