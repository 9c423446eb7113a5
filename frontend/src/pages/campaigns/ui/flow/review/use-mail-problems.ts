import { useEffect, useState } from 'react';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { type Campaign, type MailProblem, previewMail } from '@/entities/campaign';

type ApiState = Parameters<ReturnType<typeof previewMail.select>>[0];
type Found = ReadonlyMap<number, MailProblem[]>;

/** Mails looked at on the athlete's behalf; with more coaches the rest is looked at when it is sent. */
const most = 100;
const atOnce = 3;
const nothing: Found = new Map();

/** Asks the server for every picked mail in the background: coach → what it found. Starts anew when the text changes. */
export function useMailProblems({ id, subject, template }: Campaign, chosen: readonly { coachId: number }[]): Found {
  const dispatch = useDispatch<ThunkDispatch<ApiState, unknown, UnknownAction>>();
  const ids = JSON.stringify(chosen.slice(0, most).map(({ coachId }) => coachId));
  const about = JSON.stringify([id, ids, subject, template]);
  const [result, setResult] = useState({ about, found: nothing });

  useEffect(() => {
    let stopped = false;
    const waiting = JSON.parse(ids) as number[];

    function keep(coachId: number, problems: MailProblem[]): void {
      setResult((before) => {
        const found = before.about === about ? before.found : nothing;
        return { about, found: new Map(found).set(coachId, problems) };
      });
    }

    async function look(): Promise<void> {
      for (let coachId = waiting.shift(); coachId !== undefined && !stopped; coachId = waiting.shift()) {
        const { data } = await dispatch(previewMail.initiate({ id, coachId }, { subscribe: false, forceRefetch: true }));
        if (data !== undefined && !stopped) keep(coachId, data.problems);
      }
    }

    for (let worker = 0; worker < atOnce; worker += 1) void look();
    return () => {
      stopped = true;
    };
  }, [dispatch, id, ids, about]);

  return result.about === about ? result.found : nothing;
}
