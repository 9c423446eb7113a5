import { useState } from 'react';
import { type EmailSettings, type SchedulePreview, useGetEmailSettingsQuery } from '@/entities/campaign';
import { rightNow, scheduleRequest, type When } from '../../model/schedule/when';
import { usePlan } from './use-plan';

const limitText = (settings?: Pick<EmailSettings, 'dailyLimit'>): string => settings?.dailyLimit?.toString() ?? '';

function isPlanned(plan: SchedulePreview | undefined, problem: string | null): boolean {
  return problem === null && plan?.questions.length === 0;
}

/** The entered schedule and the server's plan for it. `coachIds` undefined: for the waiting emails. */
export function useWhen(campaignId: string, active: boolean, coachIds?: readonly number[], start: When = rightNow) {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const [changed, setChanged] = useState<Partial<When>>({});
  const isNow = (changed.way ?? start.way) === 'now';
  const { data: settings } = useGetEmailSettingsQuery(undefined, { skip: !active || isNow });
  const when: When = { ...start, dailyLimit: limitText(settings), ...changed };
  const request = scheduleRequest(when, zone);
  const asked = active && !isNow ? request : null;
  const { plan, questions, problem } = usePlan(campaignId, asked, coachIds);
  const onChange = (change: Partial<When>) => setChanged((before) => ({ ...before, ...change }));
  return {
    when,
    zone,
    request,
    later: isNow ? null : request,
    plan,
    questions,
    problem,
    isReady: isNow || (asked !== null && isPlanned(plan, problem)),
    onChange,
  };
}

export type WhenState = ReturnType<typeof useWhen>;
