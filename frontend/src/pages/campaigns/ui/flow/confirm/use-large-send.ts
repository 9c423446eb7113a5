import { useState } from 'react';
import type { Recipient } from '@/entities/campaign';
import { confirmFigures } from '../../../model/flow/confirm-figures';
import { largeSend, type LargeSend } from '../../../model/flow/large-send';

interface Asking {
  large: LargeSend;
  keep: boolean;
}

/** Asks once about many emails, or many of one school, before `send` is called. */
export function useLargeSend(chosen: readonly Recipient[], send: (keep: boolean) => void) {
  const [asking, setAsking] = useState<Asking | null>(null);
  // Coaches of the choice that was agreed to: fewer of them are not asked about again.
  const [agreed, setAgreed] = useState<ReadonlySet<number>>(new Set());

  return {
    /** What is asked about now. */
    large: asking && asking.large,
    trySend(keep: boolean): void {
      const large = largeSend(confirmFigures(chosen).leaving);
      if (large === null || chosen.every(({ coachId }) => agreed.has(coachId))) send(keep);
      else setAsking({ large, keep });
    },
    agree(): void {
      setAgreed(new Set(chosen.map(({ coachId }) => coachId)));
      setAsking(null);
      if (asking !== null) send(asking.keep);
    },
    cancel: () => setAsking(null),
  };
}
