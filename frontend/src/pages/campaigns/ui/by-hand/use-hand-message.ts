import { useState } from 'react';
import type { CampaignEmail, Confirmation, HandChannel, HandEmail, ShortMessage } from '@/entities/campaign';
import { heldBack } from '../../model/flow/held-back';
import { type SentByHand, useByHand } from './use-by-hand';

interface HandMessageOrder {
  campaignId: string;
  email: CampaignEmail;
  finished: HandEmail;
  channel: HandChannel;
  onSent: () => void;
}

/** What holds a message back, whether it fits, and "I sent it". */
export function useHandMessage({ campaignId, email, finished, channel, onSent }: HandMessageOrder) {
  const [short, setShort] = useState<ShortMessage | null>(null);
  const [confirmed, setConfirmed] = useState<Confirmation[]>([]);
  const { markSent, isBusy } = useByHand(campaignId);
  const isEmail = channel === 'email_by_hand';
  const open = heldBack.open(isEmail ? finished.problems : (short?.problems ?? []), confirmed);
  const blocked = open.length > 0;
  const fits = isEmail || (short !== null && short.length > 0 && short.length <= short.limit);
  const confirmedCodes = confirmed.map(({ code }) => code) as SentByHand['confirmed'];
  return {
    open,
    blocked,
    confirmedCodes,
    setShort,
    canMark: !blocked && !isBusy && fits,
    confirm: (code: string, coachIds: number[]) => setConfirmed(heldBack.confirm(confirmed, code, coachIds)),
    async markSent(): Promise<void> {
      const template = isEmail || short === null ? {} : { template: short.template };
      if (await markSent(email, { channel, confirmed: confirmedCodes, ...template })) onSent();
    },
  };
}
