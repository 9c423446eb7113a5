import type { Campaign } from '@/entities/campaign';
import { figureWords } from '../figure-words';

export interface Figure {
  label: string;
  count: number;
}

/** The numbers of a campaign; problems are shown only when there are any. */
export function campaignFigures(campaign: Campaign): Figure[] {
  const {
    sentCount,
    sentByHandCount,
    openCount,
    replyCount,
    failedCount,
    skippedCount,
    unknownCount,
    cancelledCount,
    keptCount,
    approvalCount,
  } = campaign;
  const always = [
    { label: figureWords.sent, count: sentCount },
    { label: figureWords.replied, count: replyCount },
    { label: figureWords.opened, count: openCount },
  ];
  const troubles = [
    { label: figureWords.byHand, count: sentByHandCount },
    { label: 'Waiting for approval', count: approvalCount },
    { label: 'Not delivered', count: keptCount },
    { label: 'Failed', count: failedCount },
    { label: 'Skipped', count: skippedCount },
    { label: 'Not sure', count: unknownCount },
    { label: 'Cancelled', count: cancelledCount },
  ];
  return [...always, ...troubles.filter(({ count }) => count > 0)];
}
