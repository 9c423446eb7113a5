import { useEffect, useState } from 'react';
import { type ShortMessage, useWriteShortMessageMutation } from '@/entities/campaign';

interface ShortMessageOrder {
  campaignId: string;
  emailId: string;
  channel: 'x' | 'text';
  /** The message as the server filled it in and counted it; null while it is being written. */
  onWritten: (message: ShortMessage | null) => void;
}

const pauseMs = 400;

/** Lets the server fill in and count a short message, a moment after the last key. */
export function useShortMessage({ campaignId, emailId, channel, onWritten }: ShortMessageOrder) {
  const [template, setTemplate] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const [write, { data, error }] = useWriteShortMessageMutation();

  useEffect(() => {
    onWritten(null);
    const shortMessageRequest = { channel, ...(template !== null && { template }) };
    const ask = () =>
      void write({ id: campaignId, emailId, shortMessageRequest })
        .unwrap()
        .then(onWritten, () => undefined);
    const timer = setTimeout(ask, template === null ? 0 : pauseMs);
    return () => clearTimeout(timer);
  }, [campaignId, emailId, channel, template, tries, write, onWritten]);

  return { template, setTemplate, data, error, retry: () => setTries(tries + 1) };
}
