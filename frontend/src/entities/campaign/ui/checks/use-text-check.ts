import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useCheckTextMutation } from '../../api/campaign-api';
import { movedFlags } from '../../model/checks/moved-flags';
import { flagKey, type TextFlag } from '../../model/checks/text-flag';

/** After the last key; a check of each key would be 60 a minute. */
const pauseMs = 800;

interface CheckedText {
  text: string;
  flags: readonly TextFlag[];
}

/** The one who gets the text, where it is one. */
interface Reader {
  schoolId?: number;
  coachId?: number;
}

const nothing: CheckedText = { text: '', flags: [] };

/**
 * What of a text has to be looked at, while it is written: asked for after a pause, one request at a time, the newest text. A check that
 * fails changes nothing; the emails are checked again before they leave.
 */
export function useTextCheck(text: string, { schoolId, coachId }: Reader = {}) {
  const [check] = useCheckTextMutation();
  const [checked, setChecked] = useState(nothing);
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set());
  const newest = useRef(text);
  useLayoutEffect(() => {
    newest.current = text;
  });

  useEffect(() => {
    if (text.trim() === '') return undefined;
    let request: ReturnType<typeof check> | undefined;
    const timer = setTimeout(() => {
      request = check({ text, ...(schoolId !== undefined && { schoolId }), ...(coachId !== undefined && { coachId }) });
      void request.then(({ data }) => {
        if (data !== undefined && newest.current === text) setChecked({ text, flags: data.flags });
      });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      request?.abort();
    };
  }, [text, schoolId, coachId, check]);

  const flags = useMemo(
    () => movedFlags(checked.flags, checked.text, text).filter((flag) => flag.severity === 'error' || !confirmed.has(flagKey(flag))),
    [checked, text, confirmed],
  );
  return { flags, confirm: (flag: TextFlag) => setConfirmed(new Set([...confirmed, flagKey(flag)])) };
}
