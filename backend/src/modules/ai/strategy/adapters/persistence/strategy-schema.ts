import { z } from 'zod';

import type { Strategy } from '../../domain/strategy.js';

const text = z.string().trim().min(1).max(4_000);
const texts = z.array(text).max(60);

/** What a plan looks like (requirement E-10); nothing else is ever saved. */
export const strategySchema: z.ZodType<Strategy> = z.strictObject({
  overview: text,
  strengths: texts.min(1),
  areasToImprove: texts.min(1),
  schoolStrategies: z
    .array(
      z.strictObject({
        schoolId: z.int().positive(),
        school: text,
        division: z.enum(['D1', 'D2', 'D3', 'na']),
        subdivision: z.string().nullable(),
        location: text,
        rosterFit: z.array(
          z.strictObject({
            position: text,
            urgency: z.enum(['high', 'medium', 'low']),
            graduatingPlayers: z.int().nonnegative(),
            startersGraduating: z.int().nonnegative().nullable(),
          }),
        ),
        engagementHistory: text,
        recommendedApproach: text,
        contactPriority: texts.min(1),
      }),
    )
    .min(1),
  positionSpecificAdvice: texts.min(1),
  ncaaCompliance: texts,
  timeline: z.array(z.strictObject({ month: z.string().regex(/^[A-Z][a-z]+ \d{4}$/), actions: texts })).min(1),
  followUpSequence: z.array(z.strictObject({ day: z.int().nonnegative(), subject: text, purpose: text })).min(1),
});
