import { useEffect, useState } from 'react';
import { type ScheduleRequest, usePreviewScheduleMutation, type ZoneQuestion } from '@/entities/campaign';
import { errorText } from '@/shared/api';

function problemOf(error: unknown): string | null {
  return error ? errorText(error, 'We could not work out the times. Please try again.') : null;
}

function isNew(question: ZoneQuestion, known: readonly ZoneQuestion[]): boolean {
  return known.every(({ schoolId }) => schoolId !== question.schoolId);
}

/** As text, so that the same question is not asked again. */
function bodyOf(schedule: ScheduleRequest, coachIds?: readonly number[]): string {
  return JSON.stringify({ schedule, ...(coachIds && { selectedCoachIds: coachIds }) });
}

/** The server's plan for a schedule; nothing while it is null. `coachIds` undefined: for the waiting emails. */
export function usePlan(campaignId: string, schedule: ScheduleRequest | null, coachIds?: readonly number[]) {
  const [preview, { data, error }] = usePreviewScheduleMutation();
  const asked = schedule && bodyOf(schedule, coachIds);
  useEffect(() => {
    if (asked !== null) void preview({ id: campaignId, previewScheduleRequest: JSON.parse(asked) as { schedule: ScheduleRequest } });
  }, [asked, campaignId, preview]);
  const plan = asked === null ? undefined : data;
  const [questions, setQuestions] = useState(data?.questions ?? []);
  // An answered question stays on the screen, so that the answer can be changed.
  const added = (plan?.questions ?? []).filter((question) => isNew(question, questions));
  if (added.length > 0) setQuestions([...questions, ...added]);
  return { plan, questions, problem: asked === null ? null : problemOf(error) };
}
