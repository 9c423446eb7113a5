import { useState } from 'react';
import type { Recipient } from '@/entities/campaign';
import { confirmFigures } from '../../../model/flow/confirm-figures';
import type { SendWay } from '../../../model/flow/send-way';
import { largeSend, type LargeSend } from '../../../model/flow/large-send';

interface Asking {
  large: LargeSend;
  way: SendWay;
}

/** Asks for confirmation of many emails, or many to one school, before `send` is called. */
export function useLargeSend(chosen: readonly Recipient[], send: (way: SendWay) => void) {
  const [asking, setAsking] = useState<Asking | null>(null);
  // Coaches of the choice that was agreed to: fewer of them are not asked about again.
  const [agreed, setAgreed] = useState<ReadonlySet<number>>(new Set());

  return {
    /** The open question. */
    large: asking && asking.large,
    trySend(way: SendWay): void {
      const large = largeSend(confirmFigures(chosen).leaving);
      if (large === null || chosen.every(({ coachId }) => agreed.has(coachId))) send(way);
      else setAsking({ large, way });
    },
    agree(): void {
      setAgreed(new Set(chosen.map(({ coachId }) => coachId)));
      setAsking(null);
      if (asking !== null) send(asking.way);
    },
    cancel: () => setAsking(null),
  };
}
