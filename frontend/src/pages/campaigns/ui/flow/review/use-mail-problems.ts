import { useEffect, useState } from 'react';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { type Campaign, type MailPreview, previewMail } from '@/entities/campaign';
import type { EmailText } from '../../../model/flow/looked-at';

type ApiState = Parameters<ReturnType<typeof previewMail.select>>[0];
type Found = ReadonlyMap<number, MailPreview>;

const atOnce = 3;
/** The first ones are shown one by one; after them every so many, since each time the whole list is drawn. */
const oneByOne = 30;
const batch = 25;
const nothing: Found = new Map();

/** Requests every picked email in the background and returns a map from coach to the email and its problems. Starts again when the campaign changes. */
export function useMailProblems(
  { id, revision }: Pick<Campaign, 'id' | 'revision'>,
  chosen: readonly { coachId: number }[],
  onChecked: (coachId: number, email: EmailText) => void,
): Found {
  const dispatch = useDispatch<ThunkDispatch<ApiState, unknown, UnknownAction>>();
  const ids = JSON.stringify(chosen.map(({ coachId }) => coachId));
  const about = JSON.stringify([id, ids, revision]);
  const [result, setResult] = useState({ about, found: nothing });

  useEffect(() => {
    let stopped = false;
    const waiting = JSON.parse(ids) as number[];
    const found = new Map<number, MailPreview>();
    let left = waiting.length;

    function keep(coachId: number, mail: MailPreview): void {
      onChecked(coachId, mail);
      found.set(coachId, mail);
    }

    function show(): void {
      left -= 1;
      if (!stopped && (found.size <= oneByOne || found.size % batch === 0 || left === 0)) setResult({ about, found: new Map(found) });
    }

    async function look(): Promise<void> {
      for (let coachId = waiting.shift(); coachId !== undefined && !stopped; coachId = waiting.shift()) {
        const { data } = await dispatch(previewMail.initiate({ id, coachId }, { subscribe: false, forceRefetch: true }));
        if (data !== undefined && !stopped) keep(coachId, data);
        show();
      }
    }

    for (let worker = 0; worker < atOnce; worker += 1) void look();
    return () => {
      stopped = true;
    };
  }, [dispatch, id, ids, about, onChecked]);

  return result.about === about ? result.found : nothing;
}
